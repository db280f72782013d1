import type { KeyRing } from '#events/record/key-ring.ts';
import type { EventStore } from '#events/store/port/event-store.ts';
import { readErasures } from '#services/record/erasures/read-erasures.ts';

/**
 * A key ring that believes the log, and not the database, about who was erased: a deleted key counts as erased only if the log
 * says so, and is missing otherwise; one that the log calls erased is erased also if its row is gone.
 */
export const createErasedKeyRing = (store: EventStore, keys: KeyRing): KeyRing => {
  const erasedByLog = new Set<string>();
  let version = 0;

  /** Reads the erasures that were recorded since the last call. */
  const readNewErasures = async (): Promise<void> => {
    const read = await readErasures(store, version);
    for (const { key } of read.erasures) if (key !== undefined) erasedByLog.add(key);
    version = read.version;
  };

  return {
    ...keys,
    async byId(keyIds) {
      const found = await keys.byId(keyIds);
      const deleted = keyIds.filter((keyId) => !found.has(keyId) || found.get(keyId) === 'erased');
      // Somebody may have been erased while the log is checked.
      if (deleted.some((keyId) => !erasedByLog.has(keyId))) await readNewErasures();
      return new Map([
        ...[...found].filter(([, key]) => key !== 'erased'),
        ...deleted.filter((keyId) => erasedByLog.has(keyId)).map((keyId) => [keyId, 'erased'] as const),
      ]);
    },
  };
};
