import { randomBytes, randomUUID } from 'node:crypto';
import type { KeyRing, PersonalKey } from '../key-ring.ts';

/** A key ring in the memory of this process, for tests and benchmarks. */
export const createInMemoryKeyRing = (): KeyRing => {
  const byPerson = new Map<string, PersonalKey | 'erased'>();
  const byKeyId = new Map<string, PersonalKey | 'erased'>();
  return {
    create: async (personId) => {
      const known = byPerson.get(personId);
      if (known === 'erased') throw new Error('The key of an erased person cannot be created again.');
      if (known !== undefined) return known;
      const key = { keyId: randomUUID(), personId, secret: randomBytes(32) };
      byPerson.set(personId, key);
      byKeyId.set(key.keyId, key);
      return key;
    },
    forPerson: async (personId) => byPerson.get(personId),
    byId: async (keyIds) => {
      const found = new Map<string, PersonalKey | 'erased'>();
      for (const keyId of keyIds) {
        const key = byKeyId.get(keyId);
        if (key !== undefined) found.set(keyId, key);
      }
      return found;
    },
    erase: async (personId) => {
      const key = byPerson.get(personId);
      if (key !== undefined && key !== 'erased') byKeyId.set(key.keyId, 'erased');
      byPerson.set(personId, 'erased');
    },
    forget() {},
  };
};
