/** Folds the log anew beside the read models that serve, and compares every row of theirs with it. */
import type { ISql, Sql, TransactionSql } from 'postgres';
import { CLASSES_MAX } from '#events/limits.ts';
import type { KeyRing } from '#events/record/keys.ts';
import type { EventStore } from '#events/store/event-store.ts';
import { studentStream } from '#events/student/student.ts';
import { foldAside } from '#projections/engine/fold-aside.ts';
import { JournalComparison } from '#projections/engine/journal-comparison.ts';
import { listParked } from '#projections/engine/parked.ts';
import type { Projection } from '#projections/engine/projection.ts';
import { openSession } from '#projections/engine/session.ts';
import type { AnyTable } from '#projections/engine/table-sql.ts';
import { usageLock } from '#projections/engine/use.ts';
import { sqlFile } from '#projections/sql-file.ts';
import { type Difference, differingRows, faultsOf } from './compare-tables.ts';
import { type Fault, logFault } from './fault.ts';

const LEDGER = sqlFile(import.meta.url, 'ledger.sql');
/**
 * The rules of the ledger join whole tables by hashes, whatever the server believes their size to be: a merge by student
 * would compare all rows of a student with each other. Other processes of the server would take the cores of the fold.
 */
const SETTINGS = {
  work_mem: '64MB',
  enable_nestloop: 'off',
  enable_mergejoin: 'off',
  max_parallel_workers_per_gather: 0,
  idle_in_transaction_session_timeout: 0,
};

/** Somebody else verifies this centre at this moment. */
export class VerifyRunning extends Error {
  override readonly name = 'VerifyRunning';
}

interface CompareOptions {
  readonly sql: Sql;
  readonly store: EventStore;
  readonly keys: KeyRing;
  readonly projections: readonly Projection[];
  /** The schema that serves. */
  readonly schema: string;
}

/** The read models as they are when the comparison begins; they move on meanwhile. */
interface Served {
  readonly schema: string;
  /** As `pg_export_snapshot` names it, so that other connections see the same rows. */
  readonly snapshot: string;
  readonly position: bigint;
}

/** Every fault of the read models. A server may run meanwhile. Throws GapFound, StoreUnavailable, VerifyRunning. */
export const compareReadModels = async (options: CompareOptions): Promise<Fault[]> => {
  const { sql, schema } = options;
  const folded = `${schema}_verify`;
  await using session = await openSession(sql, SETTINGS);
  const [lock] = await session.sql<{ taken: boolean }[]>`
    select pg_try_advisory_lock(hashtextextended(${usageLock(folded)}, 0)) as taken`;
  if (!lock?.taken) throw new VerifyRunning('this centre is being verified already');
  try {
    return await session.sql.begin('isolation level repeatable read', async (snapshot) => {
      const served = await takeSnapshot(snapshot, schema);
      const [differences, ledger] = await Promise.all([
        compareTables(options, served, folded),
        ledgerFaults(snapshot, schema),
      ]);
      if (typeof differences === 'bigint') return [cutOff(differences, served.position)];
      const parked = [...(await listParked(sql, folded)), ...(await listParked(snapshot, schema))];
      const stopped = parked.map(({ stream, version, projection, error }): Fault => {
        return { stream, version, what: `is parked in ${projection}: ${error}` };
      });
      // what does not add up in rows that the log does not give is no fault of the log
      const inLog = differences.length > 0 ? [] : ledger;
      return [...stopped, ...inLog, ...(await faultsOf(options.store, served.position, differences))];
    });
  } finally {
    await sql`drop schema if exists ${sql(folded)} cascade`;
  }
};

const takeSnapshot = async (snapshot: TransactionSql, schema: string): Promise<Served> => {
  const [row] = await snapshot<[{ position: string; snapshot: string }]>`
    select coalesce((select position from ${snapshot(schema)}.checkpoint), 0)::text as position,
      pg_export_snapshot() as snapshot`;
  return { schema, snapshot: row.snapshot, position: BigInt(row.position) };
};

/**
 * What differs in any table, or where the log ends when it ends before the served tables do. Journals are compared as
 * their rows pass; only where one seems to differ are its rows written down and joined with those that the log gives.
 */
const compareTables = async (
  options: CompareOptions,
  served: Served,
  folded: string,
): Promise<Difference[] | bigint> => {
  const tables = options.projections.flatMap((projection) => projection.tables);
  const differing = (doubtful: readonly AnyTable[]) =>
    differingRows(options.sql, { ...served, folded, tables: doubtful });
  await using comparisons = await openComparisons(options.sql, served, tables);
  const { sinks } = comparisons;
  const { position, intoSinks } = await foldAside({ ...options, sinks }, folded, served.position);
  if (position < served.position) return position;
  if (!intoSinks) return await differing(tables);
  const matched = new Set<AnyTable>();
  for (const [table, comparison] of sinks) if (await comparison.matches()) matched.add(table);
  if (matched.size < sinks.size) await foldAside(options, folded, served.position);
  return await differing(tables.filter((table) => !matched.has(table)));
};

const openComparisons = async (sql: Sql, served: Served, tables: readonly AnyTable[]) => {
  await using opened = new AsyncDisposableStack();
  const sinks = new Map<AnyTable, JournalComparison>();
  for (const table of tables) {
    const comparison = await JournalComparison.open(sql, served, table);
    if (comparison) sinks.set(table, opened.use(comparison));
  }
  const kept = opened.move();
  return { sinks, [Symbol.asyncDispose]: () => kept.disposeAsync() };
};

const ledgerFaults = async (sql: ISql, schema: string): Promise<Fault[]> => {
  await sql.unsafe(`set local search_path to ${schema}`);
  const rows = await sql.unsafe<{ student_id: string; version: number; what: string }[]>(LEDGER, [CLASSES_MAX]);
  return rows.map(({ student_id, version, what }) => ({ stream: studentStream(student_id), version, what }));
};

const cutOff = (end: bigint, folded: bigint): Fault =>
  logFault(`the log ends at position ${end}, but the read models were folded up to ${folded}: its end was cut off`);
