import { afterAll, it } from 'vitest';
import { storeContract } from '../contract.ts';
import { eventStoreDb } from './event-store-db.ts';
import { eventStoreDbLacks, eventStoreServer } from './test-server.ts';

const server = await eventStoreServer();

if ('missing' in server) it.skip(`event store contract: EventStoreDB (${server.missing})`);
else {
  afterAll(() => server.stop());
  storeContract(
    'EventStoreDB',
    async () => {
      const options = { url: server.url, prefix: `contract-${crypto.randomUUID()}-` };
      const stores = [eventStoreDb(options)];
      const reopen = async () => {
        await stores.at(-1)?.close();
        const store = eventStoreDb(options);
        stores.push(store);
        return store;
      };
      const dispose = async () => {
        for (const store of stores) await store.close();
      };
      return { store: stores[0] as (typeof stores)[number], reopen, [Symbol.asyncDispose]: dispose };
    },
    eventStoreDbLacks,
  );
}
