import postgres from 'postgres';
import { openTestDatabase } from '#testing/database-fixture.ts';
import { openPostgresStore } from './postgres/open-postgres-store.ts';
import { describeStoreContract } from './test/store-contract.ts';

describeStoreContract('postgres', async () => {
  const database = await openTestDatabase();
  const stores = [openPostgresStore({ sql: database.sql })];
  const pools: postgres.Sql[] = [];
  const another = async () => {
    const pool = postgres(database.url, { max: 2 });
    pools.push(pool);
    const store = openPostgresStore({ sql: pool });
    stores.push(store);
    return store;
  };
  return {
    store: stores[0] as (typeof stores)[number],
    another,
    async reopen() {
      await stores.at(-1)?.close();
      return another();
    },
    async [Symbol.asyncDispose]() {
      for (const store of stores) await store.close();
      for (const pool of pools) await pool.end();
      await database[Symbol.asyncDispose]();
    },
  };
});
