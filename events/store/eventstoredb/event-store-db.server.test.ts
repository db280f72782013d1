import { afterAll, it } from 'vitest';
import type { EventStore } from '../port/event-store.ts';
import { describeStoreContract } from '../test/store-contract.ts';
import { openEventStoreDb } from './event-store-db.ts';
import { eventStoreDbCases } from './test/event-store-db-cases.ts';
import { eventStoreDbMissingCapabilities, openEventStoreDbServer } from './test/server-fixture.ts';

const server = await openEventStoreDbServer();

if ('missing' in server) {
  it.skip(`event store contract: EventStoreDB (${server.missing})`);
  for (const { title } of eventStoreDbCases) it.skip(`EventStoreDB: ${title} (${server.missing})`);
} else {
  afterAll(() => server.stop());
  describeStoreContract(
    'EventStoreDB',
    async () => {
      const options = { url: server.url, prefix: `contract-${crypto.randomUUID()}-` };
      const stores = [openEventStoreDb(options)];
      const another = async () => {
        const store = openEventStoreDb(options);
        stores.push(store);
        return store;
      };
      const reopen = async () => {
        await stores.at(-1)?.close();
        return another();
      };
      const dispose = async () => {
        for (const store of stores) await store.close();
      };
      return { store: stores[0] as (typeof stores)[number], reopen, another, [Symbol.asyncDispose]: dispose };
    },
    eventStoreDbMissingCapabilities,
  );

  it.each(eventStoreDbCases.map(({ title, run }) => [title, run] as const))('EventStoreDB: %s', async (_, run) => {
    const own = `ours-${crypto.randomUUID()}-`;
    const [ours, theirs, nested] = [own, `theirs-${crypto.randomUUID()}-`, `${own}b-`].map((prefix) =>
      openEventStoreDb({ url: server.url, prefix }),
    ) as [EventStore, EventStore, EventStore];
    await run(ours, theirs, nested);
    await Promise.all([ours.close(), theirs.close(), nested.close()]);
  });
}
