/** The pure part of a projection: finds the rows that a batch touches, and folds the batch into them. */
import { addParkedKeys, formatParkedError, isParked, type ParkedKeysByProjection, type ParkedRow } from './parked.ts';
import type { ParsedEvent } from './parsed-event.ts';
import type { Projection } from './projection.ts';
import {
  type AnyTable,
  type GetRowChange,
  type GroupChange,
  type KeyedTable,
  type LoadedTable,
  type LogEvent,
  noRowChange,
  type Row,
  type RowChange,
  type RowsOfKey,
} from './table.ts';
import { createTableFold, type RowsByTable, type TableWrite } from './table-fold.ts';

/** One event of a projection, with the key of the row that it touches in each table; undefined for a table it does not touch. */
interface Step {
  readonly viewed: ParsedEvent;
  readonly keys: readonly (string | undefined)[];
  readonly fault?: unknown;
}

/** The events of a batch that concern a projection, with the rows that they touch. */
export interface BatchPlan {
  readonly projection: Projection;
  readonly steps: readonly Step[];
}

/** What a batch changes in the tables of a projection. */
export interface FoldedBatch {
  readonly written: readonly TableWrite[];
  readonly parked: readonly ParkedRow[];
  /** The touched rows of keyed and grouped tables after the batch. */
  readonly after: RowsByTable;
}

const NO_KEYS: Step['keys'] = [];

/** Finds the keys of each event, and omits events that touch none of the projection's tables. */
export const planBatch = (projection: Projection, batch: readonly ParsedEvent[]): BatchPlan => {
  const keyed = projection.tables.some(({ kind }) => kind !== 'journal');
  const journal = projection.tables.some(({ kind }) => kind === 'journal');
  const steps: Step[] = [];
  for (const viewed of batch) {
    const step = keyed ? stepOf(projection, viewed) : { viewed, keys: NO_KEYS, fault: viewed.fault };
    if (journal || step.fault !== undefined || step.keys.some((key) => key !== undefined)) steps.push(step);
  }
  return { projection, steps };
};

const stepOf = ({ tables }: Projection, viewed: ParsedEvent): Step => {
  try {
    return { viewed, keys: tables.map((table) => keyOf(table, viewed)), fault: viewed.fault };
  } catch (fault) {
    return { viewed, keys: NO_KEYS, fault };
  }
};

/**
 * The keys of the rows that must be loaded before the fold, without parked keys. With `empty`, the tables contain only what
 * this fold made, so a row does not exist before the event that creates it.
 */
export const findTouchedKeys = (
  { projection, steps }: BatchPlan,
  parked: ParkedKeysByProjection,
  empty: boolean,
): Map<LoadedTable, Set<string>> => {
  const touched = new Map<LoadedTable, Set<string>>();
  for (const [index, table] of projection.tables.entries()) {
    if (table.kind === 'journal') continue;
    const keys = new Set<string>();
    const created = new Set<string>();
    for (const step of steps) {
      const key = step.keys[index];
      if (key === undefined || created.has(key) || skipped(projection, step, parked)) continue;
      (empty && createsKey(table, step.viewed.event?.type) ? created : keys).add(key);
    }
    touched.set(table, keys);
  }
  return touched;
};

const createsKey = ({ createdBy }: LoadedTable, type: string | undefined): boolean =>
  typeof createdBy === 'object' ? createdBy.some((each) => each === type) : createdBy === type;

/**
 * Folds a batch. If a fold throws on an event, the event's key is parked, and later events of that key are skipped, like
 * those of keys that were parked before. An event is applied to all tables of the projection or to none.
 */
export const foldBatch = (
  { projection, steps }: BatchPlan,
  loaded: RowsByTable,
  parkedBefore: ParkedKeysByProjection,
): FoldedBatch => {
  const folds = projection.tables.map((table) => createTableFold(table, loaded));
  const changes = new Map<AnyTable, RowChange | GroupChange>();
  const changeOf = ((table: KeyedTable) => changes.get(table) ?? noRowChange(table)) as GetRowChange;
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
        const rows = fold.evolve(event, key, changeOf);
        if (key !== undefined) changes.set(fold.table, toChange(fold.table, fold.current?.get(key), rows));
        return rows;
      });
      made.forEach((rows, index) => {
        folds[index]?.keep(rows);
      });
    } catch (error) {
      const culprit = toParkedRow(projection, step, error);
      parkedNow.push(culprit);
      parked = addParkedKeys(parked, [culprit]);
    }
  }

  const after = new Map(folds.flatMap(({ table, current }) => (current ? [[table, current] as const] : [])));
  return { written: folds.flatMap(({ written }) => written()), parked: parkedNow, after };
};

const toChange = ({ kind }: AnyTable, before: RowsOfKey | undefined, rows: readonly Row[]): RowChange | GroupChange =>
  kind === 'grouped'
    ? { before: (before as readonly Row[] | undefined) ?? [], changed: rows }
    : { before: before as Row | undefined, after: rows[0] ?? (before as Row | undefined) };

/** The record of an event that a projection cannot apply. */
export const toParkedRow = (projection: Projection, step: Step, error: unknown): ParkedRow => {
  const { id, stream, version } = step.viewed.stored;
  return {
    projection: projection.name,
    key: parkingKey(step),
    event_id: id,
    stream,
    version,
    error: formatParkedError(error),
  };
};

/** The key that an event parks: that of the first table it touches whose rows it loads, or its stream if it touches none. */
const parkingKey = (step: Step): string => step.keys.find((key) => key !== undefined) ?? step.viewed.stored.stream;

const skipped = (projection: Projection, step: Step, parked: ParkedKeysByProjection): boolean =>
  parked.has(projection.name) && isParked(parked, projection.name, parkingKey(step), step.viewed.stored.stream);

const keyOf = (table: AnyTable, { event }: ParsedEvent): string | undefined =>
  event && table.kind !== 'journal' ? table.keyOf(event) : undefined;
