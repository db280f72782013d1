import { readFileSync } from 'node:fs';
import postgres, { type ISql, type Sql, type TransactionSql } from 'postgres';
import { toStudentStream } from '#events/classes/student/student-stream.ts';
import { runAsOne } from '#events/kernel/run-as-one.ts';
import type { KeyRing } from '#events/record/key-ring.ts';
import type { EventStore } from '#events/store/port/event-store.ts';
import { type Checkpoint, isCheckpointInLog, parseLastEvent } from '#projections/engine/checkpoint.ts';
import { openDatabaseSession } from '#projections/engine/database-session.ts';
import { foldForComparison } from '#projections/engine/fold-for-comparison.ts';
import { JournalComparison } from '#projections/engine/journal-comparison.ts';
import { listParkedRows } from '#projections/engine/parked.ts';
import type { Projection } from '#projections/engine/projection.ts';
import { toSchemaUseLockName } from '#projections/engine/schema-use.ts';
import type { AnyTable } from '#projections/engine/table.ts';
import { findRowDifferences, type RowDifference, toRowFaults } from './compare-tables.ts';
import { createLogFault, type VerifyFault } from './verify-fault.ts';
import { takePart, type VerifyPart } from './verify-part.ts';

/** The name under which PostgreSQL lists the connections that compare rows. */
export const COMPARISON_SESSION_NAME = 'rollbook verify';
const LOCK_WAIT_MS = 2000;
/** The SQLSTATE of a lock that was not free within `lock_timeout`. */
const LOCK_NOT_AVAILABLE = '55P03';
const LEDGER = readFileSync(new URL('ledger.sql', import.meta.url), 'utf8');
/**
 * Forces hash joins for the rules of the ledger, independently of the server's size estimates: a merge join by student would
 * compare all rows of a student with each other. Parallel workers would compete with the fold for cores.
 */
const SETTINGS = {
  application_name: COMPARISON_SESSION_NAME,
  work_mem: '64MB',
  enable_nestloop: 'off',
  enable_mergejoin: 'off',
  max_parallel_workers_per_gather: 0,
  idle_in_transaction_session_timeout: 0,
};

/** Another verification of this centre is running. */
export class VerifyRunningError extends Error {
  override readonly name = 'VerifyRunningError';
  /** When it began; undefined if it ended in this moment. */
  readonly since: Date | undefined;

  constructor(since: Date | undefined) {
    super('another verification of this centre is running');
    this.since = since;
  }
}

