/** The pure part of a projection's work: which rows a batch touches, and what they become. */
import { errorText, isParked, type Parked, type ParkedRow, withParked } from './parked.ts';
import type { Projection } from './projection.ts';
import type { AnyTable, ChangeOf, KeyedTable, LogEvent, RowChange } from './table.ts';
import { createTableFold, type RowsByTable, type TableWrite } from './table-fold.ts';
import type { ViewedEvent } from './viewed-event.ts';

/** One event for one projection: the key of the row it touches in each keyed table. */
interface Step {
  readonly viewed: ViewedEvent;
  readonly keys: readonly (string | undefined)[];
  readonly fault?: unknown;
}

export interface Plan {
  readonly projection: Projection;
  readonly steps: readonly Step[];
}

export interface FoldedBatch {
  readonly written: readonly TableWrite[];
  readonly parked: readonly ParkedRow[];
  /** RowsByTable of keyed tables as they stand after the batch, as far as it looked at them. */
  readonly after: RowsByTable;
}

const NO_KEYS: Step['keys'] = [];
const UNTOUCHED: RowChange = { before: undefined, after: undefined };

/** Events that are not for this projection are left out, where that can be told by their keys. */
export const planBatch = (projection: Projection, batch: readonly ViewedEvent[]): Plan => {
  const keyed = projection.tables.some(({ kind }) => kind === 'keyed');
  const journal = projection.tables.some(({ kind }) => kind === 'journal');
  const steps: Step[] = [];
  for (const viewed of batch) {
    const step = keyed ? stepOf(projection, viewed) : { viewed, keys: NO_KEYS, fault: viewed.fault };
    if (journal || step.fault !== undefined || step.keys.some((key) => key !== undefined)) steps.push(step);
  }
  return { projection, steps };
};

const stepOf = ({ tables }: Projection, viewed: ViewedEvent): Step => {
  try {
    return { viewed, keys: tables.map((table) => keyOf(table, viewed)), fault: viewed.fault };
  } catch (fault) {
    return { viewed, keys: NO_KEYS, fault };
  }
};

/**
 * The keys of the rows that must be loaded before the fold; parked ones are not even looked up. In tables that began
 * `empty` nothing can stand under the id of an event that is folded for the first time.
 */
export const touchedKeys = (
  { projection, steps }: Plan,
  parked: Parked,
  empty: boolean,
): Map<KeyedTable, Set<string>> => {
  const touched = new Map<KeyedTable, Set<string>>();
  for (const [index, table] of projection.tables.entries()) {
    if (table.kind !== 'keyed') continue;
    const keys = new Set<string>();
    for (const step of steps) {
      const key = step.keys[index];
      if (key === undefined || (empty && key === step.viewed.stored.id) || skipped(projection, step, parked)) continue;
      keys.add(key);
    }
    touched.set(table, keys);
  }
  return touched;
};

/**
 * Folds a batch. An event that a fold throws on parks its key, and later events of that key are skipped; so is every
 * key that was parked before. An event goes into all tables of the projection or into none.
 */
export const foldBatch = ({ projection, steps }: Plan, loaded: RowsByTable, parkedBefore: Parked): FoldedBatch => {
  const folds = projection.tables.map((table) => createTableFold(table, loaded));
  const changes = new Map<AnyTable, RowChange>();
  const changeOf = ((table: AnyTable) => changes.get(table) ?? UNTOUCHED) as ChangeOf;
  const parkedNow: ParkedRow[] = [];
  let parked = parkedBefore;

  for (const step of steps) {
    if (skipped(projection, step, parked)) continue;
    try {
      if (step.fault !== undefined) throw step.fault;
      const event = step.viewed.event as LogEvent;
      changes.clear();
      const made = folds.map((fold, index) => {
        const key = step.keys[index];
        const rows = fold.made(event, key, changeOf);
        if (key !== undefined && fold.current) {
          const before = fold.current.get(key);
          changes.set(fold.table, { before, after: rows[0] ?? before });
        }
        return rows;
      });
      made.forEach((rows, index) => {
        folds[index]?.keep(rows);
      });
    } catch (error) {
      const culprit = parkedRow(projection, step, error);
      parkedNow.push(culprit);
      parked = withParked(parked, [culprit]);
    }
  }

  const after = new Map(folds.flatMap(({ table, current }) => (current ? [[table, current] as const] : [])));
  return { written: folds.flatMap(({ written }) => written()), parked: parkedNow, after };
};

/** The parked row for an event that a projection cannot take. */
export const parkedRow = (projection: Projection, step: Step, error: unknown): ParkedRow => {
  const { id, stream, version } = step.viewed.stored;
  return { projection: projection.name, key: parkingKey(step), event_id: id, stream, version, error: errorText(error) };
};

/** What stops with an event: the row of the first keyed table that it touches, else its stream. */
const parkingKey = (step: Step): string => step.keys.find((key) => key !== undefined) ?? step.viewed.stored.stream;

const skipped = (projection: Projection, step: Step, parked: Parked): boolean =>
  parked.has(projection.name) && isParked(parked, projection.name, parkingKey(step), step.viewed.stored.stream);

const keyOf = (table: AnyTable, { event }: ViewedEvent): string | undefined =>
  event && table.kind === 'keyed' ? table.keyOf(event) : undefined;
