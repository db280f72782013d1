import { type SqlBool, sql } from 'kysely';
import type { Sql } from 'postgres';
import { z } from 'zod';
import { type AttendanceCharge, type AttendanceStatus, civilDate, isStorableText } from '#events/values/shapes.ts';
import { fetchOnlyRow, fetchRows, queryBuilder, type RowOf } from '../../query/database.ts';
import { decodeCursor, encodeCursor, type Page, toPage } from '../../query/page.ts';
import {
  countAll,
  countWhere,
  createColumnRefs,
  selectColumnsExcept,
  studentColumns,
  toActorNameSql,
  toGroupConditions,
  toGroupMemberConditions,
  toOptionalCondition,
  toProfileNameSql,
  UNKNOWN_STUDENT_NAME,
} from '../../query/query-fragments.ts';
import { type QuerySamples, sample, samplePages } from '../../query/query-samples.ts';

const a = createColumnRefs('attendance', 'a');

const records = queryBuilder
  .selectFrom('attendance as a')
  .leftJoin('profiles as student', 'student.id', 'a.student_id')
  .leftJoin('profiles as tutor', 'tutor.id', 'a.tutor_id')
  .leftJoin('profiles as corrector', 'corrector.id', 'a.corrected_by')
  .select(
    selectColumnsExcept('attendance', 'a', [
      'charged_by',
      'notes_event',
      'private_notes_event',
      'voided_at',
      'corrected_by',
    ]),
  )
  .select([...studentColumns, toActorNameSql('tutor').as('tutor_name')])
  .select(
    sql<string | null>`case when ${a('corrected_by')} is not null then ${toActorNameSql('corrector')} end`.as(
      'corrected_by',
    ),
  );

/** An attendance mark with the names of its student and tutor. Both notes are sealed. */
export type AttendanceRecord = RowOf<typeof records>;

export interface AttendanceFilters extends AttendanceSelection {
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** Which marks are listed. */
export interface AttendanceSelection {
  readonly studentId?: string | undefined;
  /** Civil date, `YYYY-MM-DD`. */
  readonly date?: string | undefined;
  /** First and last day, `YYYY-MM-DD`, both included. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly status?: AttendanceStatus | undefined;
  readonly charge?: AttendanceCharge | undefined;
  /** The marks of those who were in a group on the day of the mark, in the centre's time zone. */
  readonly group?: { readonly id: string; readonly timeZone: string } | undefined;
  /** Id of a group, for the marks of those who are in it now. */
  readonly members?: string | undefined;
}

const cursorSchema = z.tuple([civilDate, z.string().refine(isStorableText), z.uuid()]);
const toSortKey = ({ date, student_name, id }: AttendanceRecord) => [date, student_name, id];

const studentOrder = sql<string>`${toProfileNameSql('student', UNKNOWN_STUDENT_NAME)} collate "en-x-icu"`;

const selectRecords = ({ studentId, date, from, to, status, charge, group, members }: AttendanceSelection) =>
  records.where((eb) =>
    eb.and([
      eb('a.voided_at', 'is', null),
      ...toOptionalCondition(studentId, (id) => eb('a.student_id', '=', id)),
      ...toOptionalCondition(date, (day) => eb('a.date', '=', day)),
      ...toOptionalCondition(from, (day) => eb('a.date', '>=', day)),
      ...toOptionalCondition(to, (day) => eb('a.date', '<=', day)),
      ...toOptionalCondition(status, (wanted) => eb('a.status', '=', wanted)),
      // A literal, so that the partial index of uncovered classes serves it.
      ...toOptionalCondition(charge, (wanted) => eb('a.charge', '=', sql.lit(wanted))),
      ...toGroupMemberConditions(a('student_id'), group?.id, a('date'), group?.timeZone),
      ...toGroupConditions(a('student_id'), members),
    ]),
  );

const toCounts = (selection: AttendanceSelection) =>
  selectRecords(selection)
    .clearSelect()
    .select(({ eb }) => [
      countAll.as('count'),
      countWhere(eb('a.status', '=', sql.lit('present'))).as('present'),
      sql<number>`count(distinct ${a('student_id')})::int`.as('students'),
    ]);

/** The numbers of marks on all pages, of the present ones among them, and of the students whose marks they are. */
export const fetchMarkCounts = (
  connection: Sql,
  selection: AttendanceSelection,
): Promise<RowOf<ReturnType<typeof toCounts>>> => fetchOnlyRow(connection, toCounts(selection));

/** The number of marks on all pages. */
export const countAttendance = async (connection: Sql, selection: AttendanceSelection): Promise<number> =>
  (await fetchOnlyRow(connection, selectRecords(selection).clearSelect().select(countAll.as('count')))).count;

/**
 * A page of the marks of one student or of all students, newest date first, and by student name on each date. Names are in
 * another table, so that PostgreSQL reads all marks of a date to sort them. Throws InvalidCursorError.
 */
export const fetchAttendancePage = async (
  connection: Sql,
  filters: AttendanceFilters,
): Promise<Page<AttendanceRecord>> => {
  const { cursor, limit, ...selection } = filters;
  const after = cursor === undefined ? undefined : decodeCursor(cursorSchema, cursor);
  const query = selectRecords(selection)
    .where((eb) => eb.and(toOptionalCondition(after, isAfterCursor)))
    .orderBy('a.date', 'desc')
    .orderBy(studentOrder)
    .orderBy('a.id')
    .limit(limit + 1);
  return toPage(await fetchRows(connection, query), limit, toSortKey);
};

/**
 * Rows after the cursor. Dates descend while names ascend, so one row comparison cannot express the order; the first
 * condition is redundant, but an index scan can start at it.
 */
const isAfterCursor = ([date, name, id]: z.infer<typeof cursorSchema>) =>
  sql<SqlBool>`${a('date')} <= ${date}
    and (${a('date')} < ${date} or (${studentOrder}, ${a('id')}) > (${name} collate "en-x-icu", ${id}))`;

/** @public */
export const samples: QuerySamples<typeof import('./attendance-query.ts')> = {
  countAttendance: [[{}]],
  fetchMarkCounts: [
    [{}],
    [
      {
        studentId: sample.id,
        date: sample.day,
        from: sample.day,
        to: sample.day,
        status: 'present',
        group: { id: sample.id, timeZone: 'UTC' },
        members: sample.id,
      },
    ],
  ],
  fetchAttendancePage: samplePages({
    studentId: sample.id,
    date: sample.day,
    from: sample.day,
    to: sample.day,
    status: 'present' as const,
    group: { id: sample.id, timeZone: 'UTC' },
    members: sample.id,
    cursor: encodeCursor([sample.day, 'Mia Chen', sample.id]),
  }).map((filters) => [filters]),
};
