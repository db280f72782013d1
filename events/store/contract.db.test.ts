import postgres from 'postgres';
import { testDatabase } from '#scripts/test/database.ts';
import { storeContract } from './contract.ts';
import { postgresStore } from './postgres/postgres-store.ts';

storeContract('postgres', async () => {
  const database = await testDatabase();
  const stores = [postgresStore({ sql: database.sql })];
  const pools: postgres.Sql[] = [];
  return {
    store: stores[0] as (typeof stores)[number],
    async reopen() {
      await stores.at(-1)?.close();
      const pool = postgres(database.url, { max: 2 });
      pools.push(pool);
      const store = postgresStore({ sql: pool });
      stores.push(store);
      return store;
    },
    async [Symbol.asyncDispose]() {
      for (const store of stores) await store.close();
      for (const pool of pools) await pool.end();
      await database[Symbol.asyncDispose]();
    },
  };
});
