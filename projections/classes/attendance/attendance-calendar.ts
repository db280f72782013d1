import { sql } from 'kysely';
import type { Sql } from 'postgres';
import type { AttendanceCharge, AttendanceStatus } from '#events/values/shapes.ts';
import { fetchOnlyRow, fetchRows, queryBuilder } from '../../query/database.ts';
import { createColumnRefs } from '../../query/query-fragments.ts';
import { type QuerySamples, sample } from '../../query/query-samples.ts';

const a = createColumnRefs('attendance', 'a');
const h = createColumnRefs('attendance_history', 'h');
const t = createColumnRefs('class_transactions', 't');

/** A day of class with its mark, and the newest row of the class history about it. */
export interface CalendarDayRecord {
  readonly date: string;
  /** Null if the day has no mark, because it was voided or moved to another day. */
  readonly status: AttendanceStatus | null;
  readonly charge: AttendanceCharge | null;
  readonly late_cancellation: boolean;
  /** True if the newest row voided the mark of the day. */
  readonly voided: boolean;
  /** True if a row of the day gave a class back. */
  readonly given_back: boolean;
  readonly row_id: string;
  /** The day of class of the row: a present mark that moves and becomes absent gives its class back on the day that it left. */
  readonly row_day: string;
}

/** The days of a month on which a student has a mark or a row about one, in order. `month` is its first day. */
export const fetchCalendarDays = (connection: Sql, studentId: string, month: string): Promise<CalendarDayRecord[]> => {
  const isWithin = (day: ReturnType<typeof a>) =>
    sql`${day} >= ${month}::date and ${day} < ${month}::date + interval '1 month'`;
  return fetchRows(
    connection,
    sql<CalendarDayRecord>`
      with marks as (
        select ${a('id')}, ${a('date')}, ${a('status')}, ${a('charge')}, ${a('late_cancellation_hours')} from attendance a
        where ${a('student_id')} = ${studentId} and ${isWithin(a('date'))} and ${a('voided_at')} is null
      ), entries (date, row_day, id, version, gives_back) as (
        select ${t('effective_on')}, ${t('effective_on')}, ${t('id')}, ${t('version')}, ${t('source')} = 'reversal'
        from class_transactions t
        where ${t('student_id')} = ${studentId} and ${isWithin(t('effective_on'))} and ${t('attendance_id')} is not null
        union all
        select ${h('date')}, ${h('date')}, ${h('id')}, ${h('version')}, false from attendance_history h
        where ${h('student_id')} = ${studentId} and ${isWithin(h('date'))} and ${h('quiet')}
        union all
        select marks.date, ${h('from_date')}, ${h('id')}, ${h('version')}, false from marks
        join attendance_history h on ${h('attendance_id')} = marks.id and ${h('moved_to')} = marks.date
      ), days as (
        select date, bool_or(gives_back) as given_back, (array_agg(id order by version desc))[1] as row_id,
          (array_agg(row_day order by version desc))[1] as row_day
        from entries group by date
      )
      select days.date, marks.status, marks.charge, marks.late_cancellation_hours is not null as late_cancellation, coalesce(${h('what')} = 'voided', false) as voided,
        days.given_back, days.row_id, days.row_day
      from days
      left join marks on marks.date = days.date
      left join attendance_history h on ${h('id')} = days.row_id
      order by days.date`.compile(queryBuilder),
  );
};

/** The first day for which a student has a mark; null without one. */
export const fetchFirstMarkedDay = async (connection: Sql, studentId: string): Promise<string | null> => {
  const { day } = await fetchOnlyRow(
    connection,
    queryBuilder
      .selectFrom('attendance')
      .select((eb) => eb.fn.min('date').as('day'))
      .where('student_id', '=', studentId),
  );
  return day;
};

/** @public */
export const samples: QuerySamples<typeof import('./attendance-calendar.ts')> = {
  fetchCalendarDays: [[sample.id, sample.day]],
  fetchFirstMarkedDay: [[sample.id]],
};
