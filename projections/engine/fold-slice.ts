import { passCrashpoint } from '#events/crashpoint/crashpoint.ts';
import { foldBatch, type Plan, parkedRow, touchedKeys } from './fold-batch.ts';
import type { Folder } from './folder.ts';
import { type Parked, type ParkedRow, withParked } from './parked.ts';
import { planSlice } from './plan-slice.ts';
import type { RowCache } from './row-cache.ts';
import { blameProjection, type RowRefused, settleInOrder } from './row-refused.ts';
import type { FoldedSlice, Slice } from './slice.ts';
import type { AnyTable, KeyedTable, Row } from './table.ts';
import type { RowsByTable } from './table-fold.ts';
import { loadRows } from './table-sql.ts';

/** Where a fold starts: what is parked, and rows that need not be loaded. */
export interface FoldStart {
  readonly parked: Parked;
  readonly known?: RowCache | undefined;
  /** The tables began empty and nobody else ever wrote to them. */
  readonly empty?: boolean | undefined;
}

/**
 * Loads the rows that a slice touches and folds it in memory. What it reads is good only under the fence that the writing
 * of it checks. With `refused`, its only event is parked for those projections. Throws RowRefused where a key is refused.
 */
export const foldSlice = async (
  folder: Folder,
  schema: string,
  slice: Slice,
  before: FoldStart,
  refused: readonly RowRefused[] = [],
): Promise<FoldedSlice> => {
  passCrashpoint('before-fold');
  const plans = slice.plans ?? (await planSlice(folder, slice.events));
  const culprits = refused.map((refusal) => culpritOf(plans, refusal));
  const parkedBefore = withParked(before.parked, culprits);
  const loaded = await load(folder, schema, plans, { ...before, parked: parkedBefore });
  const folded = plans.map((plan) => foldBatch(plan, loaded, parkedBefore));
  for (const { after } of folded) before.known?.keep(after);
  const parkedNow = folded.flatMap(({ parked }) => parked);
  const parkedRows = [...culprits, ...parkedNow];
  passCrashpoint('after-fold');
  return { ...slice, plans, folded, parkedRows, parked: withParked(parkedBefore, parkedNow) };
};

const culpritOf = (plans: readonly Plan[], { projection, cause }: RowRefused): ParkedRow => {
  const step = plans.find((plan) => plan.projection === projection)?.steps[0];
  if (!step) throw new Error(`${projection.name} refused an event that it was not given`);
  return parkedRow(projection, step, cause);
};

/** RowsByTable as they stand, or as they are about to. */
const load = async (
  { sql, bulk }: Folder,
  schema: string,
  plans: readonly Plan[],
  { parked, known, empty = false }: FoldStart,
): Promise<RowsByTable> => {
  const loaded = new Map<AnyTable, Map<string, Row>>();
  const loadTable = async (plan: Plan, table: KeyedTable, keys: Set<string>) => {
    // in a table that began empty there is nothing else than what this fold has made
    const allKnown = empty && known?.all(table) === true;
    const missing = allKnown ? [] : [...keys].filter((key) => known?.get(table, key) === undefined);
    if (missing.length > 0) await bulk?.settle(table);
    const rows = await blameProjection(plan.projection, loadRows(sql, schema, table, missing));
    for (const key of keys) {
      const row = known?.get(table, key);
      if (row) rows.set(key, row);
    }
    loaded.set(table, rows);
  };
  await settleInOrder(
    plans.flatMap((plan) => [...touchedKeys(plan, parked, empty)].map(([table, keys]) => loadTable(plan, table, keys))),
  );
  return loaded;
};
