import type { Sql, TransactionSql } from 'postgres';
import type { EventStore } from '#events/store/port/event-store.ts';
import { dropAllReadSchemas } from '#projections/engine/schema-use.ts';
import { findCentre } from '#services/core/centre/centre.ts';
import { countFurther, findBeginning, saveKnownLog } from './known-log.ts';
import { countRestore } from './log-restores.ts';

/**
 * Makes a log the one that belongs to this database, whatever was known before. The read models are dropped, so that the
 * next start builds them from this log; in an empty log it begins a new centre. `clearResults` removes what else was computed
 * from the log that was known before. Throws SchemaInUseError, with nothing
 * changed, while the program runs. Throws LogGapError, StoreUnavailableError.
 */
export const acceptLog = async (
  sql: Sql,
  store: EventStore,
  clearResults: (tx: TransactionSql) => Promise<void>,
): Promise<void> => {
  const beginning = await findBeginning(store);
  const accepted = beginning && (await countFurther(store, beginning));
  const centre = await findCentre(store);
  await sql.begin(async (tx) => {
    await dropAllReadSchemas(tx);
    await clearResults(tx);
    await tx`delete from desk.known_log`;
    if (accepted) await saveKnownLog(tx, accepted);
    // Pages that are still open must not compare their positions with those of this log.
    if (centre) await countRestore(tx, centre.logId, 0);
  });
};
