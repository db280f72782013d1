/** Compares the tables that serve with tables that were folded from the log beside them, byte for byte, in PostgreSQL. */
import type { Sql } from 'postgres';
import type { EventStore } from '#events/store/port/event-store.ts';
import { readLogToEnd } from '#events/store/port/read-log-to-end.ts';
import { parseEvents } from '#projections/engine/parsed-event.ts';
import { openSession } from '#projections/engine/session.ts';
import type { AnyTable, LogEvent, Row } from '#projections/engine/table.ts';
import { quoteName } from '#projections/engine/table-sql.ts';
import type { Fault } from './fault.ts';

/** Of each table so many are named. */
const NAMED = 20;
/**
 * Sorts and hashes stay in memory up to this size; more goes to disk. The tables that are compared have no indexes but
 * their keys, so that a nested loop over two of them would not end.
 */
const SETTINGS = {
  work_mem: '64MB',
  enable_nestloop: 'off',
  max_parallel_workers_per_gather: 0,
  synchronous_commit: 'off',
};

/** A row that is not in both tables as it should be. Its values are not told: some are personal. */
export interface Difference {
  readonly table: AnyTable;
  readonly key: string;
  readonly what: string;
}

interface Compared {
  /** The schema that serves, as another transaction sees it. */
  readonly schema: string;
  readonly snapshot: string;
  /** The schema that was folded from the log. */
  readonly folded: string;
  readonly tables: readonly AnyTable[];
}

/** What differs between two schemas, for as many rows of each table as are named. */
export const differingRows = async (
  sql: Sql,
  { schema, snapshot, folded, tables }: Compared,
): Promise<Difference[]> => {
  await using session = await openSession(sql, SETTINGS);
  // the snapshot is older than the folded rows: whoever sees these gets a copy of what it shows
  await session.sql.begin('isolation level repeatable read', async (then) => {
    await then.unsafe(`set transaction snapshot '${snapshot}'`);
    for (const { name, columns } of tables) {
      const names = Object.keys(columns).map(quoteName).join(', ');
      await then.unsafe(`
        create unlogged table ${quoteName(folded)}.${quoteName(servedCopy(name))} as
        select ${names} from ${quoteName(schema)}.${quoteName(name)}`);
    }
  });
  const differences: Difference[] = [];
  for (const table of tables) {
    const rows = await session.sql.unsafe<{ key: string; served: Row | null; given: Row | null }[]>(
      differenceText(table, folded),
    );
    for (const { key, served, given } of rows)
      differences.push({ table, key, what: whatDiffers(table, served, given) });
    // equal rows are joined as often as they stand there
    if (rows.length === 0) differences.push(...(await repeatedRows(session.sql, table, folded)));
  }
  return differences;
};

/** Rows that stand more than once, which the key of the table prevents unless somebody dropped it. */
const repeatedRows = async (sql: Sql, table: AnyTable, folded: string): Promise<Difference[]> => {
  const served = `${quoteName(folded)}.${quoteName(servedCopy(table.name))}`;
  const [count] = await sql.unsafe<[{ equal: boolean }]>(
    `select (select count(*) from ${served}) = (select count(*) from ${quoteName(folded)}.${quoteName(table.name)}) as equal`,
  );
  if (count.equal) return [];
  const key = quoteName(table.key);
  const rows = await sql.unsafe<{ key: string }[]>(
    `select ${key}::text as key from ${served} group by ${key} having count(*) > 1 limit ${NAMED}`,
  );
  return rows.map(({ key }) => ({ table, key, what: `stands more than once in ${table.name}` }));
};

const servedCopy = (table: string) => `served ${table}`;

/** `*<>` compares what is stored, where `<>` would take other bytes for equal. */
const differenceText = (table: AnyTable, folded: string): string => {
  const columns = Object.keys(table.columns).map(quoteName).join(', ');
  const from = (name: string) => `(select ${columns} from ${quoteName(folded)}.${quoteName(name)})`;
  const key = quoteName(table.key);
  const either = `coalesce(served.${key}, given.${key})`;
  return `
    select ${either}::text as key, to_jsonb(served) as served, to_jsonb(given) as given
    from ${from(servedCopy(table.name))} served
    full join ${from(table.name)} given on given.${key} = served.${key}
    where served.${key} is null or given.${key} is null or served *<> given
    order by ${either}
    limit ${NAMED}`;
};

const whatDiffers = ({ name, columns }: AnyTable, served: Row | null, given: Row | null): string => {
  if (served === null) return `has no row in ${name}`;
  if (given === null) return `stands in ${name}, but not in the log`;
  const differing = Object.keys(columns).filter(
    (column) => JSON.stringify(served[column]) !== JSON.stringify(given[column]),
  );
  return `${name} says another ${differing.join(', ')} than the log`;
};

/** The differences as faults of the last event that went into each row; to find these the log is read once more. */
export const faultsOf = async (
  store: EventStore,
  upTo: bigint,
  differences: readonly Difference[],
): Promise<Fault[]> => {
  if (differences.length === 0) return [];
  const places = new Map<Difference, { stream: string; version: number }>();
  for await (const batch of readLogToEnd(store, 0n, 'stored')) {
    for (const { event } of parseEvents(batch.events.filter(({ position }) => position <= upTo))) {
      for (const difference of differences) {
        if (event && touches(difference, event)) places.set(difference, event);
      }
    }
    if (batch.position >= upTo) break;
  }
  return differences.map((difference) => {
    const { stream, version } = places.get(difference) ?? { stream: `row ${difference.key}`, version: 0 };
    return { stream, version, what: difference.what };
  });
};

const touches = ({ table, key }: Difference, event: LogEvent): boolean =>
  table.kind === 'journal'
    ? table.rowsOf(event).some((row) => String(row[table.key]) === key)
    : table.keyOf(event) === key;