interface CompareOptions {
  readonly sql: Sql;
  readonly store: EventStore;
  readonly keys: KeyRing;
  readonly projections: readonly Projection[];
  /** The served schema. */
  readonly schema: string;
  /** The part of the projections that is folded and compared; undefined for all. */
  readonly part?: VerifyPart | undefined;
  readonly onProgress?: (() => void) | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** The served read models at the start of the comparison; runners may continue to change them. */
interface ServedSnapshot extends Pick<Checkpoint, 'position' | 'lastEvent'> {
  readonly schema: string;
  /** The snapshot's id from `pg_export_snapshot`, with which other connections read the same rows. */
  readonly snapshot: string;
}

/**
 * Folds the log into a separate schema and returns the faults of the served read models. The server may keep running. Throws
 * LogGapError, StoreUnavailableError, VerifyRunningError, and the reason of the signal.
 */
export const compareReadModels = async (options: CompareOptions): Promise<VerifyFault[]> => {
  const { sql, schema } = options;
  const folded = `${schema}_verify`;
  await using session = await openDatabaseSession(sql, SETTINGS);
  await lockFoldedSchema(session.sql, folded);
  try {
    return await session.sql.begin('isolation level repeatable read', async (snapshot) => {
      const served = await takeSnapshot(snapshot, schema);
      if (!(await isCheckpointInLog(options.store, served))) return [createLogRestoredFault(served.position)];
      const moved = await findMovedCheckpoint(options.store, served);
      if (moved !== undefined) return [createLogFault(moved)];
      const [differences, ledger] = await runAsOne<[RowDifference[], VerifyFault[]]>(
        (signal) => [compareTables({ ...options, signal }, served, folded), findLedgerFaults(snapshot, schema, signal)],
        options.signal,
      );
      const parked = [...(await listParkedRows(sql, folded)), ...(await listParkedRows(snapshot, schema))];
      const stopped = parked.map(({ stream, version, projection, error }): VerifyFault => {
        return { stream, version, what: `is parked in ${projection}: ${error}` };
      });
      // If rows differ from the log, broken rules of the ledger are only a consequence, so they are not reported.
      const inLog = differences.length > 0 ? [] : ledger;
      return [...stopped, ...inLog, ...(await toRowFaults(options.store, served.position, differences))];
    });
  } finally {
    await sql`drop schema if exists ${sql(folded)} cascade`;
  }
};

/**
 * Takes the lock for as long as the session lives. It waits, because the server frees the lock of a verification that has
 * just ended only after its connection is closed, and the sweep of unused schemas holds it for a moment.
 */
const lockFoldedSchema = async (sql: Sql, folded: string): Promise<void> => {
  try {
    await sql.begin(async (tx) => {
      await tx.unsafe(`set local lock_timeout = ${LOCK_WAIT_MS}`);
      await tx`select pg_advisory_lock(hashtextextended(${toSchemaUseLockName(folded)}, 0))`;
    });
  } catch (error) {
    if (!(error instanceof postgres.PostgresError && error.code === LOCK_NOT_AVAILABLE)) throw error;
    throw new VerifyRunningError(await findLockedSince(sql, folded));
  }
};

/** When the connection that holds the lock of the folded schema was opened. */
const findLockedSince = async (sql: Sql, folded: string): Promise<Date | undefined> => {
  const [row] = await sql<{ since: Date | null }[]>`
    select min(a.backend_start) as since from pg_locks l join pg_stat_activity a using (pid)
    where l.locktype = 'advisory' and l.granted and l.mode = 'ExclusiveLock' and a.datname = current_database()
      and (l.classid::bigint << 32) | l.objid::bigint = hashtextextended(${toSchemaUseLockName(folded)}, 0)`;
  return row?.since ?? undefined;
};

const takeSnapshot = async (snapshot: TransactionSql, schema: string): Promise<ServedSnapshot> => {
  const [row] = await snapshot<[{ position: string | null; lastEvent: string | null; snapshot: string }]>`
    select position::text, last_event as "lastEvent", pg_export_snapshot() as snapshot
    from (values (1)) as one left join ${snapshot(schema)}.checkpoint on true`;
  return { schema, snapshot: row.snapshot, position: BigInt(row.position ?? 0), lastEvent: row.lastEvent };
};

/**
 * Finds the differences of all tables. Journals are compared as streams first; only if one does not match are its rows folded
 * into a table and joined with the served ones.
 */
const compareTables = async (
  options: CompareOptions,
  served: ServedSnapshot,
  folded: string,
): Promise<RowDifference[]> => {
  const projections = takePart(options.part, options.projections);
  const tables = projections.flatMap((projection) => projection.tables);
  const differing = (doubtful: readonly AnyTable[]) =>
    findRowDifferences(options.sql, {
      ...served,
      ...options,
      applicationName: COMPARISON_SESSION_NAME,
      folded,
      tables: doubtful,
    });
  await using comparisons = await openComparisons(options.sql, served, tables);
  const { sinks } = comparisons;
  const { intoSinks } = await foldForComparison({ ...options, projections, sinks }, folded, served.position);
  if (!intoSinks) return await differing(tables);
  const matched = new Set<AnyTable>();
  for (const [table, comparison] of sinks) if (await comparison.matches()) matched.add(table);
  if (matched.size < sinks.size) await foldForComparison({ ...options, projections }, folded, served.position);
  return await differing(tables.filter((table) => !matched.has(table)));
};

const openComparisons = async (sql: Sql, served: ServedSnapshot, tables: readonly AnyTable[]) => {
  await using opened = new AsyncDisposableStack();
  const sinks = new Map<AnyTable, JournalComparison>();
  for (const table of tables) {
    const comparison = await JournalComparison.open(sql, served, table);
    if (comparison) sinks.set(table, opened.use(comparison));
  }
  const kept = opened.move();
  return { sinks, [Symbol.asyncDispose]: () => kept.disposeAsync() };
};

const findLedgerFaults = async (sql: ISql, schema: string, signal: AbortSignal): Promise<VerifyFault[]> => {
  await sql.unsafe(`set local search_path to ${schema}`);
  signal.throwIfAborted();
  const query = sql.unsafe<{ student_id: string; version: number; what: string }[]>(LEDGER);
  const cancel = () => query.cancel();
  signal.addEventListener('abort', cancel, { once: true });
  const rows = await query.finally(() => signal.removeEventListener('abort', cancel));
  return rows.map(({ student_id, version, what }) => ({ stream: toStudentStream(student_id), version, what }));
};

/** Says so if the checkpoint was set back before the last event that it names. Not every store gives positions in a stream. */
const findMovedCheckpoint = async (store: EventStore, served: ServedSnapshot): Promise<string | undefined> => {
  if (served.lastEvent === null) return undefined;
  const { stream, version } = parseLastEvent(served.lastEvent);
  const [last] = await store.read(stream, version, 1);
  if (last === undefined || last.position <= served.position) return undefined;
  return `checkpoint-moved: the read models hold events up to position ${last.position}, but their checkpoint was set back to ${served.position}. “rebuild” builds them anew`;
};

const createLogRestoredFault = (position: bigint): VerifyFault =>
  createLogFault(
    `log-restored: the read models hold events, up to position ${position}, that the log has lost. It was restored from an older backup, or its newest events were removed. “rebuild” builds the read models anew from what the log holds`,
  );
