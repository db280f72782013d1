import { mkdir, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Sql, TransactionSql } from 'postgres';
import { passCrashpoint } from '#events/kernel/crashpoint.ts';
import type { EventStore } from '#events/store/port/event-store.ts';
import { openDatabaseSession } from '#projections/engine/database-session.ts';
import type { Config } from '#services/platform/config/config.ts';
import { makeFolder } from '#services/platform/files/make-folder.ts';
import { readErasures } from '#services/record/erasures/read-erasures.ts';
import packageJson from '../../../package.json' with { type: 'json' };
import { BackupFault, describeBackupFailure } from './backup-fault.ts';
import { toFileEnding, toFilePath, writeBackupFile } from './backup-file.ts';
import { deleteBackup, deleteUnusedSegments, LOG_FOLDER, listBackupNames, PRIVATE } from './backup-folder.ts';
import { writeBackupKeys } from './backup-keys.ts';
import { toSegmentPath, writeLogBackup } from './backup-log.ts';
import { type BackupManifest, readManifest, type TableCopy, toBackupName, writeManifest } from './backup-manifest.ts';
import { copyTableOut, listBackupTables } from './backup-tables.ts';
import { deleteOldBackups, type KeepCounts } from './delete-old-backups.ts';
import { saveErasedPeople } from './erased-people.ts';

interface BackupParts {
  readonly sql: Sql;
  readonly store: EventStore;
  readonly logId: string;
  readonly config: Pick<Config, 'personalDataKey' | 'sessionSecret' | 'eventStoreUrl'>;
}

export interface BackupTarget {
  readonly folder: string;
  /** The folder of the keys; undefined for a backup without keys. */
  readonly keysFolder: string | undefined;
  /** The public keys of age for which everything is encrypted; empty for a backup that is not encrypted. */
  readonly recipients: readonly string[];
  /** How many backups and files of keys are kept; undefined to delete none. */
  readonly kept?: KeepCounts | undefined;
}

export interface WrittenBackup {
  readonly manifest: BackupManifest;
  /** What is wrong with the earlier backups in the folder, and why old ones were not deleted; sentences. */
  readonly warnings: readonly string[];
}

/** The name under which PostgreSQL lists the connection of a backup. */
export const BACKUP_SESSION_NAME = 'rollbook backup';
const QUIET_ATTEMPTS_MAX = 20;
const QUIET_WAIT_MS = 50;

/**
 * Writes a backup of the running centre: accounts and desk as they are at one moment, and the log up to that moment. A backup
 * that fails leaves the earlier ones as they are. Then the old ones are deleted. Throws BackupFault, LogGapError,
 * StoreUnavailableError, and what the disk throws.
 */
export const writeBackup = async (
  parts: BackupParts,
  target: BackupTarget,
  onProgress: (share: number) => void = () => {},
): Promise<WrittenBackup> => {
  const { sql } = parts;
  refuseKeysBesideBackups(target);
  const settings = { application_name: BACKUP_SESSION_NAME, idle_in_transaction_session_timeout: 0 };
  await using session = await openDatabaseSession(sql, settings);
  // Also for the deletion, which would take the events of a backup that is being written for those of none.
  await lockBackups(session.sql);
  const written = await writeNewBackup(session.sql, parts, target, onProgress);
  if (target.kept === undefined) return written;
  const fault = await deleteOldBackups(target, target.kept).catch((error) => {
    const failure = describeBackupFailure(error);
    if (failure === undefined) throw error;
    return failure;
  });
  return fault ? { ...written, warnings: [...written.warnings, `Old backups were not deleted: ${fault}.`] } : written;
};

const writeNewBackup = async (
  session: Sql,
  parts: BackupParts,
  { folder, keysFolder, recipients }: BackupTarget,
  onProgress: (share: number) => void,
): Promise<WrittenBackup> => {
  const { sql, store, logId } = parts;
  for (const path of [folder, join(folder, LOG_FOLDER), ...(keysFolder ? [keysFolder] : [])])
    await makeFolder(path, PRIVATE);
  const earlier = await prepareFolder(folder, logId);
  const madeAt = new Date();
  const name = toBackupName(madeAt);
  await mkdir(join(folder, name), { mode: PRIVATE }).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EEXIST' ? new BackupFault(`The backup ${name} was made in this second`) : error;
  });
  const written = [join(folder, name), toFilePath(folder, { path: toSegmentPath(name, recipients) })];
  try {
    const { position, ...database } = await copyDatabase(session, parts, { folder, name, recipients });
    passCrashpoint('after-backup-of-tables');
    const { log, fullBackupReason } = await writeLogBackup({
      ...{ sql, store, folder, name, recipients, until: position, earlier: earlier.newest, onProgress },
    });
    passCrashpoint('after-backup-of-log');
    // The keys come after the events, so that nobody's key is missing whose events are there.
    const keys = keysFolder ? await writeBackupKeys(keysFolder, name, { ...parts, recipients }) : null;
    if (keysFolder && keys) written.push(join(keysFolder, keys.file));
    const manifest: BackupManifest = {
      ...{ format: 'rollbook-backup-1', name, madeAt: madeAt.toISOString(), rollbook: packageJson.version, logId },
      ...{ encrypted: recipients.length > 0, ...database, log, keys },
    };
    await saveErasedPeople(folder, (await readErasures(store)).erasures);
    await writeManifest(folder, manifest);
    return {
      manifest,
      warnings: [
        ...earlier.warnings,
        ...(fullBackupReason ? [`${fullBackupReason} All events were written again.`] : []),
      ],
    };
  } catch (error) {
    // What was written of it takes space, which may be what is missing.
    for (const path of written) await rm(path, { recursive: true, force: true }).catch(() => {});
    throw error;
  }
};

