import { createInMemoryEventStore } from './test/in-memory-event-store.ts';
import { describeStoreContract } from './test/store-contract.ts';

describeStoreContract(
  'memory',
  async () => {
    const store = createInMemoryEventStore();
    return { store, reopen: async () => store, another: async () => store, [Symbol.asyncDispose]: () => store.close() };
  },
  { durable: 'it lives as long as its process' },
);
