/** Compares what the read models say of a student with the student's own events. */
import type { Sql } from 'postgres';
import type { RecordedEvent } from '#events/record/recorded-event.ts';
import type { StudentEvent } from '#events/student/events.ts';
import { studentStream } from '#events/student/student.ts';
import { changeOf, type Ledger } from './ledger.ts';

interface TransactionRow {
  event_id: string;
  version: number;
  applied_remaining: number;
  applied_total: number;
  remaining_after: number;
  total_after: number;
  mark: string | null;
  hash: string;
}
interface MarkRow {
  id: string;
  date: string;
  status: string;
  charge: string;
  charged_by: string | null;
}
interface BalanceRow {
  classes_remaining: number;
  classes_total: number;
  classes_waiting: number;
  classes_uncovered: number;
  version: number;
}

/** Rows of one student at one moment, and how far the log was folded then. */
export interface Snapshot {
  readonly position: bigint;
  readonly parked: readonly { projection: string; version: number; error: string }[];
  readonly balance: BalanceRow | undefined;
  readonly transactions: readonly TransactionRow[];
  readonly marks: readonly MarkRow[];
}

export const readSnapshot = (sql: Sql, schema: string, studentId: string): Promise<Snapshot> =>
  sql.begin('isolation level repeatable read read only', async (transaction) => {
    const table = (name: string) => transaction`${transaction(schema)}.${transaction(name)}`;
    const [checkpoint] = await transaction<{ position: string }[]>`select position::text from ${table('checkpoint')}`;
    const [parked, balances, transactions, marks] = await Promise.all([
      transaction<{ projection: string; version: number; error: string }[]>`
        select projection, version, error from ${table('parked')} where stream = ${studentStream(studentId)}`,
      transaction<BalanceRow[]>`
        select classes_remaining, classes_total, classes_waiting, classes_uncovered, version
        from ${table('balances')} where student_id = ${studentId}`,
      transaction<TransactionRow[]>`
        select event_id, version, applied_remaining, applied_total, remaining_after, total_after, mark, hash
        from ${table('class_transactions')} where student_id = ${studentId} order by version`,
      transaction<MarkRow[]>`
        select id, date::text, status, charge, charged_by from ${table('attendance')} where student_id = ${studentId}`,
    ]);
    return { position: BigInt(checkpoint?.position ?? 0), parked, balance: balances[0], transactions, marks };
  });

type Difference = Ledger['fault'];

/** The first difference between the rows and the events that had been folded then, with the ledger proven from these. */
export const differenceOf = (
  { parked, balance, transactions, marks }: Snapshot,
  events: readonly RecordedEvent<StudentEvent>[],
  { state }: Ledger,
): Difference => {
  const [stopped] = parked;
  if (stopped) return { version: stopped.version, what: `is parked in ${stopped.projection}: ${stopped.error}` };
  return transactionsDiffer(transactions, events) ?? balanceDiffers(balance, state) ?? marksDiffer(marks, state);
};

const transactionsDiffer = (
  rows: readonly TransactionRow[],
  events: readonly RecordedEvent<StudentEvent>[],
): Difference => {
  const expected = events.filter((event) => (changeOf(event)?.requested ?? 0) !== 0);
  for (const [index, event] of expected.entries()) {
    const row = rows[index];
    if (!row || row.version > event.version)
      return { version: event.version, what: 'has no row in class_transactions' };
    if (!sameAs(row, event))
      return { version: row.version, what: 'stands in class_transactions otherwise than in the log' };
  }
  const extra = rows[expected.length];
  return extra && { version: extra.version, what: 'stands in class_transactions, but not in the log' };
};

const sameAs = (row: TransactionRow, event: RecordedEvent<StudentEvent>): boolean => {
  const change = changeOf(event);
  const mark = event.type === 'AttendanceMarked' ? event.id : 'mark' in event.data ? event.data.mark : null;
  return (
    row.event_id === event.id &&
    row.version === event.version &&
    row.hash === event.hash &&
    row.mark === mark &&
    row.applied_remaining === change?.appliedRemaining &&
    row.applied_total === change.appliedTotal &&
    row.remaining_after === change.remainingAfter &&
    row.total_after === change.totalAfter
  );
};

const balanceDiffers = (row: BalanceRow | undefined, state: Ledger['state']): Difference => {
  const { version } = state;
  if (!row) return version === 0 ? undefined : { version, what: 'has no row in balances' };
  if (row.version !== version) {
    return {
      version: Math.min(row.version, version) + 1,
      what: `balances is at version ${row.version}, the log at ${version}`,
    };
  }
  const told = [row.classes_remaining, row.classes_total, row.classes_waiting, row.classes_uncovered].join(' / ');
  const folded = [state.remaining, state.total, state.waiting, state.uncovered].join(' / ');
  if (told === folded) return undefined;
  return { version, what: `balances says ${told} (remaining / total / waiting / uncovered), the log ${folded}` };
};

const marksDiffer = (rows: readonly MarkRow[], state: Ledger['state']): Difference => {
  const byDate = new Map(rows.map((row) => [row.date, row]));
  for (const mark of state.marks.values()) {
    const { date } = mark;
    const row = byDate.get(date);
    const same = row?.id === mark.id && row.status === mark.status && row.charge === mark.charge;
    if (!same || row.charged_by !== (mark.chargedBy ?? null)) {
      return { version: mark.version, what: `the mark on ${date} stands in attendance otherwise than in the log` };
    }
    byDate.delete(date);
  }
  const [extra] = byDate.keys();
  return extra === undefined
    ? undefined
    : { version: state.version, what: `attendance has a mark on ${extra}, the log none` };
};
