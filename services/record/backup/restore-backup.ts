import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Sql } from 'postgres';
import { passCrashpoint } from '#events/kernel/crashpoint.ts';
import { createChainChecker, createLogProver } from '#events/record/log-copy/log-proof.ts';
import { importLog } from '#events/store/import-log.ts';
import { openEventStore } from '#events/store/open-event-store.ts';
import { type EventStore, LogNotEmptyError, type StoredEvent } from '#events/store/port/event-store.ts';
import { recordImportedLog } from '#services/core/event-log/accept-log.ts';
import { formatLogLoss } from '#services/core/event-log/judge-log.ts';
import { countRestore } from '#services/core/event-log/log-restores.ts';
import { migrateDatabase } from '#services/core/migrate-database.ts';
import type { Config } from '#services/platform/config/config.ts';
import { checkMasterKey } from '#services/platform/personal-keys/master-key.ts';
import { clearResultsOfLog } from '#services/record/clear-results-of-log.ts';
import { storeErasureRequest, toOwnRequest } from '#services/record/erasures/erasure-store.ts';
import { storePersonalKeys } from '#services/record/log-copy/personal-key-copy.ts';
import { parseLogLines, toLineFault } from '#services/record/log-copy/read-log-copy.ts';
import { storeSealKey } from '#services/record/log-copy/seal-key-copy.ts';
import { growTree } from '#services/record/merkle/grow-tree.ts';
import { beginsWith, readTree } from '#services/record/merkle/read-tree.ts';
import { BackupFault } from './backup-fault.ts';
import { checkBackupFile, readBackupFile, toFilePath } from './backup-file.ts';
import type { BackupKeys } from './backup-keys.ts';
import { type BackupManifest, listBackupFiles, sumBackupBytes } from './backup-manifest.ts';
import { findRunningRestore } from './backup-store.ts';
import { openTableCopy } from './backup-tables.ts';
import { ERASED_FILE, type ErasedPeople, loadErasedPeople } from './erased-people.ts';

interface BackupSource {
  readonly folder: string;
  readonly manifest: BackupManifest;
  /** Undefined if the centre is restored without them, so that nobody can read names and notes. */
  readonly keys: BackupKeys | undefined;
  /** The secret keys of age that open an encrypted backup. */
  readonly identities: readonly string[];
}

/** Compares every byte of a backup with what was written. Throws BackupFault, which names the file that differs. */
export const checkBackup = async (
  { folder, manifest }: Pick<BackupSource, 'folder' | 'manifest'>,
  onProgress: (share: number) => void,
): Promise<void> => {
  const total = Math.max(1, sumBackupBytes(manifest));
  let read = 0;
  const onBytes = (bytes: number) => {
    read += bytes;
    onProgress(Math.min(1, read / total));
  };
  for (const file of listBackupFiles(manifest)) await checkBackupFile(toFilePath(folder, file), file, onBytes);
};

interface RestoreParts {
  readonly sql: Sql;
  readonly config: Pick<Config, 'databaseUrl' | 'eventStoreUrl' | 'eventStorePrefix' | 'personalDataKey'>;
}

/**
 * Restores a backup that `checkBackup` has accepted into an empty centre. One that was interrupted is continued by the same
 * restore; until then the program does not start. A log that is whole, or has even newer events, is kept as it is: an
 * EventStoreDB can survive the database. Throws BackupFault, LogCopyFault, LogNotEmptyError, StoreUnavailableError.
 */
