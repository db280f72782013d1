/** Homework from the view of one student. */
import { type SqlBool, sql } from 'kysely';
import type { Sql } from 'postgres';
import { z } from 'zod';
import { fetchFirstRow, fetchOnlyRow, fetchRows, queryBuilder, type RowOf } from '../../query/database.ts';
import { cursorInstantSchema, decodeCursor, type Page, toPage } from '../../query/page.ts';
import {
  countAll,
  createColumnRefs,
  nestColumns,
  pickColumns,
  toActorNameSql,
  toOptionalCondition,
} from '../../query/query-fragments.ts';
import { type QuerySamples, sample, samplePages } from '../../query/query-samples.ts';

const h = createColumnRefs('homework', 'h');
const s = createColumnRefs('submissions', 's');
const submissions = createColumnRefs('submissions');

/** Homework that is assigned to a student or that they submitted, without deleted homework. */
const homeworkOfStudent = (studentId: string) =>
  queryBuilder
    .selectFrom('homework as h')
    .where('h.deleted_at', 'is', null)
    .where(
      sql<SqlBool>`(${h('assigned')} @> jsonb_build_array(${studentId}::text)
        or ${h('id')} = any(array(
          select ${submissions('homework_id')} from submissions where ${submissions('student_id')} = ${studentId}
        )))`,
    );

const submissionColumns = pickColumns('submissions', 's', ['late', 'submitted_at', 'is_graded', 'grade', 'feedback']);

const homeworkWithSubmission = (studentId: string) =>
  homeworkOfStudent(studentId)
    .leftJoin('submissions as s', (join) => join.onRef('s.homework_id', '=', 'h.id').on('s.student_id', '=', studentId))
    .leftJoin('profiles as maker', 'maker.id', 'h.created_by')
    .select(['h.id', 'h.title', 'h.grading_type', 'h.due_date', 'h.created_at', 'h.question_count'])
    .select([toActorNameSql('maker').as('created_by_name'), ...submissionColumns]);

/** A homework with the columns of the student's submission, all null if there is none. `feedback` is sealed. */
type StudentHomework = RowOf<ReturnType<typeof homeworkWithSubmission>>;

const cursorSchema = z.tuple([cursorInstantSchema, z.uuid()]);

/**
 * A page of a student's homework, assigned or submitted, newest first, without deleted homework. Throws
 * InvalidCursorError.
 */
export const fetchStudentHomeworkPage = async (
  connection: Sql,
  studentId: string,
  { cursor, limit }: { readonly cursor?: string | undefined; readonly limit: number },
): Promise<Page<StudentHomework>> => {
  const after = cursor === undefined ? undefined : decodeCursor(cursorSchema, cursor);
  const query = homeworkWithSubmission(studentId)
    .where((eb) =>
      eb.and(toOptionalCondition(after, (row) => eb(eb.refTuple('h.created_at', 'h.id'), '<', eb.tuple(...row)))),
    )
    .orderBy('h.created_at', 'desc')
    .orderBy('h.id', 'desc')
    .limit(limit + 1);
  return toPage(await fetchRows(connection, query), limit, ({ created_at, id }) => [created_at, id]);
};

/** Moves the columns of the submission into `submission`, which is null if there is none. */
export const nestSubmissionColumns = (row: StudentHomework) => nestColumns(row, 'submission', submissionColumns);

const countsOf = (studentId: string) =>
  homeworkOfStudent(studentId)
    .leftJoin('submissions as s', (join) => join.onRef('s.homework_id', '=', 'h.id').on('s.student_id', '=', studentId))
    .select([
      countAll.as('assigned'),
      sql<number>`count(${s('id')})::int`.as('completed'),
      sql<number>`(count(*) filter (where ${s('is_graded')}))::int`.as('graded'),
    ]);

/** Numbers of a student's homework: all, submitted, and graded. */
export type StudentHomeworkCounts = RowOf<ReturnType<typeof countsOf>>;

export const fetchStudentHomeworkCounts = (connection: Sql, studentId: string): Promise<StudentHomeworkCounts> =>
  fetchOnlyRow(connection, countsOf(studentId));

/** True if the student has submitted to a homework, even if the homework is deleted. */
export const hasSubmitted = async (connection: Sql, id: string, studentId: string): Promise<boolean> => {
  const query = queryBuilder.selectFrom('submissions').select('id').where('homework_id', '=', id);
  return (await fetchFirstRow(connection, query.where('student_id', '=', studentId))) !== undefined;
};

const assignments = (studentId: string) =>
  homeworkOfStudent(studentId)
    .innerJoin('homework_contents as c', (join) =>
      join.onRef('c.homework_id', '=', 'h.id').onRef('c.content_version', '=', 'h.content_version'),
    )
    .leftJoin('profiles as maker', 'maker.id', 'h.created_by')
    .select(['h.id', 'h.title', 'h.grading_type', 'h.due_date', toActorNameSql('maker').as('created_by_name')])
    .select(['h.content_version', 'h.keys_shown', 'c.questions'])
    .select(
      sql<boolean>`exists (
        select from submissions s where ${s('homework_id')} = ${h('id')} and ${s('student_id')} = ${studentId}
      )`.as('submitted'),
    );

/** A homework with its questions and their answer keys. */
export type Assignment = RowOf<ReturnType<typeof assignments>>;

/** A homework of this student; undefined if it is deleted or not theirs. */
export const fetchAssignment = (connection: Sql, id: string, studentId: string): Promise<Assignment | undefined> =>
  fetchFirstRow(connection, assignments(studentId).where('h.id', '=', id));

/** @public */
export const samples: QuerySamples<typeof import('./student-homework.ts')> = {
  fetchStudentHomeworkPage: samplePages({ cursor: sample.newestCursor }).map((page) => [sample.id, page]),
  fetchStudentHomeworkCounts: [[sample.id]],
  hasSubmitted: [[sample.id, sample.id]],
  fetchAssignment: [[sample.id, sample.id]],
};
