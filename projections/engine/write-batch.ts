import postgres, { type Sql, type TransactionSql } from 'postgres';
import type { KeyRing } from '#events/record/keys.ts';
import type { StoredEvent } from '#events/store/event-store.ts';
import { moveCheckpoint, type Progress } from './checkpoint.ts';
import { type Folded, foldBatch, type Plan, parkedRow, planBatch, type Rows, touchedKeys } from './fold-batch.ts';
import { insertParked, type Parked, type ParkedRow, withParked } from './parked.ts';
import type { Projection, Row } from './projection.ts';
import { type AnyTable, loadRows, writeRows } from './table-sql.ts';
import { openFor, viewAll } from './viewed.ts';

/** PostgreSQL refused a row of this projection for its data (SQLSTATE 22 or 23). */
export class RowRefused extends Error {
  override readonly name = 'RowRefused';
  readonly projection: Projection;

  constructor(projection: Projection, cause: Error) {
    super(`${projection.name}: ${cause.message}`, { cause });
    this.projection = projection;
  }
}

export interface Folder {
  readonly sql: Sql;
  readonly keys: KeyRing;
  readonly projections: readonly Projection[];
}

export interface Slice {
  readonly events: readonly StoredEvent[];
  /** How far the log has been read with them. */
  readonly position: bigint;
  /** The events as each projection sees them, where that has been worked out before. */
  readonly plans?: readonly Plan[];
}

// A leader that hangs in the middle of a batch must not hold its successor up for longer than its lease lasts.
const ABANDONED_AFTER = '3s';

/**
 * Folds a batch into every projection and moves the checkpoint, all in one transaction. With `refused`, the batch's only
 * event is parked for those projections. Throws RowRefused, Fenced, and whatever else PostgreSQL says.
 */
export const writeBatch = async (
  folder: Folder,
  progress: Progress,
  { events, position, plans: worked }: Slice,
  refused: readonly RowRefused[] = [],
): Promise<Progress> => {
  const plans = worked ?? (await planAll(folder, events));
  const culprits = refused.map((refusal) => culpritOf(plans, refusal));
  const parkedBefore = withParked(progress.parked, culprits);

  const parkedNow = await folder.sql.begin(async (transaction) => {
    const loaded = await begin(transaction, progress, position, plans, parkedBefore);
    const folded = plans.map((plan) => foldBatch(plan, loaded, parkedBefore));
    const parkedRows = [...culprits, ...folded.flatMap(({ parked }) => parked)];
    await inOrder([
      ...plans.flatMap(({ projection }, index) => write(transaction, progress.schema, projection, folded[index])),
      insertParked(transaction, progress.schema, parkedRows),
    ]);
    return parkedRows;
  });
  return { ...progress, position, parked: withParked(parkedBefore, parkedNow) };
};

/** Parses a batch, opens what must be opened, and finds the rows it touches. */
export const planAll = ({ keys, projections }: Folder, events: readonly StoredEvent[]): Promise<Plan[]> => {
  const viewed = viewAll(events);
  const plan = async (projection: Projection) => planBatch(projection, await openFor(projection, viewed, keys));
  return Promise.all(projections.map(plan));
};

const culpritOf = (plans: readonly Plan[], { projection, cause }: RowRefused): ParkedRow => {
  const step = plans.find((plan) => plan.projection === projection)?.steps[0];
  if (!step) throw new Error(`${projection.name} refused an event that it was not given`);
  return parkedRow(projection, step, cause);
};

/** One round trip: fences, then reads what stands under the fence. */
const begin = async (
  transaction: TransactionSql,
  progress: Progress,
  position: bigint,
  plans: readonly Plan[],
  parked: Parked,
): Promise<Rows> => {
  const loaded = new Map<AnyTable, Map<string, Row>>();
  await inOrder([
    moveCheckpoint(transaction, progress, position),
    // the rows are a cache: a crash of the server loses checkpoint and rows together, and they are folded again
    transaction`select set_config('synchronous_commit', 'off', true),
      set_config('idle_in_transaction_session_timeout', ${ABANDONED_AFTER}, true)`,
    ...plans.flatMap((plan) =>
      [...touchedKeys(plan, parked)].map(async ([table, keys]) => {
        const rows = loadRows(transaction, progress.schema, table, [...keys]);
        loaded.set(table, await blaming(plan.projection, rows));
      }),
    ),
  ]);
  return loaded;
};

const write = (transaction: TransactionSql, schema: string, projection: Projection, folded: Folded | undefined) =>
  [...(folded?.rows ?? [])]
    .filter(([, rows]) => rows.length > 0)
    .map(([table, rows]) => blaming(projection, writeRows(transaction, schema, table, rows)));

/** Names the projection whose data PostgreSQL refused. */
const blaming = <T>(projection: Projection, statement: Promise<T>): Promise<T> =>
  statement.catch((error: unknown) => {
    const forItsData = error instanceof postgres.PostgresError && /^2[23]/.test(error.code);
    throw forItsData ? new RowRefused(projection, error) : error;
  });

/** Sends statements without waiting in between; the first that failed is why those after it did. */
const inOrder = async (statements: readonly PromiseLike<unknown>[]): Promise<void> => {
  const settled = await Promise.allSettled(statements);
  const failed = settled.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
};
