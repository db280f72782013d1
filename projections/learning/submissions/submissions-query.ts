/** Submissions to one homework, and the students who have not submitted. */
import { type Expression, type SqlBool, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Sql } from 'postgres';
import { z } from 'zod';
import { type StudentNameRecord, toNameCursor, toNameCursorConditions } from '../../people/profiles/students-query.ts';
import { fetchFirstRow, fetchOnlyRow, fetchRows, queryBuilder, type RowOf } from '../../query/database.ts';
import { cursorInstantSchema, decodeCursor, type Page, toPage } from '../../query/page.ts';
import {
  countAll,
  countWhere,
  createColumnRefs,
  pickColumns,
  selectColumnsExcept,
  studentColumns,
  toActorNameSql,
  toNameOrderSql,
  toOptionalCondition,
  toQueriedSealedTextSql,
} from '../../query/query-fragments.ts';
import { type QuerySamples, sample, samplePages } from '../../query/query-samples.ts';

const s = createColumnRefs('submissions', 's');
const g = createColumnRefs('submission_grades', 'g');

/** The grade history of a submission, oldest first. `reason` is sealed. */
const gradesOfSubmission = queryBuilder
  .selectFrom('submission_grades as g')
  .leftJoin('profiles as actor', 'actor.id', 'g.actor_id')
  .where(sql<SqlBool>`${g('submission_id')} = ${s('id')}`)
  .select(
    pickColumns('submission_grades', 'g', ['what', 'from_grade', 'grade', 'content_version', 'credited', 'version']),
  )
  .select([
    sql<string>`to_char(${g('created_at')} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`.as('created_at'),
    toActorNameSql('actor').as('actor_name'),
    toQueriedSealedTextSql('submission_grades', 'g', 'reason', s('student_id')).as('reason'),
  ])
  .orderBy('g.version');

const submissions = queryBuilder
  .selectFrom('submissions as s')
  .leftJoin('profiles as student', 'student.id', 's.student_id')
  .leftJoin('profiles as enterer', 'enterer.id', 's.entered_by')
  .select(selectColumnsExcept('submissions', 's', ['feedback_event', 'correct', 'auto', 'entered_by']))
  .select([...studentColumns, jsonArrayFrom(gradesOfSubmission).as('grades')])
  .select(
    sql<string | null>`case when ${s('entered_by')} is not null then ${toActorNameSql('enterer')} end`.as(
      'entered_by_name',
    ),
  );

/** A submission with its student. `feedback` and the texts of `answers` are sealed. */
export type SubmissionRecord = RowOf<typeof submissions>;

export interface SubmissionFilters {
  readonly graded?: boolean | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

const cursorSchema = z.tuple([cursorInstantSchema, z.uuid()]);

/** A page of the submissions to a homework, newest first. Throws InvalidCursorError. */
export const fetchSubmissionsPage = async (
  connection: Sql,
  homeworkId: string,
  { graded, cursor, limit }: SubmissionFilters,
): Promise<Page<SubmissionRecord>> => {
  const after = cursor === undefined ? undefined : decodeCursor(cursorSchema, cursor);
  const query = submissions
    .where((eb) =>
      eb.and([
        eb('s.homework_id', '=', homeworkId),
        ...toOptionalCondition(graded, (is) => eb('s.is_graded', '=', is)),
        ...toOptionalCondition(after, (row) => eb(eb.refTuple('s.submitted_at', 's.id'), '<', eb.tuple(...row))),
      ]),
    )
    .orderBy('s.submitted_at', 'desc')
    .orderBy('s.id', 'desc')
    .limit(limit + 1);
  return toPage(await fetchRows(connection, query), limit, ({ submitted_at, id }) => [submitted_at, id]);
};

/** The submission of one student; undefined if they have not submitted. */
export const fetchSubmission = (
  connection: Sql,
  homeworkId: string,
  studentId: string,
): Promise<SubmissionRecord | undefined> =>
  fetchFirstRow(connection, submissions.where('s.homework_id', '=', homeworkId).where('s.student_id', '=', studentId));

/** The students who have submitted to a homework, with their grades, by name. */
export const fetchGradesOfHomework = (connection: Sql, homeworkId: string, limit: number) =>
  fetchRows(
    connection,
    queryBuilder
      .selectFrom('submissions as s')
      .leftJoin('profiles as student', 'student.id', 's.student_id')
      .where('s.homework_id', '=', homeworkId)
      .select(['s.student_id', 's.grade', ...studentColumns])
      .orderBy('student_name')
      .orderBy('s.student_id')
      .limit(limit),
  );

/** Current students (`profiles as p`) to whom the homework is assigned and who have not submitted. */
const missingStudents = (homeworkId: string) =>
  queryBuilder
    .selectFrom('homework as h')
    .innerJoinLateral(
      ({ ref }) => sql<{ value: string }>`jsonb_array_elements_text(${ref('h.assigned')})`.as('a'),
      (join) => join.onTrue(),
    )
    .innerJoin('profiles as p', (join) => join.on(sql<SqlBool>`${p('id')} = ${sql.ref('a.value')}::uuid`))
    .where('h.id', '=', homeworkId)
    .where('p.archived_at', 'is', null)
    .where((eb) => eb.not(eb.exists(hasSubmitted(homeworkId))));

const p = createColumnRefs('profiles', 'p');
const hasSubmitted = (homeworkId: string): Expression<unknown> =>
  queryBuilder
    .selectFrom('submissions as s')
    .select((eb) => eb.lit(1).as('one'))
    .where('s.homework_id', '=', homeworkId)
    .where(sql<SqlBool>`${s('student_id')} = ${p('id')}`);

const countsOf = (homeworkId: string) =>
  queryBuilder
    .selectFrom('submissions')
    .where('homework_id', '=', homeworkId)
    .select((eb) => [
      countAll.as('all'),
      countWhere(eb('is_graded', '=', eb.lit(false))).as('needs_review'),
      countWhere(eb('is_graded', '=', eb.lit(true))).as('graded'),
      sql<number>`${missingStudents(homeworkId).select(countAll.as('students'))}`.as('not_submitted'),
    ]);

/** Numbers of submissions to a homework, and of the assigned current students who have not submitted. */
export type SubmissionCounts = RowOf<ReturnType<typeof countsOf>>;

export const fetchSubmissionCounts = (connection: Sql, homeworkId: string): Promise<SubmissionCounts> =>
  fetchOnlyRow(connection, countsOf(homeworkId));

/** A page of the assigned current students who have not submitted, by name. Throws InvalidCursorError. */
export const fetchNotSubmittedPage = async (
  connection: Sql,
  homeworkId: string,
  { cursor, limit }: { readonly cursor?: string | undefined; readonly limit: number },
): Promise<Page<StudentNameRecord>> => {
  const query = missingStudents(homeworkId)
    .select(['p.id', 'p.name', 'p.email'])
    .where((eb) => eb.and(toNameCursorConditions(cursor)))
    .orderBy(toNameOrderSql())
    .orderBy('p.id')
    .limit(limit + 1);
  return toPage(await fetchRows(connection, query), limit, toNameCursor);
};

/** @public */
export const samples: QuerySamples<typeof import('./submissions-query.ts')> = {
  fetchSubmissionsPage: samplePages({ graded: true, cursor: sample.newestCursor }).map((page) => [sample.id, page]),
  fetchSubmission: [[sample.id, sample.id]],
  fetchGradesOfHomework: [[sample.id, sample.limit]],
  fetchSubmissionCounts: [[sample.id]],
  fetchNotSubmittedPage: samplePages({ cursor: sample.nameCursor }).map((page) => [sample.id, page]),
};
