import { storeContract } from './contract.ts';
import { memoryStore } from './memory.ts';

storeContract(
  'memory',
  async () => {
    const store = memoryStore();
    return { store, reopen: async () => store, another: async () => store, [Symbol.asyncDispose]: () => store.close() };
  },
  { durable: 'it lives as long as its process' },
);
