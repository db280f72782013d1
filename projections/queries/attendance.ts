import { type Expression, type SqlBool, sql } from 'kysely';
import type { Sql } from 'postgres';
import { z } from 'zod';
import { type AttendanceStatus, civilDate } from '#events/values/shapes.ts';
import { db, fetchRows, type RowOf } from './database.ts';
import { cursorInstant, decodeCursor, type Page, toPage } from './page.ts';
import { actorName, claimed, columnsOf, nameOr, studentColumns, whenGiven } from './query-fragments.ts';
import { UNKNOWN_STUDENT } from './sql.ts';

const records = db
  .selectFrom('attendance as a')
  .leftJoin('profiles as student', 'student.id', 'a.student_id')
  .leftJoin('profiles as tutor', 'tutor.id', 'a.tutor_id')
  .select(['a.id', 'a.student_id', ...studentColumns, 'a.tutor_id', actorName('tutor').as('tutor_name')])
  .select(['a.status', 'a.charge', claimed('attendance', 'a', 'note').as('notes'), 'a.date'])
  .select(['a.created_at', 'a.updated_at', 'a.version']);

/** A mark with the people it names. `notes` is sealed. */
export type AttendanceRecord = RowOf<typeof records>;

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

const place = z.tuple([civilDate, cursorInstant, z.string(), z.uuid()]);
const placeOf = ({ date, created_at, student_name, id }: AttendanceRecord) => [date, created_at, student_name, id];

/** The minute of an instant, in the words of the indexes `attendance_newest` and `attendance_by_status`. */
const minuteOf = (instant: Expression<string>) => sql<string>`date_trunc('minute', ${instant} at time zone 'utc')`;

const a = columnsOf('attendance', 'a');
const recordedMinute = minuteOf(a('created_at'));
const studentOrder = sql<string>`${nameOr('student', UNKNOWN_STUDENT)} collate "en-x-icu"`;

/**
 * Marks of one student or of everybody, newest date first. Marks of a date that were recorded within one minute, as those
 * of a roll are, come in the order of the students' names. Throws InvalidCursor.
 */
export const attendancePage = async (connection: Sql, filters: AttendanceFilters): Promise<Page<AttendanceRecord>> => {
  const { studentId, date, from, to, status, cursor, limit } = filters;
  const after = cursor === undefined ? undefined : decodeCursor(place, cursor);
  const query = records
    .where((eb) =>
      eb.and([
        ...whenGiven(studentId, (id) => eb('a.student_id', '=', id)),
        ...whenGiven(date, (day) => eb('a.date', '=', day)),
        ...whenGiven(from, (day) => eb('a.date', '>=', day)),
        ...whenGiven(to, (day) => eb('a.date', '<=', day)),
        ...whenGiven(status, (wanted) => eb('a.status', '=', wanted)),
        ...whenGiven(after, followsPlace),
      ]),
    )
    .orderBy('a.date', 'desc')
    .orderBy(recordedMinute, 'desc')
    .orderBy(studentOrder)
    .orderBy('a.id')
    .limit(limit + 1);
  return toPage(await fetchRows(connection, query), limit, placeOf);
};

/** Days and minutes descend and names ascend, so the first comparison is what an index can begin at. */
const followsPlace = ([date, recordedAt, name, id]: z.infer<typeof place>) => {
  const minute = minuteOf(sql`${recordedAt}::timestamptz`);
  return sql<SqlBool>`(${a('date')}, ${recordedMinute}) <= (${date}, ${minute})
    and ((${a('date')}, ${recordedMinute}) < (${date}, ${minute})
      or (${studentOrder}, ${a('id')}) > (${name} collate "en-x-icu", ${id}))`;
};
