import type { Sql, TransactionSql } from 'postgres';
import type { EventStore } from '#events/store/port/event-store.ts';
import { dropAllReadSchemas } from '#projections/engine/schema-use.ts';
import { findCentre } from '#services/core/centre/centre.ts';
import type { LogLoss } from './judge-log.ts';
import { countFurther, findBeginning, findLoss, loadKnownLog, saveKnownLog } from './known-log.ts';
import { countRestore } from './log-restores.ts';

/** Removes what else was computed from the log that was known before. */
type ClearResults = (tx: TransactionSql) => Promise<void>;

/**
 * Makes a log the one that belongs to this database, whatever was known before. The read models are dropped, so that the
 * next start builds them from this log; in an empty log it begins a new centre. Throws SchemaInUseError, with nothing
 * changed, while the program runs. Throws LogGapError, StoreUnavailableError.
 */
export const acceptLog = async (sql: Sql, store: EventStore, clearResults: ClearResults): Promise<void> => {
  const accepted = await countLog(store);
  const centre = await findCentre(store);
  await sql.begin(async (tx) => {
    await dropAllReadSchemas(tx);
    await replaceKnownLog(tx, accepted, clearResults);
    // Pages that are still open must not compare their positions with those of this log.
    if (centre) await countRestore(tx, centre.logId, 0);
    // A log that was moved has kept another id.
    await tx`update desk.log_restores set restores = restores + 1`;
  });
};

/**
 * Records the events of a log that was just imported as known, at the positions that they have in their new store. Returns
 * what the log lacks of the known one, and then changes nothing. Throws LogGapError, StoreUnavailableError.
 */
export const recordImportedLog = async (
  sql: Sql,
  store: EventStore,
  clearResults: ClearResults,
): Promise<LogLoss | undefined> => {
  const known = await loadKnownLog(sql);
  const loss = known && (await findLoss(store, known));
  if (loss) return loss;
  const imported = await countLog(store);
  await sql.begin((tx) => replaceKnownLog(tx, imported, clearResults));
  return undefined;
};

type CountedLog = Awaited<ReturnType<typeof findBeginning>>;

const countLog = async (store: EventStore): Promise<CountedLog> => {
  const beginning = await findBeginning(store);
  return beginning && countFurther(store, beginning);
};

const replaceKnownLog = async (tx: TransactionSql, counted: CountedLog, clearResults: ClearResults): Promise<void> => {
  await clearResults(tx);
  await tx`delete from desk.known_log`;
  if (counted) await saveKnownLog(tx, counted);
};