export const restoreBackup = async (
  { sql, config }: RestoreParts,
  source: BackupSource,
  onProgress: (events: number) => void,
): Promise<void> => {
  const { manifest, keys } = source;
  const erased = await loadErasedPeople(source.folder);
  if (erased === undefined)
    throw new BackupFault(
      `The list of erased people, ${ERASED_FILE}, is missing in ${source.folder}. Copy it from where the backup comes`,
    );
  await migrateDatabase(config.databaseUrl, manifest.migrations);
  const { eventStoreUrl, eventStorePrefix: prefix } = config;
  const store = await openEventStore({ eventStoreUrl, prefix, sql });
  try {
    await beginRestore(sql, manifest);
    await checkMasterKey({ sql, masterKey: config.personalDataKey });
    const storeKeys = async () => {
      if (keys) await storePersonalKeys(sql, config.personalDataKey, keys.personalKeys);
      if (keys?.sealKey) await storeSealKey(sql, Buffer.from(keys.sealKey, 'base64'));
    };
    if (await holdsEvents({ sql, store }, manifest)) await storeKeys();
    else await importLog({ sql, eventStoreUrl, prefix }, () => readEvents(source, onProgress), storeKeys);
    passCrashpoint('after-restore-of-log');
    await restoreTables(sql, source);
    await migrateDatabase(config.databaseUrl);
    passCrashpoint('after-restore-of-tables');
    await growTree({ sql, store });
    const loss = await recordImportedLog(sql, store, clearResultsOfLog);
    if (loss) throw new BackupFault(formatLogLoss(loss).replace(/\.$/, ''));
    await endRestore(sql, manifest, erased);
  } catch (error) {
    // Nothing was written, so another backup may be restored.
    if (error instanceof LogNotEmptyError) await sql`delete from desk.restore`;
    throw error;
  } finally {
    await store.close();
  }
};

const beginRestore = async (sql: Sql, { name }: BackupManifest): Promise<void> => {
  const running = await findRunningRestore(sql);
  if (running === name) return;
  if (running !== undefined)
    throw new BackupFault(`The restore of the backup ${running} was interrupted here. Repeat that one first`);
  const [row] = await sql<[{ used: boolean }]>`
    select exists (select from accounts."user") or exists (select from desk.personal_keys)
      or exists (select from desk.known_log) as used`;
  if (row.used) throw new BackupFault('This centre is not empty. Restore into an empty folder or database');
  await sql`insert into desk.restore (backup) values (${name})`;
};

/** Whether the log begins with all events of the backup. */
const holdsEvents = async (
  { sql, store }: { readonly sql: Sql; readonly store: EventStore },
  { log }: BackupManifest,
): Promise<boolean> => {
  if ((await store.head()) === 0n) return false;
  await growTree({ sql, store });
  return readTree(sql, (tree) => beginsWith(tree, log));
};

/**
 * Requests the erasure of those who were erased after the backup: its log does not say so. Nothing serves the centre before
 * this is stored. Pages that are still open must not compare their positions with those of the restored log.
 */
const endRestore = async (sql: Sql, { logId }: BackupManifest, erased: ErasedPeople): Promise<void> => {
  const unusedNumber = Math.floor(Date.now() / 60_000);
  await sql.begin(async (tx) => {
    await countRestore(tx, logId, unusedNumber);
    for (const { person } of erased) await storeErasureRequest(tx, toOwnRequest(person));
    await tx`delete from desk.restore`;
  });
};

/** Writes all rows or none. */
const restoreTables = async (sql: Sql, { folder, manifest: { tables }, identities }: BackupSource): Promise<void> => {
  await sql.begin(async (tx) => {
    for (const { schema, table } of tables) await tx`truncate ${tx(schema)}.${tx(table)} cascade`;
    for (const file of tables) {
      const content = readBackupFile(toFilePath(folder, file), identities);
      await pipeline(Readable.from(content, { objectMode: false }), await openTableCopy(tx, file));
    }
  });
};

/** The events of all segments in their order. Throws LogCopyFault, and BackupFault if they are not those of the manifest. */
async function* readEvents(
  { folder, manifest: { log }, identities }: BackupSource,
  onProgress: (events: number) => void,
): AsyncGenerator<readonly StoredEvent[]> {
  const chains = createChainChecker();
  const prover = createLogProver();
  for (const segment of log.segments) {
    const path = toFilePath(folder, segment);
    const chunks = readBackupFile(path, identities);
    const before = BigInt(prover.proof().events);
    for await (const events of parseLogLines(chunks, segment.path, before)) {
      for (const event of events) {
        try {
          chains.check(event);
        } catch (error) {
          throw toLineFault(error, segment.path, event.position - before);
        }
        prover.add(event);
      }
      yield events;
      onProgress(prover.proof().events);
    }
  }
  if (prover.proof().root !== log.root)
    throw new BackupFault('The events of the backup are other ones than those of its manifest');
}
