/** Folds the log anew beside the read models that serve, and compares every row of theirs with it. */
import type { ISql, Sql } from 'postgres';
import { CLASSES_MAX } from '#events/limits.ts';
import type { KeyRing } from '#events/record/keys.ts';
import type { EventStore } from '#events/store/event-store.ts';
import { studentStream } from '#events/student/student.ts';
import { readPosition } from '#projections/engine/checkpoint.ts';
import { type FoldedAside, foldAside } from '#projections/engine/fold-aside.ts';
import { listParked } from '#projections/engine/parked.ts';
import type { Projection } from '#projections/engine/projection.ts';
import { openSession } from '#projections/engine/session.ts';
import { usageLock } from '#projections/engine/use.ts';
import { sqlFile } from '#projections/sql-file.ts';
import { differingRows, faultsOf } from './compare-tables.ts';
import { type Fault, logFault } from './fault.ts';

const LEDGER = sqlFile(import.meta.url, 'ledger.sql');
/**
 * Sorts and hashes stay in memory up to this size; more goes to disk. The tables that are compared have no indexes but
 * their keys, so that a nested loop over two of them would not end.
 */
const SETTINGS = { work_mem: '64MB', enable_nestloop: 'off', default_transaction_isolation: 'repeatable read' };

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

/** Every fault of the read models. A server may run meanwhile. Throws GapFound, StoreUnavailable, VerifyRunning. */
export const compareReadModels = async (options: CompareOptions): Promise<Fault[]> => {
  const { sql, schema } = options;
  const folded = `${schema}_verify`;
  await using session = await openSession(sql, SETTINGS);
  const [lock] = await session.sql<{ taken: boolean }[]>`
    select pg_try_advisory_lock(hashtextextended(${usageLock(folded)}, 0)) as taken`;
  if (!lock?.taken) throw new VerifyRunning('this centre is being verified already');
  try {
    const position = (await readPosition(sql, schema)) ?? 0n;
    const aside = await foldAside(options, folded, position);
    if (aside.position < position) return [cutOff(aside.position, position)];
    const tables = options.projections.flatMap((projection) => projection.tables);
    for (const { table } of tables) await sql`analyze ${sql(folded)}.${sql(table)}`;
    const { reached, parked, differences, ledger } = await session.sql.begin(async (snapshot) => {
      const reached = await standStill(options, aside, () => snapshot`select 1`);
      return {
        reached,
        parked: [...(await listParked(sql, folded)), ...(await listParked(snapshot, schema))],
        differences: await differingRows(snapshot, { serving: schema, folded, tables }),
        ledger: await ledgerFaults(snapshot, folded),
      };
    });
    const stopped = parked.map(({ stream, version, projection, error }): Fault => {
      return { stream, version, what: `is parked in ${projection}: ${error}` };
    });
    return [...stopped, ...ledger, ...(await faultsOf(options.store, reached, differences))];
  } finally {
    await sql`drop schema if exists ${sql(folded)} cascade`;
  }
};

/**
 * Folds on to where the read models are and takes a snapshot there. Holding the row of their checkpoint for this moment,
 * so that they do not move on.
 */
const standStill = async (
  { sql, schema }: CompareOptions,
  aside: FoldedAside,
  takeSnapshot: () => PromiseLike<unknown>,
): Promise<bigint> => {
  const near = await aside.foldTo((await readPosition(sql, schema)) ?? 0n);
  return sql.begin(async (transaction) => {
    const [row] = await transaction<{ position: string }[]>`
      select position::text from ${transaction(schema)}.checkpoint for update`;
    const { position } = await near.foldTo(BigInt(row?.position ?? 0));
    await takeSnapshot();
    return position;
  });
};

const ledgerFaults = async (sql: ISql, schema: string): Promise<Fault[]> => {
  await sql.unsafe(`set local search_path to ${schema}`);
  const rows = await sql.unsafe<{ student_id: string; version: number; what: string }[]>(LEDGER, [CLASSES_MAX]);
  return rows.map(({ student_id, version, what }) => ({ stream: studentStream(student_id), version, what }));
};

const cutOff = (end: bigint, folded: bigint): Fault =>
  logFault(`the log ends at position ${end}, but the read models were folded up to ${folded}: its end was cut off`);
