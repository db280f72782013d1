import type { IdempotencyKeys, UsedIdempotencyKey } from './idempotency-keys.ts';

/** Idempotency keys in memory, for a handler that runs in one process only: it owns all of them. */
export function createMemoryIdempotencyKeys(): IdempotencyKeys {
  const used = new Map<string, UsedIdempotencyKey>();
  const use = (commandId: string, key: UsedIdempotencyKey): UsedIdempotencyKey => {
    used.set(commandId, key);
    return key;
  };
  return {
    find: async (commandId) => used.get(commandId),
    reserve: async (commandId, stream) =>
      used.get(commandId) ?? use(commandId, { stream, acknowledgement: undefined, isOwn: true }),
    async acknowledge(commandId, stream, acknowledgement) {
      const earlier = used.get(commandId);
      const isNew = earlier === undefined || (earlier.stream === stream && earlier.acknowledgement === undefined);
      return isNew ? use(commandId, { stream, acknowledgement, isOwn: true }) : earlier;
    },
    async release(commandId, stream) {
      const key = used.get(commandId);
      if (key?.stream === stream && key.acknowledgement === undefined) used.delete(commandId);
    },
  };
}
