/** One student's classes and marks as one story: class_transactions, with attendance_history's quiet marks between. */
import type { Sql } from 'postgres';
import { z } from 'zod';
import type { AttendanceStatus, Charge, TransactionSource } from '#events/values/shapes.ts';
import { type TransactionRecord, transactionColumns, transactionJoins } from './class-transactions.ts';
import { inOrderOfNames } from './names.ts';
import { decodeCursor, type Page, page } from './page.ts';
import { claimed, equals, type Period, PROGRAM_NAME, recordedWithin } from './sql.ts';

/** A transaction in a history, with the note its mark had at that moment. `reason` and `notes` are sealed. */
export interface HistoryTransaction extends TransactionRecord {
  kind: 'transaction';
  notes: string | null;
  /** The mark this row belongs to is uncovered and may be settled. */
  can_settle: boolean;
}

/** A mark, correction or note that moved no class. `notes` is sealed. */
export interface HistoryMark {
  kind: 'mark';
  id: string;
  attendance_id: string;
  what: 'marked' | 'corrected' | 'moved' | 'noted';
  /** Of a record that moved: the day it left. */
  from_date: string | null;
  from_status: AttendanceStatus | null;
  status: AttendanceStatus;
  charge: Charge;
  notes: string | null;
  tutor_id: string;
  tutor_name: string;
  created_at: string;
  effective_on: string;
  version: number;
}

export type HistoryRecord = HistoryTransaction | HistoryMark;

export interface HistoryFilters {
  readonly period?: Period | undefined;
  /** A source of transactions, or the quiet marks. */
  readonly cause?: TransactionSource | 'mark' | undefined;
  readonly tutorId?: string | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

const place = z.tuple([z.int32()]);

/** Everything that happened to a student's classes and marks, newest first. Throws InvalidCursor. */
export const historyPage = async (
  sql: Sql,
  studentId: string,
  filters: HistoryFilters,
): Promise<Page<HistoryRecord>> => {
  const { cursor, limit } = filters;
  const before = cursor === undefined ? undefined : decodeCursor(place, cursor)[0];
  const [transactions, quiet] = await Promise.all([
    filters.cause === 'mark' ? [] : transactionsBefore(sql, studentId, filters, before),
    filters.cause === undefined || filters.cause === 'mark' ? quietMarksBefore(sql, studentId, filters, before) : [],
  ]);
  // each event stands in one of the two, so versions never tie
  const rows: HistoryRecord[] = [...transactions, ...quiet].sort((one, other) => other.version - one.version);
  return page(rows, limit, (row) => [row.version]);
};

const transactionsBefore = (sql: Sql, studentId: string, filters: HistoryFilters, before: number | undefined) =>
  sql<HistoryTransaction[]>`
    select 'transaction' as kind, ${transactionColumns(sql)},
      (
        select ${claimed(sql, 'h.note', 'h.event_id', 'note', 'h.student_id')}
        from attendance_history h
        where h.attendance_id = t.mark and h.version <= t.version and h.what <> 'settled'
        order by h.version desc limit 1
      ) as notes,
      coalesce(
        a.charge = 'uncovered' and t.source = 'attendance' and not exists (
          select from class_transactions later where later.mark = t.mark and later.version > t.version
        ),
        false
      ) as can_settle
    from class_transactions t
    ${transactionJoins(sql)}
    left join attendance a on a.id = t.mark
    where t.student_id = ${studentId}
      ${equals(sql, 't.source', filters.cause)}
      ${equals(sql, 't.tutor_id', filters.tutorId)}
      ${recordedWithin(sql, 't.created_at', filters.period)}
      ${before === undefined ? sql`` : sql`and t.version < ${before}`}
    order by t.version desc
    limit ${filters.limit + 1}`;

const quietMarksBefore = (sql: Sql, studentId: string, filters: HistoryFilters, before: number | undefined) =>
  sql<HistoryMark[]>`
    select 'mark' as kind, h.event_id as id, h.attendance_id, h.what, h.from_date, h.from_status,
      stood.status, stood.charge, ${claimed(sql, 'h.note', 'h.event_id', 'note', 'h.student_id')} as notes,
      h.tutor_id, coalesce(tutor.name, ${PROGRAM_NAME}) as tutor_name,
      h.created_at, h.date as effective_on, h.version
    from attendance_history h
    left join profiles tutor on tutor.id = h.tutor_id
    cross join lateral (
      select e.status, e.charge
      from attendance_history e
      where e.attendance_id = h.attendance_id and e.version <= h.version and e.status is not null
      order by e.version desc limit 1
    ) stood
    where h.student_id = ${studentId} and h.quiet
      ${equals(sql, 'h.tutor_id', filters.tutorId)}
      ${recordedWithin(sql, 'h.created_at', filters.period)}
      ${before === undefined ? sql`` : sql`and h.version < ${before}`}
    order by h.version desc
    limit ${filters.limit + 1}`;

/** Everybody who stands in a student's history, by name. */
export const tutorsInHistory = async (sql: Sql, studentId: string): Promise<{ id: string; name: string }[]> => {
  const tutors = await sql<{ id: string; name: string }[]>`
    select acted.id, coalesce(p.name, ${PROGRAM_NAME}) as name
    from (
      select tutor_id as id from class_transactions where student_id = ${studentId}
      union
      select tutor_id from attendance_history where student_id = ${studentId} and quiet
    ) acted
    left join profiles p on p.id = acted.id`;
  return inOrderOfNames(tutors);
};
