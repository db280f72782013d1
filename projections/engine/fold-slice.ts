import { passCrashpoint } from '#events/kernel/crashpoint.ts';
import type { StoredEvent } from '#events/store/port/event-store.ts';
import type { EventSlice, FoldedSlice } from './event-slice.ts';
import { type BatchPlan, findTouchedKeys, foldBatch, planBatch, toParkedRow } from './fold-batch.ts';
import type { FoldContext } from './fold-context.ts';
import { addParkedKeys, type ParkedKeysByProjection, type ParkedRow } from './parked.ts';
import { parseEvents, unsealForProjection } from './parsed-event.ts';
import { listStreamKinds, type Projection, toStreamKind } from './projection.ts';
import type { RowCache } from './row-cache.ts';
import { awaitStatementsInOrder, type RowRejectedError, rethrowAsRowRejectedError } from './row-rejected-error.ts';
import type { AnyTable, LoadedTable, RowsOfKey } from './table.ts';
import type { RowsByTable } from './table-fold.ts';
import { loadRows } from './table-sql.ts';

/** Parses the events of streams that a projection receives, unseals them for the projections that need it, and finds the rows they touch. */
export const planSlice = ({ keys, projections }: FoldContext, events: readonly StoredEvent[]): Promise<BatchPlan[]> => {
  const wanted = listStreamKinds(projections);
  const needed = wanted ? events.filter(({ stream }) => wanted.has(toStreamKind(stream))) : events;
  const viewed = parseEvents(needed);
  const kinds = viewed.map(({ stored }) => toStreamKind(stored.stream));
  const plan = async (projection: Projection) => {
    const { streams } = projection;
    const own = streams ? viewed.filter((_, index) => streams.includes(kinds[index] as string)) : viewed;
    return planBatch(projection, await unsealForProjection(projection, own, keys));
  };
  return Promise.all(projections.map(plan));
};

/** The state in which a fold starts: the parked keys, and cached rows that need not be loaded. */
export interface FoldStart {
  readonly parked: ParkedKeysByProjection;
  readonly known?: RowCache | undefined;
  /** True if the tables were empty at the start and only this fold has written to them. */
  readonly empty?: boolean | undefined;
}

/**
 * Loads the rows that a slice touches and folds the slice in memory. The loaded rows are valid only if the fence, which
 * the write checks, still holds. With `refused`, the slice's only event is parked for those projections. Throws
 * RowRejectedError if PostgreSQL refuses a key.
 */
export const foldSlice = async (
  folder: FoldContext,
  schema: string,
  slice: EventSlice,
  before: FoldStart,
  refused: readonly RowRejectedError[] = [],
): Promise<FoldedSlice> => {
  passCrashpoint('before-fold');
  const plans = slice.plans ?? (await planSlice(folder, slice.events));
  const culprits = refused.map((refusal) => culpritOf(plans, refusal));
  const parkedBefore = addParkedKeys(before.parked, culprits);
  const loaded = await load(folder, schema, plans, { ...before, parked: parkedBefore });
  const folded = plans.map((plan) => foldBatch(plan, loaded, parkedBefore));
  for (const { after } of folded) before.known?.keep(after);
  const parkedNow = folded.flatMap(({ parked }) => parked);
  const parkedRows = [...culprits, ...parkedNow];
  passCrashpoint('after-fold');
  return { ...slice, plans, folded, parkedRows, parked: addParkedKeys(parkedBefore, parkedNow) };
};

const culpritOf = (plans: readonly BatchPlan[], { projection, cause }: RowRejectedError): ParkedRow => {
  const step = plans.find((plan) => plan.projection === projection)?.steps[0];
  if (!step) throw new Error(`${projection.name} refused a row, but the slice has no event for this projection`);
  return toParkedRow(projection, step, cause);
};

/** Loads the touched rows from the cache or the tables. */
const load = async (
  { sql, bulk }: FoldContext,
  schema: string,
  plans: readonly BatchPlan[],
  { parked, known, empty = false }: FoldStart,
): Promise<RowsByTable> => {
  const loaded = new Map<AnyTable, Map<string, RowsOfKey>>();
  // In a table that was empty at the start, every row was made by this fold, so a row that is not cached exists only if it
  // was evicted.
  const mayExist = (table: LoadedTable, key: string) => !empty || known === undefined || known.mayBeEvicted(table, key);
  const loadTable = async (plan: BatchPlan, table: LoadedTable, keys: Set<string>) => {
    const missing = [...keys].filter((key) => known?.get(table, key) === undefined && mayExist(table, key));
    if (missing.length > 0) await bulk?.settle(table);
    const rows = await rethrowAsRowRejectedError(plan.projection, loadRows(sql, schema, table, missing));
    for (const key of keys) {
      const row = known?.get(table, key);
      if (row) rows.set(key, row);
    }
    loaded.set(table, rows);
  };
  await awaitStatementsInOrder(
    plans.flatMap((plan) =>
      [...findTouchedKeys(plan, parked, empty)].map(([table, keys]) => loadTable(plan, table, keys)),
    ),
  );
  return loaded;
};
