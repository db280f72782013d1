import type { Sql } from 'postgres';
import { importLog } from '#events/store/import-log.ts';
import type { Config } from '#services/config/config.ts';
import { readPersonalKeys, storePersonalKeys } from './personal-key-copy.ts';
import { readLogCopy } from './read-log-copy.ts';

interface ImportOptions {
  readonly sql: Sql;
  readonly config: Pick<Config, 'eventStoreUrl' | 'eventStorePrefix' | 'personalDataKey'>;
  readonly onProgress?: (events: number) => void;
}

/**
 * Writes a copy that `checkLogCopy` has accepted into an empty log, and its personal keys before it. Returns the number of
 * keys, undefined for a copy without them. Throws LogCopyFault, LogNotEmptyError, StoreUnavailableError.
 */
export const importLogCopy = async (
  folder: string,
  { sql, config, onProgress = () => {} }: ImportOptions,
): Promise<number | undefined> => {
  const keys = await readPersonalKeys(folder);
  if (keys) await storePersonalKeys(sql, config.personalDataKey, keys);
  const { eventStoreUrl, eventStorePrefix: prefix } = config;
  await importLog({ sql, eventStoreUrl, prefix }, async function* () {
    let read = 0;
    for await (const events of readLogCopy(folder)) {
      yield events;
      read += events.length;
      onProgress(read);
    }
  });
  return keys?.length;
};
