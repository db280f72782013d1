import postgres from 'postgres';
import { type EventStore, LogNotEmptyError } from '#events/store/port/event-store.ts';
import { recordImportedLog } from '#services/core/event-log/accept-log.ts';
import { formatLogLoss, LOG_LOSS_ADVICE, type LogLoss } from '#services/core/event-log/judge-log.ts';
import { findLoss, loadKnownLog } from '#services/core/event-log/known-log.ts';
import { findLogPlace, openStoreAt } from '#services/core/event-log/log-place.ts';
import { migrateDatabase } from '#services/core/migrate-database.ts';
import { CannotStartError } from '#services/platform/config/cannot-start-error.ts';
import type { Config } from '#services/platform/config/config.ts';
import { checkMasterKey } from '#services/platform/personal-keys/master-key.ts';
import { clearResultsOfLog } from '#services/record/clear-results-of-log.ts';
import { importLogCopy } from '#services/record/log-copy/import-log-copy.ts';
import { LogCopyFault } from '#services/record/log-copy/log-copy-fault.ts';
import type { Manifest } from '#services/record/log-copy/manifest.ts';
import { checkLogCopy } from '#services/record/log-copy/read-log-copy.ts';
import { growTree } from '#services/record/merkle/grow-tree.ts';
import { runWithConfig } from './open.ts';
import { createProgressBar } from './progress-bar.ts';

/** Writes a copy of a log into an empty centre. Nothing is opened or written before the whole copy has been checked. */
export const runImport = async (folder: string): Promise<void> => {
  try {
    const progressBar = createProgressBar();
    const manifest = await checkLogCopy(folder, (events) =>
      progressBar.show({ share: undefined, text: `${events} checked` }),
    );
    const { keys, loss } = await runWithConfig((config) => writeInto(config, folder, manifest, progressBar), true);
    progressBar.end();
    console.log(`${manifest.events} events were imported, with the root ${manifest.root}.`);
    console.log(
      keys === undefined
        ? 'The copy holds no personal keys, so names and notes cannot be read.'
        : `${keys} personal keys were imported.`,
    );
    console.log('Passwords, pictures and drafts are not in the log.');
    console.log(loss ? `${formatLogLoss(loss)} ${LOG_LOSS_ADVICE}` : 'The next start builds the read models.');
  } catch (error) {
    throw error instanceof LogCopyFault || error instanceof LogNotEmptyError
      ? new CannotStartError(`Nothing was imported: ${toReason(error)}.`)
      : error;
  }
};

const toReason = (error: Error): string =>
  error instanceof LogNotEmptyError
    ? 'the log of this centre is not empty. Import into an empty folder or database'
    : error.message;

interface Imported {
  /** How many personal keys; undefined for a copy without them. */
  readonly keys: number | undefined;
  /** What the imported log lacks of the one that this database knows. */
  readonly loss: LogLoss | undefined;
}

/**
 * Throws LogNotEmptyError if the log is the whole one of this centre: a copy of it would count as an import that was
 * interrupted, and bring its keys along.
 */
const refuseLogOfCentre = async (sql: postgres.Sql, store: EventStore): Promise<void> => {
  const known = await loadKnownLog(sql);
  if (known && (await findLoss(store, known)) === undefined)
    throw new LogNotEmptyError('The log holds the events of this centre.');
};

async function writeInto(
  config: Config,
  folder: string,
  manifest: Manifest,
  progressBar: ReturnType<typeof createProgressBar>,
): Promise<Imported> {
  await migrateDatabase(config.databaseUrl);
  const sql = postgres(config.databaseUrl, { max: 2, onnotice: () => {} });
  try {
    await checkMasterKey({ sql, masterKey: config.personalDataKey });
    const onProgress = (events: number) =>
      progressBar.show({ share: events / manifest.events, text: `${events} written` });
    const place = await findLogPlace(sql, config);
    const store = await openStoreAt(place, sql);
    try {
      await refuseLogOfCentre(sql, store);
      const keys = await importLogCopy(folder, { sql, config: { ...config, ...place }, onProgress });
      await growTree({ sql, store });
      return { keys, loss: await recordImportedLog(sql, store, clearResultsOfLog) };
    } finally {
      await store.close();
    }
  } finally {
    await sql.end();
  }
}
