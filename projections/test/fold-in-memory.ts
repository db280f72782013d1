import type { KeyRing } from '#events/record/key-ring.ts';
import type { StoredEvent } from '#events/store/port/event-store.ts';
import { foldBatch, planBatch } from '../engine/fold-batch.ts';
import type { ParkedKeysByProjection, ParkedRow } from '../engine/parked.ts';
import { addParkedKeys } from '../engine/parked.ts';
import { parseEvents, unsealForProjection } from '../engine/parsed-event.ts';
import type { Projection } from '../engine/projection.ts';
import type { AnyTable, Row, RowsOfKey } from '../engine/table.ts';

/** Folds a log in batches of a size like the engine, but without a database, and returns the projection's tables. */
export const foldInMemory = async (
  projection: Projection,
  log: readonly StoredEvent[],
  keys: KeyRing,
  batchSize: number,
) => {
  const tables = new Map<AnyTable, Map<string, RowsOfKey>>(projection.tables.map((table) => [table, new Map()]));
  const parkedRows: ParkedRow[] = [];
  let parked: ParkedKeysByProjection = new Map();
  for (let from = 0; from < log.length; from += batchSize) {
    const batch = await unsealForProjection(projection, parseEvents(log.slice(from, from + batchSize)), keys);
    const folded = foldBatch(planBatch(projection, batch), tables, parked);
    for (const [table, rows] of folded.after) {
      for (const [key, row] of rows) tables.get(table)?.set(key, row);
    }
    for (const { table, rows } of folded.written) {
      if (table.kind === 'journal') for (const row of rows) tables.get(table)?.set(String(row[table.key]), row);
    }
    parked = addParkedKeys(parked, folded.parked);
    parkedRows.push(...folded.parked);
  }
  const byTable = [...tables].map(([table, rows]) => [table.name, [...rows.values()].flat() as Row[]] as const);
  return { tables: Object.fromEntries(byTable) as Record<string, Row[]>, parked: parkedRows };
};
