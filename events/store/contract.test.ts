import { memoryStore } from './test/in-memory-event-store.ts';
import { storeContract } from './test/store-contract.ts';

storeContract(
  'memory',
  async () => {
    const store = memoryStore();
    return { store, reopen: async () => store, another: async () => store, [Symbol.asyncDispose]: () => store.close() };
  },
  { durable: 'it lives as long as its process' },
);
