import type { PendingQuery, Row, Sql } from 'postgres';
import { z } from 'zod';
import { type AttendanceStatus, type Charge, civilDate } from '#events/values/shapes.ts';
import { decodeCursor, type Page, page, placeInstant } from './page.ts';
import { claimed, equals, PROGRAM_NAME, type RowStudent, studentColumns, UNKNOWN_STUDENT } from './sql.ts';

/** A mark with the people it names. `notes` is sealed. */
export interface AttendanceRecord extends RowStudent {
  id: string;
  tutor_id: string;
  tutor_name: string;
  status: AttendanceStatus;
  charge: Charge;
  notes: string | null;
  date: string;
  created_at: string;
  updated_at: string;
  version: number;
}

export interface AttendanceFilters {
  readonly studentId?: string | undefined;
  /** `YYYY-MM-DD` */
  readonly date?: string | undefined;
  /** First and last day, `YYYY-MM-DD`, both included. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly status?: AttendanceStatus | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

const place = z.tuple([civilDate, placeInstant, z.string(), z.uuid()]);
const placeOf = ({ date, created_at, student_name, id }: AttendanceRecord) => [date, created_at, student_name, id];

/** The minute of an instant, in the words of the indexes `attendance_newest` and `attendance_by_status`. */
const minuteOf = (sql: Sql, instant: PendingQuery<Row[]>) => sql`date_trunc('minute', ${instant} at time zone 'utc')`;

const record = (sql: Sql) => sql`
  select a.id, a.student_id, ${studentColumns(sql)},
    a.tutor_id, coalesce(tutor.name, ${PROGRAM_NAME}) as tutor_name,
    a.status, a.charge, ${claimed(sql, 'a.note', 'a.note_event', 'note', 'a.student_id')} as notes, a.date, a.created_at, a.updated_at, a.version
  from attendance a
  left join profiles student on student.id = a.student_id
  left join profiles tutor on tutor.id = a.tutor_id`;

/**
 * Marks of one student or of everybody, newest date first. Marks of a date that were recorded within one minute, as those
 * of a roll are, come in the order of the students' names. Throws InvalidCursor.
 */
export const attendancePage = async (sql: Sql, filters: AttendanceFilters): Promise<Page<AttendanceRecord>> => {
  const { studentId, date, from, to, status, cursor, limit } = filters;
  const after = cursor === undefined ? undefined : decodeCursor(place, cursor);
  const rows = await sql<AttendanceRecord[]>`
    ${record(sql)}
    where true
      ${equals(sql, 'a.student_id', studentId)}
      ${equals(sql, 'a.date', date)}
      ${from === undefined ? sql`` : sql`and a.date >= ${from}`}
      ${to === undefined ? sql`` : sql`and a.date <= ${to}`}
      ${equals(sql, 'a.status', status)}
      ${after ? followsPlace(sql, after) : sql``}
    order by a.date desc, ${minuteOf(sql, sql`a.created_at`)} desc, ${studentOrder(sql)}, a.id
    limit ${limit + 1}`;
  return page(rows, limit, placeOf);
};

const studentOrder = (sql: Sql) => sql`coalesce(student.name, ${UNKNOWN_STUDENT}) collate "en-x-icu"`;

/** Days and minutes descend and names ascend, so the first comparison is what an index can begin at. */
const followsPlace = (sql: Sql, [date, recordedAt, name, id]: z.infer<typeof place>) => {
  const [minute, placeMinute] = [minuteOf(sql, sql`a.created_at`), minuteOf(sql, sql`${recordedAt}::timestamptz`)];
  return sql`
    and (a.date, ${minute}) <= (${date}, ${placeMinute})
    and ((a.date, ${minute}) < (${date}, ${placeMinute})
      or (${studentOrder(sql)}, a.id) > (${name} collate "en-x-icu", ${id}))`;
};
