/** Homework as the student sees it whom it is assigned to. */
import { type SqlBool, sql } from 'kysely';
import type { Sql } from 'postgres';
import { z } from 'zod';
import { db, fetchOneRow, fetchRow, fetchRows, type RowOf } from './database.ts';
import { cursorInstant, decodeCursor, type Page, toPage } from './page.ts';
import { actorName, claimed, columnsOf, countAll, whenGiven } from './query-fragments.ts';

const h = columnsOf('homework', 'h');
const s = columnsOf('submissions', 's');
const submissions = columnsOf('submissions');

/** Homework of one student that is not deleted. Work that was submitted stays theirs when it is no longer assigned. */
const homeworkOf = (studentId: string) =>
  db
    .selectFrom('homework as h')
    .where('h.deleted_at', 'is', null)
    .where(
      sql<SqlBool>`(${h('assigned')} @> jsonb_build_array(${studentId}::text)
        or ${h('id')} = any(array(
          select ${submissions('homework_id')} from submissions where ${submissions('student_id')} = ${studentId}
        )))`,
    );

const homeworkWithWork = (studentId: string) =>
  homeworkOf(studentId)
    .leftJoin('submissions as s', (join) => join.onRef('s.homework_id', '=', 'h.id').on('s.student_id', '=', studentId))
    .leftJoin('profiles as maker', 'maker.id', 'h.created_by')
    .select(['h.id', 'h.title', 'h.grading_type', 'h.due_date', 'h.created_at', 'h.question_count'])
    .select([actorName('maker').as('tutor_name'), 's.id as submission_id', 's.submitted_at', 's.late'])
    .select(['s.is_graded', 's.grade', claimed('submissions', 's', 'feedback').as('feedback')]);

/** A homework with what the student submitted to it, if anything. `feedback` is sealed. */
export type StudentHomework = RowOf<ReturnType<typeof homeworkWithWork>>;

const place = z.tuple([cursorInstant, z.uuid()]);

/** What is assigned to a student and what they have submitted, without what was deleted, newest first. Throws InvalidCursor. */
export const studentHomeworkPage = async (
  connection: Sql,
  studentId: string,
  { cursor, limit }: { readonly cursor?: string | undefined; readonly limit: number },
): Promise<Page<StudentHomework>> => {
  const after = cursor === undefined ? undefined : decodeCursor(place, cursor);
  const query = homeworkWithWork(studentId)
    .where((eb) => eb.and(whenGiven(after, (row) => eb(eb.refTuple('h.created_at', 'h.id'), '<', eb.tuple(...row)))))
    .orderBy('h.created_at', 'desc')
    .orderBy('h.id', 'desc')
    .limit(limit + 1);
  return toPage(await fetchRows(connection, query), limit, ({ created_at, id }) => [created_at, id]);
};

const countsOf = (studentId: string) =>
  homeworkOf(studentId)
    .leftJoin('submissions as s', (join) => join.onRef('s.homework_id', '=', 'h.id').on('s.student_id', '=', studentId))
    .select([
      countAll.as('assigned'),
      sql<number>`count(${s('id')})::int`.as('completed'),
      sql<number>`(count(*) filter (where ${s('is_graded')}))::int`.as('graded'),
    ]);

/** Over all of a student's homework. */
export type StudentHomeworkCounts = RowOf<ReturnType<typeof countsOf>>;

export const studentHomeworkCounts = (connection: Sql, studentId: string): Promise<StudentHomeworkCounts> =>
  fetchOneRow(connection, countsOf(studentId));

/** Whether this student has submitted work to a homework, deleted or not. */
export const hasSubmitted = async (connection: Sql, id: string, studentId: string): Promise<boolean> => {
  const query = db.selectFrom('submissions').select('id').where('homework_id', '=', id);
  return (await fetchRow(connection, query.where('student_id', '=', studentId))) !== undefined;
};

const assignments = (studentId: string) =>
  homeworkOf(studentId)
    .innerJoin('homework_contents as c', (join) =>
      join.onRef('c.homework_id', '=', 'h.id').onRef('c.content_version', '=', 'h.content_version'),
    )
    .leftJoin('profiles as maker', 'maker.id', 'h.created_by')
    .select(['h.id', 'h.title', 'h.grading_type', 'h.due_date', actorName('maker').as('tutor_name')])
    .select(['h.content_version', 'h.keys_shown', 'c.questions'])
    .select(
      sql<boolean>`exists (
        select from submissions s where ${s('homework_id')} = ${h('id')} and ${s('student_id')} = ${studentId}
      )`.as('submitted'),
    );

/** A homework with its questions and their answer keys. */
export type Assignment = RowOf<ReturnType<typeof assignments>>;

/** A homework that is this student's and not deleted. */
export const assignmentOf = (connection: Sql, id: string, studentId: string): Promise<Assignment | undefined> =>
  fetchRow(connection, assignments(studentId).where('h.id', '=', id));
