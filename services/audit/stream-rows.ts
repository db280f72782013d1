/** Compares what the read models say of one stream, in rows that are this stream's alone, with its own events. */
import type { Sql } from 'postgres';
import { homeworkIdOf } from '#events/homework/homework.ts';
import { placeOf } from '#events/leaderboard/leaderboard.ts';
import { practiceOf } from '#events/practice/practice.ts';
import { studentIdOf } from '#events/student/student.ts';
import { attendance } from '#projections/attendance/fold.ts';
import { balances } from '#projections/balances/fold.ts';
import { classTransactions } from '#projections/class-transactions/fold.ts';
import type { LogEvent, Projection, Row } from '#projections/engine/projection.ts';
import type { AnyTable } from '#projections/engine/table-sql.ts';
import { homework } from '#projections/homework/fold.ts';
import { leaderboard } from '#projections/leaderboard/fold.ts';
import { practiceSessions } from '#projections/practice-sessions/fold.ts';
import { submissions } from '#projections/submissions/fold.ts';
import { submissionIdOf } from '#projections/submissions/submission-event.ts';
import { differingColumns, hasNoRow, notInLog, saysAnother } from './compare-rows.ts';
import type { Ledger } from './ledger.ts';

/** The column of each table that says whose row it is. */
const owners = {
  balances: 'student_id',
  class_transactions: 'student_id',
  attendance: 'student_id',
  attendance_history: 'student_id',
  homework: 'id',
  homework_contents: 'homework_id',
  submissions: 'id',
  submission_grades: 'submission_id',
  practice_sessions: 'id',
  leaderboard_places: 'student_id',
} as const;
type Owned = keyof typeof owners;
export const ownedTables = Object.keys(owners);

interface Kind {
  /** The id that this stream's rows have in the column of their owner; undefined for a stream of another kind. */
  idOf(stream: string): string | undefined;
  readonly projections: readonly Projection[];
}

const kinds: readonly Kind[] = [
  { idOf: studentIdOf, projections: [balances, classTransactions, attendance] },
  { idOf: homeworkIdOf, projections: [homework] },
  { idOf: submissionIdOf, projections: [submissions] },
  { idOf: (stream) => practiceOf(stream)?.sessionId, projections: [practiceSessions] },
  { idOf: placeOf, projections: [leaderboard] },
];

/** Rows of one stream at one moment, by table, and how far the log was folded then. */
interface StreamRows {
  readonly position: bigint;
  readonly parked: readonly { projection: string; version: number; error: string }[];
  readonly rows: ReadonlyMap<AnyTable, Row[]>;
}

/** Undefined for a stream that has no rows of its own. */
export const readStreamRows = async (sql: Sql, schema: string, stream: string): Promise<StreamRows | undefined> => {
  const kind = kinds.find(({ idOf }) => idOf(stream) !== undefined);
  if (kind === undefined) return undefined;
  const id = kind.idOf(stream) as string;
  return sql.begin('isolation level repeatable read read only', async (transaction) => {
    const from = (name: string) => transaction`${transaction(schema)}.${transaction(name)}`;
    const [[checkpoint], parked, rows] = await Promise.all([
      transaction<{ position: string }[]>`select position::text from ${from('checkpoint')}`,
      transaction<{ projection: string; version: number; error: string }[]>`
        select projection, version, error from ${from('parked')} where stream = ${stream} order by version`,
      Promise.all(
        kind.projections
          .flatMap(({ tables }) => tables)
          .map(async (table) => {
            const found = await transaction<{ row: Row }[]>`
              select to_jsonb(t) as row from ${from(table.table)} t
              where ${transaction(owners[table.table as Owned])} = ${id}`;
            return [table, found.map(({ row }) => row)] as const;
          }),
      ),
    ]);
    return { position: BigInt(checkpoint?.position ?? 0), parked, rows: new Map(rows) };
  });
};

/** The first difference between the rows and the events that had been folded when they were read. */
export const streamRowsDiffer = (
  { position, parked, rows }: StreamRows,
  events: readonly LogEvent[],
): Ledger['fault'] => {
  const [stopped] = parked;
  if (stopped) return { version: stopped.version, what: `is parked in ${stopped.projection}: ${stopped.error}` };
  const folded = events.filter((event) => event.position <= position);
  for (const [table, found] of rows) {
    const fault = tableDiffers(table, found, foldedInto(table, folded), folded.at(-1)?.version ?? 1);
    if (fault) return fault;
  }
  return undefined;
};

const foldedInto = (table: AnyTable, events: readonly LogEvent[]): Row[] => {
  if (table.kind === 'journal') return events.flatMap((event) => table.rowsOf(event));
  const rows = new Map<string, Row>();
  for (const event of events) {
    const key = table.keyOf(event);
    const row = key === undefined ? undefined : table.evolve(rows.get(key), event);
    if (key !== undefined && row !== undefined) rows.set(key, row);
  }
  return [...rows.values()];
};

const tableDiffers = (table: AnyTable, rows: Row[], expected: Row[], last: number): Ledger['fault'] => {
  const byKey = new Map(rows.map((row) => [row[table.key], row]));
  for (const should of expected) {
    const version = Number(should.version ?? should.content_version ?? last);
    const row = byKey.get(should[table.key] ?? null);
    if (!row) return { version, what: hasNoRow(table) };
    const different = differingColumns(table, row, should, 'opened');
    if (different.length > 0) return { version, what: saysAnother(table, different) };
    byKey.delete(should[table.key] ?? null);
  }
  return byKey.size > 0 ? { version: last, what: notInLog(table) } : undefined;
};
