/**
 * Compares the read models whose rows are not one stream's alone, while the log is read from its beginning: journals of
 * everything as their events pass, and rows that gather the events of many streams when all have passed.
 */
import type { Sql, TransactionSql } from 'postgres';
import { viewEvent } from '#events/record/read.ts';
import type { StoredEvent } from '#events/store/event-store.ts';
import { activity } from '#projections/activity/fold.ts';
import type { JournalTable, KeyedTable, LogEvent, Row } from '#projections/engine/projection.ts';
import type { AnyTable } from '#projections/engine/table-sql.ts';
import { notifications } from '#projections/notifications/fold.ts';
import { streaks } from '#projections/streaks/fold.ts';
import { differingColumns, hasNoRow, saysAnother } from './compare-rows.ts';
import type { Fault } from './fault.ts';

const journals = [...activity.tables, ...notifications.tables] as readonly JournalTable[];
const gathered = streaks.tables as readonly KeyedTable[];
export const logTables = [...journals, ...gathered].map(({ table }) => table);

export interface LogRows {
  /** The next events of the log, in its order. */
  take(events: readonly StoredEvent[]): Promise<void>;
  /** The first difference, once all have been taken. */
  fault(): Fault | undefined;
}

/** The rows as they stand now are compared with the events that are folded now; what comes meanwhile is left out. */
export const compareWithLog = async (sql: Sql, schema: string): Promise<LogRows> => {
  const { position, counts, rows } = await sql.begin('isolation level repeatable read read only', (transaction) =>
    snapshotOf(transaction, schema),
  );
  const passed = new Map<AnyTable, number>();
  const folded = new Map(gathered.map((table) => [table, new Map<string, { row: Row; last: LogEvent }>()]));
  let first: Fault | undefined;

  return {
    async take(stored) {
      const events = stored.filter((event) => event.position <= position).flatMap(viewed);
      for (const table of journals) {
        const lines = events.flatMap((event) => linesOf(table, event));
        passed.set(table, (passed.get(table) ?? 0) + lines.length);
        first ??= await linesDiffer(sql, schema, table, lines);
      }
      for (const [table, so] of folded) for (const event of events) fold(table, so, event);
    },
    fault() {
      const extra = journals.find((table) => (counts.get(table) ?? 0) > (passed.get(table) ?? 0));
      first ??= extra && fewerThan(extra);
      for (const [table, so] of folded) first ??= gatheredDiffer(table, rows.get(table) ?? [], so);
      return first;
    },
  };
};

/** What cannot be read or folded is told by whoever checks its stream: as a fault, or as parked. */
const unlessThrown = <Made>(make: () => Made[]): Made[] => {
  try {
    return make();
  } catch {
    return [];
  }
};
const viewed = (event: StoredEvent) => unlessThrown(() => [viewEvent(event)]);
const linesOf = (table: JournalTable, event: LogEvent): Line[] =>
  unlessThrown(() => table.rowsOf(event).map((row) => ({ event, row })));

const snapshotOf = async (transaction: TransactionSql, schema: string) => {
  const from = (name: string) => transaction`${transaction(schema)}.${transaction(name)}`;
  const [checkpoint] = await transaction<{ position: string }[]>`select position::text from ${from('checkpoint')}`;
  const counts = new Map<AnyTable, number>();
  for (const table of journals) {
    const [row] = await transaction<[{ count: number }]>`select count(*)::float8 as count from ${from(table.table)}`;
    counts.set(table, row.count);
  }
  const rows = new Map<AnyTable, Row[]>();
  for (const table of gathered) {
    const found = await transaction<{ row: Row }[]>`select to_jsonb(t) as row from ${from(table.table)} t`;
    rows.set(
      table,
      found.map(({ row }) => row),
    );
  }
  return { position: BigInt(checkpoint?.position ?? 0), counts, rows };
};

type Line = { readonly event: LogEvent; readonly row: Row };

const linesDiffer = async (
  sql: Sql,
  schema: string,
  table: JournalTable,
  lines: readonly Line[],
): Promise<Fault | undefined> => {
  if (lines.length === 0) return undefined;
  const keys = lines.map(({ row }) => String(row[table.key]));
  const found = await sql<{ row: Row }[]>`
    select to_jsonb(t) as row from ${sql(schema)}.${sql(table.table)} t where ${sql(table.key)} = any(${keys}::uuid[])`;
  const byKey = new Map(found.map(({ row }) => [row[table.key], row]));
  for (const { event, row: should } of lines) {
    const { stream, version } = event;
    const row = byKey.get(should[table.key] ?? null);
    if (row === undefined) return { stream, version, what: hasNoRow(table) };
    const different = differingColumns(table, row, should, 'sealed');
    if (different.length > 0) return { stream, version, what: saysAnother(table, different) };
  }
  return undefined;
};

type Gathered = Map<string, { row: Row; last: LogEvent }>;

const fold = (table: KeyedTable, so: Gathered, event: LogEvent): void => {
  const [made] = unlessThrown(() => {
    const key = table.keyOf(event);
    const row = key === undefined ? undefined : table.evolve(so.get(key)?.row, event);
    return key === undefined || row === undefined ? [] : [{ key, row }];
  });
  if (made) so.set(made.key, { row: made.row, last: event });
};

const gatheredDiffer = (table: KeyedTable, rows: readonly Row[], so: Gathered): Fault | undefined => {
  const byKey = new Map(rows.map((row) => [String(row[table.key]), row]));
  for (const [key, { row: should, last }] of so) {
    const { stream, version } = last;
    const row = byKey.get(key);
    if (row === undefined) return { stream, version, what: hasNoRow(table) };
    const different = differingColumns(table, row, should, 'sealed');
    if (different.length > 0) return { stream, version, what: saysAnother(table, different) };
    byKey.delete(key);
  }
  return byKey.size > 0 ? fewerThan(table) : undefined;
};

const fewerThan = ({ table }: AnyTable): Fault => ({
  ...{ stream: 'the log', version: 0 },
  what: `gives fewer rows than stand in ${table}`,
});
