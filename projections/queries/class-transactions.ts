import type { Sql } from 'postgres';
import { z } from 'zod';
import type { TransactionSource } from '#events/values/shapes.ts';
import { inOrderOfNames } from './names.ts';
import { decodeCursor, type Page, page, placeInstant } from './page.ts';
import { claimed, equals, type Period, PROGRAM_NAME, type RowStudent, recordedWithin, studentColumns } from './sql.ts';

/** A row of class_transactions with the people it names. `reason` is sealed. */
export interface TransactionRecord extends RowStudent {
  id: string;
  tutor_id: string;
  tutor_name: string;
  transaction_type: 'add' | 'remove';
  classes_changed: number;
  reason: string | null;
  created_at: string;
  source: TransactionSource;
  applied_remaining: number;
  applied_total: number;
  remaining_after: number;
  total_after: number;
  effective_on: string;
  mark: string | null;
  reversed: string | null;
  reversed_by: string | null;
  /** Of an uncovered class: how and when it came to be none any more. */
  resolved_as: 'settled' | 'corrected' | null;
  resolved_at: string | null;
  /** Of a class whose record moved: the day to which it went, with the class or after giving it back. */
  moved_to: string | null;
  version: number;
  hash: string;
}

/** The columns of TransactionRecord from `t`, joined by `transactionJoins`. */
export const transactionColumns = (sql: Sql) => sql`
  t.event_id as id, t.student_id, ${studentColumns(sql)},
  t.tutor_id, coalesce(tutor.name, ${PROGRAM_NAME}) as tutor_name,
  t.transaction_type, t.classes_changed,
  ${claimed(sql, 't.reason', 't.event_id', 'reason', 't.student_id')} as reason, t.created_at, t.source,
  t.applied_remaining, t.applied_total, t.remaining_after, t.total_after, t.effective_on,
  t.mark, t.reversed, reversal.event_id as reversed_by,
  resolved.what as resolved_as, resolved.created_at as resolved_at,
  case when t.source = 'reversal' then moved.date when resolved.what is null then stood.date end as moved_to,
  t.version, t.hash`;

export const transactionJoins = (sql: Sql) => sql`
  left join profiles student on student.id = t.student_id
  left join profiles tutor on tutor.id = t.tutor_id
  left join class_transactions reversal on reversal.reversed = t.event_id
  left join lateral (
    select case h.what when 'moved' then 'corrected' else h.what end as what, h.created_at
    from attendance_history h
    where t.source = 'attendance' and t.applied_remaining = 0
      and h.attendance_id = t.mark and h.version > t.version
      and (h.what in ('settled', 'corrected') or h.what = 'moved' and h.status = 'absent')
    order by h.version limit 1
  ) resolved on true
  left join attendance stood on stood.id = t.mark and stood.date <> t.effective_on
    and (stood.charged_by = t.event_id
      or stood.charge = 'uncovered' and t.source = 'attendance' and t.applied_remaining = 0)
  left join attendance_history moved on t.source = 'reversal' and moved.event_id = t.event_id and moved.what = 'moved'`;

export interface TransactionFilters {
  readonly period?: Period | undefined;
  readonly studentId?: string | undefined;
  readonly source?: TransactionSource | undefined;
  readonly tutorId?: string | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

// the version orders what one student's stream recorded in the same millisecond
const place = z.tuple([placeInstant, z.int32(), z.uuid()]);

/** Newest first, of one student or of everybody. Throws InvalidCursor. */
export const transactionsPage = async (sql: Sql, filters: TransactionFilters): Promise<Page<TransactionRecord>> => {
  const { studentId, source, tutorId, period, cursor, limit } = filters;
  const after = cursor === undefined ? undefined : decodeCursor(place, cursor);
  // Versions of one stream never go back in time, so they order the rows of one student alike, and an index has them. In
  // the order of everybody's rows PostgreSQL would look through those of all others for them.
  const ofOne = studentId !== undefined;
  const beyond =
    after &&
    (ofOne
      ? sql`and t.version < ${after[1]}`
      : sql`and (t.created_at, t.version, t.event_id) < (${after[0]}, ${after[1]}, ${after[2]})`);
  const rows = await sql<TransactionRecord[]>`
    select ${transactionColumns(sql)}
    from class_transactions t
    ${transactionJoins(sql)}
    where true
      ${equals(sql, 't.student_id', studentId)}
      ${equals(sql, 't.source', source)}
      ${equals(sql, 't.tutor_id', tutorId)}
      ${recordedWithin(sql, 't.created_at', period)}
      ${beyond ?? sql``}
    order by ${ofOne ? sql`t.version desc` : sql`t.created_at desc, t.version desc, t.event_id desc`}
    limit ${limit + 1}`;
  return page(rows, limit, (row) => [row.created_at, row.version, row.id]);
};

/** Everybody who stands in the rows of one student or of all, by name. */
export const tutorsInTransactions = async (
  sql: Sql,
  studentId: string | undefined,
): Promise<{ id: string; name: string }[]> => {
  const mine = equals(sql, 'student_id', studentId);
  // from each tutor to the next along the index: there are few of them and many rows
  const tutors = await sql<{ id: string; name: string }[]>`
    with recursive acted (id) as (
      (select tutor_id from class_transactions where true ${mine} order by tutor_id limit 1)
      union all
      select (
        select tutor_id from class_transactions where tutor_id > acted.id ${mine} order by tutor_id limit 1
      )
      from acted where acted.id is not null
    )
    select acted.id, coalesce(p.name, ${PROGRAM_NAME}) as name
    from acted
    left join profiles p on p.id = acted.id
    where acted.id is not null`;
  return inOrderOfNames(tutors);
};

/** Points of a student's balance in stream order, the newest ones. */
export interface BalancePoint {
  created_at: string;
  effective_on: string;
  remaining_after: number;
  total_after: number;
}

export const balanceSeries = (sql: Sql, studentId: string, limit: number): Promise<BalancePoint[]> =>
  sql<BalancePoint[]>`
    select created_at, effective_on, remaining_after, total_after
    from (
      select * from class_transactions where student_id = ${studentId} order by version desc limit ${limit}
    ) newest
    order by version`;
