/** Compares the tables that serve with tables that were folded from the log beside them, byte for byte, in PostgreSQL. */
import type { ISql } from 'postgres';
import type { EventStore } from '#events/store/event-store.ts';
import type { LogEvent, Row } from '#projections/engine/projection.ts';
import { type AnyTable, quoted } from '#projections/engine/table-sql.ts';
import { viewAll } from '#projections/engine/viewed.ts';
import type { Fault } from './fault.ts';

/** Of each table so many are named. */
const NAMED = 20;

/** A row that is not in both tables as it should be. Its values are not told: some are personal. */
interface Difference {
  readonly table: AnyTable;
  readonly key: string;
  readonly what: string;
}

/** What differs between two schemas, for as many rows of each table as are named. */
export const differingRows = async (
  sql: ISql,
  { serving, folded, tables }: { serving: string; folded: string; tables: readonly AnyTable[] },
): Promise<Difference[]> => {
  const differences: Difference[] = [];
  for (const table of tables) {
    const rows = await sql.unsafe<{ key: string; served: Row | null; given: Row | null }[]>(
      differenceText(table, serving, folded),
    );
    for (const { key, served, given } of rows)
      differences.push({ table, key, what: whatDiffers(table, served, given) });
  }
  return differences;
};

/** `*<>` compares what is stored, where `<>` would take other bytes for equal. */
const differenceText = (table: AnyTable, serving: string, folded: string): string => {
  const columns = Object.keys(table.columns).map(quoted).join(', ');
  const from = (schema: string) => `(select ${columns} from ${quoted(schema)}.${quoted(table.table)})`;
  const key = quoted(table.key);
  const either = `coalesce(served.${key}, given.${key})`;
  return `
    select ${either}::text as key, to_jsonb(served) as served, to_jsonb(given) as given
    from ${from(serving)} served
    full join ${from(folded)} given on given.${key} = served.${key}
    where served.${key} is null or given.${key} is null or served *<> given
    order by ${either}
    limit ${NAMED}`;
};

const whatDiffers = ({ table, columns }: AnyTable, served: Row | null, given: Row | null): string => {
  if (served === null) return `has no row in ${table}`;
  if (given === null) return `stands in ${table}, but not in the log`;
  const differing = Object.keys(columns).filter(
    (column) => JSON.stringify(served[column]) !== JSON.stringify(given[column]),
  );
  return `${table} says another ${differing.join(', ')} than the log`;
};

/** The differences as faults of the last event that went into each row; to find these the log is read once more. */
export const faultsOf = async (
  store: EventStore,
  upTo: bigint,
  differences: readonly Difference[],
): Promise<Fault[]> => {
  if (differences.length === 0) return [];
  const places = new Map<Difference, { stream: string; version: number }>();
  const reading = new AbortController();
  for await (const item of store.subscribe(0n, reading.signal, 'stored')) {
    if (item.kind === 'caught-up') break;
    for (const { event } of viewAll(item.events.filter(({ position }) => position <= upTo))) {
      for (const difference of differences) {
        if (event && touches(difference, event)) places.set(difference, event);
      }
    }
    if (item.position >= upTo) break;
  }
  reading.abort();
  return differences.map((difference) => {
    const { stream, version } = places.get(difference) ?? { stream: `row ${difference.key}`, version: 0 };
    return { stream, version, what: difference.what };
  });
};

const touches = ({ table, key }: Difference, event: LogEvent): boolean =>
  table.kind === 'journal'
    ? table.rowsOf(event).some((row) => String(row[table.key]) === key)
    : table.keyOf(event) === key;
