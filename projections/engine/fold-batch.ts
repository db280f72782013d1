/** The pure part of a projection's work: which rows a batch touches, and what they become. */
import type { RecordedEvent } from '#events/record/recorded-event.ts';
import { errorText, isParked, type Parked, type ParkedRow, withParked } from './parked.ts';
import type { KeyedTable, Projection, Row } from './projection.ts';
import type { AnyTable } from './table-sql.ts';
import type { Viewed } from './viewed.ts';

/** Rows of each table by key. */
export type Rows = ReadonlyMap<AnyTable, ReadonlyMap<string, Row>>;

/** One event for one projection: the key of the row it touches in each keyed table. */
interface Step {
  readonly viewed: Viewed;
  readonly keys: readonly (string | undefined)[];
  readonly fault?: unknown;
}

export interface Plan {
  readonly projection: Projection;
  readonly steps: readonly Step[];
}

/** Rows of one table that are written together, each once. */
export interface Written {
  readonly table: AnyTable;
  readonly rows: readonly Row[];
  /** Whether these keys are new to the table, as far as it was loaded. */
  readonly added: boolean;
}

export interface Folded {
  readonly written: readonly Written[];
  readonly parked: readonly ParkedRow[];
}

export const planBatch = (projection: Projection, batch: readonly Viewed[]): Plan => ({
  projection,
  steps: batch.map((viewed): Step => {
    try {
      return { viewed, keys: projection.tables.map((table) => keyOf(table, viewed)), fault: viewed.fault };
    } catch (fault) {
      return { viewed, keys: [], fault };
    }
  }),
});

/** The keys of the rows that must be loaded before the fold; parked ones are not even looked up. */
export const touchedKeys = ({ projection, steps }: Plan, parked: Parked): Map<AnyTable, Set<string>> => {
  const touched = new Map<AnyTable, Set<string>>(projection.tables.map((table) => [table, new Set()]));
  for (const step of steps) {
    if (skipped(projection, step, parked)) continue;
    step.keys.forEach((key, index) => {
      if (key !== undefined) touched.get(projection.tables[index] as AnyTable)?.add(key);
    });
  }
  return touched;
};

/**
 * Folds a batch. An event that a fold throws on parks its key, and later events of that key are skipped; so is every
 * key that was parked before. An event goes into all tables of the projection or into none.
 */
export const foldBatch = ({ projection, steps }: Plan, loaded: Rows, parkedBefore: Parked): Folded => {
  const current = new Map(projection.tables.map((table) => [table, new Map(loaded.get(table))]));
  const changed = new Map(projection.tables.map((table) => [table, new Set<string>()]));
  const parkedNow: ParkedRow[] = [];
  let parked = parkedBefore;

  for (const step of steps) {
    if (skipped(projection, step, parked)) continue;
    try {
      for (const { table, row } of outcome(projection, step, current)) {
        const key = String(row[table.key]);
        current.get(table)?.set(key, row);
        changed.get(table)?.add(key);
      }
    } catch (error) {
      const culprit = parkedRow(projection, step, error);
      parkedNow.push(culprit);
      parked = withParked(parked, [culprit]);
    }
  }

  return {
    written: projection.tables.flatMap((table) => writtenTo(table, changed, current, loaded)),
    parked: parkedNow,
  };
};

const writtenTo = (
  table: AnyTable,
  changed: ReadonlyMap<AnyTable, ReadonlySet<string>>,
  current: Rows,
  loaded: Rows,
): Written[] => {
  const stood = loaded.get(table);
  const byNovelty = Map.groupBy(changed.get(table) ?? [], (key) => !stood?.has(key));
  return [...byNovelty].map(([added, keys]) => ({
    table,
    rows: keys.map((key) => current.get(table)?.get(key) as Row),
    added,
  }));
};

/** The parked row for an event that a projection cannot take. */
export const parkedRow = (projection: Projection, step: Step, error: unknown): ParkedRow => {
  const { id, stream, version } = step.viewed.stored;
  return { projection: projection.name, key: parkingKey(step), event_id: id, stream, version, error: errorText(error) };
};

/** What stops with an event: the row of the first keyed table that it touches, else its stream. */
const parkingKey = (step: Step): string => step.keys.find((key) => key !== undefined) ?? step.viewed.stored.stream;

const skipped = (projection: Projection, step: Step, parked: Parked): boolean =>
  isParked(parked, projection.name, parkingKey(step), step.viewed.stored.stream);

const keyOf = (table: AnyTable, { event }: Viewed): string | undefined =>
  event && table.kind === 'keyed' ? table.keyOf(event) : undefined;

const outcome = (projection: Projection, step: Step, current: Rows): { table: AnyTable; row: Row }[] => {
  if (step.fault !== undefined) throw step.fault;
  const event = step.viewed.event as RecordedEvent;
  return projection.tables.flatMap((table, index) => {
    const rows: Row[] =
      table.kind === 'journal' ? table.rowsOf(event) : evolved(table, step.keys[index], current, event);
    return rows.map((row) => ({ table, row }));
  });
};

const evolved = (table: KeyedTable, key: string | undefined, current: Rows, event: RecordedEvent): Row[] => {
  const row = key === undefined ? undefined : table.evolve(current.get(table)?.get(key), event);
  return row === undefined ? [] : [row];
};