const refuseKeysBesideBackups = ({ folder, keysFolder }: BackupTarget): void => {
  if (keysFolder === undefined || relative(folder, keysFolder).startsWith('..')) return;
  throw new BackupFault('The keys must be outside the folder of the backups: whoever has both can read everything');
};

const lockBackups = async (sql: Sql): Promise<void> => {
  const [row] = await sql<[{ locked: boolean }]>`
    select pg_try_advisory_lock(hashtextextended('rollbook backup', 0)) as locked`;
  if (!row.locked) throw new BackupFault('Another backup of this centre is being made');
};

interface EarlierBackups {
  readonly newest: BackupManifest | undefined;
  /** Says which manifests cannot be read; they do not prevent a new backup. */
  readonly warnings: readonly string[];
}

/** Finds the earlier backups, and deletes what is left of those that were killed. No other backup of this centre runs. */
const prepareFolder = async (folder: string, logId: string): Promise<EarlierBackups> => {
  const { complete, unfinished } = await listBackupNames(folder);
  const read = await Promise.allSettled(complete.map((name) => readManifest(folder, name)));
  const manifests = read.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  if (manifests.some((each) => each.logId !== logId))
    throw new BackupFault(`The folder ${folder} holds the backups of another centre`);
  const faults = read.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
  for (const fault of faults) if (!(fault instanceof BackupFault)) throw fault;
  for (const name of unfinished) await deleteBackup(folder, name);
  if (faults.length === 0) await deleteUnusedSegments(folder, manifests);
  return { newest: manifests.at(-1), warnings: faults.map((fault: BackupFault) => `${fault.message}.`) };
};

interface DatabaseCopy extends Pick<BackupManifest, 'tables' | 'migrations'> {
  /** The position of the log at the moment of the copy. */
  readonly position: bigint;
}

/** The log moved while the copy began. */
class LogMovedError extends Error {
  override readonly name = 'LogMovedError';
}

/**
 * Copies the tables as they are at one moment. PostgreSQL knows the end of its own log at that moment. With EventStoreDB, it
 * is a moment in which no event was appended, if there is one within a second; otherwise the log may be a little newer.
 */
const copyDatabase = async (sql: Sql, parts: BackupParts, target: CopyTarget): Promise<DatabaseCopy> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const copied = await sql.begin('isolation level repeatable read read only', async (tx) => ({
        position: await findSnapshotPosition(tx, parts, attempt < QUIET_ATTEMPTS_MAX),
        migrations: { accounts: await loadMigrations(tx, 'accounts'), desk: await loadMigrations(tx, 'desk') },
        tables: await copyTables(tx, target),
      }));
      return copied as DatabaseCopy;
    } catch (error) {
      if (!(error instanceof LogMovedError)) throw error;
      await sleep(QUIET_WAIT_MS);
    }
  }
};

const findSnapshotPosition = async (
  tx: TransactionSql,
  { store, config }: BackupParts,
  mustBeQuiet: boolean,
): Promise<bigint> => {
  if (!config.eventStoreUrl) {
    const [row] = await tx<[{ head: string | null }]>`select max(position)::text as head from log.events`;
    return BigInt(row.head ?? 0);
  }
  const before = await store.head();
  await tx`select 1`;
  const after = await store.head();
  if (mustBeQuiet && before !== after) throw new LogMovedError();
  return after;
};

const loadMigrations = async (tx: TransactionSql, schema: 'accounts' | 'desk'): Promise<string[]> =>
  (await tx<{ name: string }[]>`select name from ${tx(schema)}.migrations order by id`).map(({ name }) => name);

interface CopyTarget extends Pick<BackupTarget, 'folder' | 'recipients'> {
  readonly name: string;
}

const copyTables = async (tx: TransactionSql, { folder, name, recipients }: CopyTarget): Promise<TableCopy[]> => {
  const copies: TableCopy[] = [];
  for (const { schema, table, columns } of await listBackupTables(tx)) {
    const path = `${name}/${schema}.${table}.copy${toFileEnding(recipients)}`;
    let rows = 0;
    const content = copyTableOut(tx, { schema, table, columns }, (more) => {
      rows += more;
    });
    const file = await writeBackupFile(toFilePath(folder, { path }), content, recipients);
    copies.push({ schema, table, columns: [...columns], path, ...file, rows });
  }
  return copies;
};
