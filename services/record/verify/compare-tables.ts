/** Compares the served tables with tables that were folded from the log, byte for byte, in PostgreSQL. */
import type { Sql } from 'postgres';
import type { EventStore } from '#events/store/port/event-store.ts';
import { readLogToEnd } from '#events/store/port/read-log-to-end.ts';
import { openDatabaseSession } from '#projections/engine/database-session.ts';
import { parseEvents } from '#projections/engine/parsed-event.ts';
import type { AnyTable, LogEvent, Row } from '#projections/engine/table.ts';
import { quoteName } from '#projections/engine/table-sql.ts';
import type { VerifyFault } from './verify-fault.ts';

/** The number of differing rows that are reported for each table. */
const REPORTED_ROWS_MAX = 20;
/**
 * `work_mem` limits the memory of sorts and hashes; more goes to disk. Nested loops are off, because the compared tables have
 * only their primary keys as indexes, so that a nested loop over two of them would take too long.
 */
const SETTINGS = {
  work_mem: '64MB',
  enable_nestloop: 'off',
  max_parallel_workers_per_gather: 0,
  synchronous_commit: 'off',
};

/** A row that differs between the two tables. Its values are omitted, because some are personal. */
export interface RowDifference {
  readonly table: AnyTable;
  readonly key: string;
  readonly what: string;
}

interface Compared {
  /** The served schema. */
  readonly schema: string;
  /** Id of the exported snapshot in which its rows are read. */
  readonly snapshot: string;
  /** The schema that was folded from the log. */
  readonly folded: string;
  readonly tables: readonly AnyTable[];
  readonly applicationName: string;
  /** Called after each table. */
  readonly onProgress?: (() => void) | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** Finds the rows that differ between two schemas, at most REPORTED_ROWS_MAX for each table. */
export const findRowDifferences = async (
  sql: Sql,
  { schema, snapshot, folded, tables, applicationName, onProgress, signal }: Compared,
): Promise<RowDifference[]> => {
  await using session = await openDatabaseSession(sql, { ...SETTINGS, application_name: applicationName });
  // The snapshot does not contain the folded tables, so the served rows are copied to where both are visible.
  await session.sql.begin('isolation level repeatable read', async (then) => {
    await then.unsafe(`set transaction snapshot '${snapshot}'`);
    for (const { name, columns } of tables) {
      signal?.throwIfAborted();
      onProgress?.();
      const names = Object.keys(columns).map(quoteName).join(', ');
      await then.unsafe(`
        create unlogged table ${quoteName(folded)}.${quoteName(servedCopy(name))} as
        select ${names} from ${quoteName(schema)}.${quoteName(name)}`);
    }
  });
  const differences: RowDifference[] = [];
  for (const table of tables) {
    signal?.throwIfAborted();
    onProgress?.();
    const rows = await session.sql.unsafe<{ key: string; served: Row | null; given: Row | null }[]>(
      differenceText(table, folded),
    );
    for (const { key, served, given } of rows)
      differences.push({ table, key, what: whatDiffers(table, served, given) });
    // The join does not reveal duplicates of equal rows.
    if (rows.length === 0) differences.push(...(await findDuplicateRows(session.sql, table, folded)));
  }
  return differences;
};

/** Finds duplicate rows, which are only possible if the primary key of the table was dropped. */
const findDuplicateRows = async (sql: Sql, table: AnyTable, folded: string): Promise<RowDifference[]> => {
  const served = `${quoteName(folded)}.${quoteName(servedCopy(table.name))}`;
  const [count] = await sql.unsafe<[{ equal: boolean }]>(
    `select (select count(*) from ${served}) = (select count(*) from ${quoteName(folded)}.${quoteName(table.name)}) as equal`,
  );
  if (count.equal) return [];
  const key = quoteName(table.key);
  const rows = await sql.unsafe<{ key: string }[]>(
    `select ${key}::text as key from ${served} group by ${key} having count(*) > 1 limit ${REPORTED_ROWS_MAX}`,
  );
  return rows.map(({ key }) => ({ table, key, what: `has more than one row in ${table.name}` }));
};

const servedCopy = (table: string) => `served ${table}`;

/** `*<>` compares the stored bytes, while `<>` treats some different bytes as equal. */
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
    limit ${REPORTED_ROWS_MAX}`;
};

const whatDiffers = ({ name, columns }: AnyTable, served: Row | null, given: Row | null): string => {
  if (served === null) return `has no row in ${name}`;
  if (given === null) return `has a row in ${name} that does not follow from the log`;
  const differing = Object.keys(columns).filter(
    (column) => JSON.stringify(served[column]) !== JSON.stringify(given[column]),
  );
  return `${name} differs from the log in ${differing.join(', ')}`;
};

/** Converts differences to faults of the last event of each row. The log is read a second time to find these events. */
export const toRowFaults = async (
  store: EventStore,
  upTo: bigint,
  differences: readonly RowDifference[],
): Promise<VerifyFault[]> => {
  if (differences.length === 0) return [];
  const places = new Map<RowDifference, { stream: string; version: number }>();
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

const touches = ({ table, key }: RowDifference, event: LogEvent): boolean => {
  if (table.kind === 'grouped') return key.startsWith(event.id);
  return table.kind === 'journal'
    ? table.rowsOf(event).some((row) => String(row[table.key]) === key)
    : table.keyOf(event) === key;
};
