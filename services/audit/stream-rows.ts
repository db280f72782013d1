/** Compares what the read models say of a homework or a submission with its own events. Names no value: some are personal. */
import type { Sql } from 'postgres';
import { homeworkIdOf } from '#events/homework/homework.ts';
import type { RecordedEvent } from '#events/record/recorded-event.ts';
import type { Projection, Row, Value } from '#projections/engine/projection.ts';
import type { AnyTable } from '#projections/engine/table-sql.ts';
import { homework } from '#projections/homework/fold.ts';
import { submissions } from '#projections/submissions/fold.ts';
import { submissionIdOf } from '#projections/submissions/submission-event.ts';
import type { Ledger } from './ledger.ts';

interface Work {
  readonly id: string;
  readonly projection: Projection;
  /** The column of the journal that names the stream. */
  readonly owner: string;
}

/** What stream of work this is; undefined for every other stream. */
export const workOf = (stream: string): Work | undefined => {
  const homeworkId = homeworkIdOf(stream);
  if (homeworkId !== undefined) return { id: homeworkId, projection: homework, owner: 'homework_id' };
  const submissionId = submissionIdOf(stream);
  return submissionId === undefined ? undefined : { id: submissionId, projection: submissions, owner: 'submission_id' };
};

/** Rows of one stream at one moment, by table, and how far the log was folded then. */
interface WorkSnapshot {
  readonly work: Work;
  readonly position: bigint;
  readonly parked: readonly { projection: string; version: number; error: string }[];
  readonly rows: ReadonlyMap<AnyTable, Row[]>;
}

export const readWork = (sql: Sql, schema: string, stream: string, work: Work): Promise<WorkSnapshot> =>
  sql.begin('isolation level repeatable read read only', async (transaction) => {
    const from = (name: string) => transaction`${transaction(schema)}.${transaction(name)}`;
    const [checkpoint] = await transaction<{ position: string }[]>`select position::text from ${from('checkpoint')}`;
    const parked = await transaction<{ projection: string; version: number; error: string }[]>`
      select projection, version, error from ${from('parked')} where stream = ${stream} order by version`;
    const rows = new Map<AnyTable, Row[]>();
    for (const table of work.projection.tables) {
      const column = table.kind === 'keyed' ? table.key : work.owner;
      const found = await transaction<{ row: Row }[]>`
        select to_jsonb(t) as row from ${from(table.table)} t where ${transaction(column)} = ${work.id}`;
      rows.set(
        table,
        found.map(({ row }) => row),
      );
    }
    return { work, position: BigInt(checkpoint?.position ?? 0), parked, rows };
  });

/** The first difference between the rows and the events that had been folded when they were read. */
export const workDiffers = (
  { work, position, parked, rows }: WorkSnapshot,
  events: readonly RecordedEvent[],
): Ledger['fault'] => {
  const [stopped] = parked;
  if (stopped) return { version: stopped.version, what: `is parked in ${stopped.projection}: ${stopped.error}` };
  const folded = events.filter((event) => event.position <= position);
  for (const table of work.projection.tables) {
    const fault = tableDiffers(table, rows.get(table) ?? [], foldedInto(table, folded), folded.at(-1)?.version ?? 1);
    if (fault) return fault;
  }
  return undefined;
};

const foldedInto = (table: AnyTable, events: readonly RecordedEvent[]): Row[] => {
  if (table.kind === 'journal') return events.flatMap((event) => table.rowsOf(event));
  let row: Row | undefined;
  for (const event of events) row = table.evolve(row, event) ?? row;
  return row ? [row] : [];
};

const tableDiffers = (table: AnyTable, rows: Row[], expected: Row[], last: number): Ledger['fault'] => {
  const byKey = new Map(rows.map((row) => [row[table.key], row]));
  for (const should of expected) {
    const version = Number(should.version ?? should.content_version ?? last);
    const row = byKey.get(should[table.key] ?? null);
    if (!row) return { version, what: `has no row in ${table.table}` };
    const different = Object.keys(table.columns).filter(
      (column) => comparable(table, column, row[column]) !== comparable(table, column, should[column]),
    );
    if (different.length > 0)
      return { version, what: `${table.table} says another ${different.join(', ')} than the log` };
    byKey.delete(should[table.key] ?? null);
  }
  return byKey.size > 0 ? { version: last, what: `stands in ${table.table}, but not in the log` } : undefined;
};

/** Texts that the tables hold sealed and the events open. */
const sealed = new Set(['feedback', 'reason', 'text']);

/** PostgreSQL writes an instant with the offset of its session, and the fields of JSON in an order of its own. */
const comparable = (table: AnyTable, column: string, value: Value | undefined): Value => {
  if (value === undefined || value === null) return null;
  if (sealed.has(column)) return 'a text';
  const type = table.columns[column];
  if (type === 'timestamptz') return Date.parse(String(value));
  return type === 'jsonb' ? ordered(typeof value === 'string' ? JSON.parse(value) : value) : value;
};

const ordered = (json: unknown): string =>
  JSON.stringify(json, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(
          Object.entries(value)
            .filter(opened)
            .sort(([a], [b]) => (a < b ? -1 : 1)),
        )
      : value,
  );

/** The texts of questions stand in clear in both; those of answers do not. */
const opened = ([name, value]: [string, unknown], _: number, all: [string, unknown][]): boolean =>
  name !== 'text' || typeof value !== 'string' || !all.some(([field]) => field === 'question');
