import type { Sql } from 'postgres';
import { importLog } from '#events/store/import-log.ts';
import type { Config } from '#services/platform/config/config.ts';
import { readPersonalKeys, storePersonalKeys } from './personal-key-copy.ts';
import { readLogCopy } from './read-log-copy.ts';
import { readSealKey, storeSealKey } from './seal-key-copy.ts';

interface ImportOptions {
  readonly sql: Sql;
  readonly config: Pick<Config, 'eventStoreUrl' | 'eventStorePrefix' | 'personalDataKey'>;
  readonly onProgress?: (events: number) => void;
}

/**
 * Writes a copy that `checkLogCopy` has accepted into an empty log, and its keys before it. Returns the number of personal
 * keys, undefined for a copy without them. Throws LogCopyFault, LogNotEmptyError, StoreUnavailableError.
 */
export const importLogCopy = async (
  folder: string,
  { sql, config, onProgress = () => {} }: ImportOptions,
): Promise<number | undefined> => {
  const [keys, sealKey] = await Promise.all([readPersonalKeys(folder), readSealKey(folder)]);
  const { eventStoreUrl, eventStorePrefix: prefix, personalDataKey } = config;
  const source = async function* () {
    let read = 0;
    for await (const events of readLogCopy(folder)) {
      yield events;
      read += events.length;
      onProgress(read);
    }
  };
  await importLog({ sql, eventStoreUrl, prefix }, source, async () => {
    if (keys) await storePersonalKeys(sql, personalDataKey, keys);
    if (sealKey) await storeSealKey(sql, sealKey);
  });
  return keys?.length;
};
