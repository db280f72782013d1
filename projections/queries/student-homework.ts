/** Homework as the student sees it whom it is assigned to. */
import type { Sql } from 'postgres';
import { z } from 'zod';
import type { Question } from '#events/homework/events.ts';
import type { GradingType } from '#events/values/shapes.ts';
import { decodeCursor, type Page, page, placeInstant } from './page.ts';
import { claimed, PROGRAM_NAME } from './sql.ts';

export interface StudentHomework {
  id: string;
  title: string;
  grading_type: GradingType;
  due_date: string | null;
  created_at: string;
  question_count: number;
  tutor_name: string;
  submission_id: string | null;
  submitted_at: string | null;
  late: boolean | null;
  is_graded: boolean | null;
  grade: number | null;
  /** Sealed. */
  feedback: string | null;
}

const place = z.tuple([placeInstant, z.uuid()]);

/** What is assigned to a student and what they have submitted, without what was deleted, newest first. Throws InvalidCursor. */
export const studentHomeworkPage = async (
  sql: Sql,
  studentId: string,
  { cursor, limit }: { readonly cursor?: string | undefined; readonly limit: number },
): Promise<Page<StudentHomework>> => {
  const after = cursor === undefined ? undefined : decodeCursor(place, cursor);
  const rows = await sql<StudentHomework[]>`
    select h.id, h.title, h.grading_type, h.due_date, h.created_at, h.question_count,
      coalesce(maker.name, ${PROGRAM_NAME}) as tutor_name,
      s.id as submission_id, s.submitted_at, s.late, s.is_graded, s.grade,
      ${claimed(sql, 's.feedback', 's.feedback_event', 'feedback', 's.student_id')} as feedback
    from homework h
    left join submissions s on s.homework_id = h.id and s.student_id = ${studentId}
    left join profiles maker on maker.id = h.created_by
    where h.deleted_at is null and ${theirs(sql, studentId)}
      ${after ? sql`and (h.created_at, h.id) < (${after[0]}, ${after[1]})` : sql``}
    order by h.created_at desc, h.id desc
    limit ${limit + 1}`;
  return page(rows, limit, ({ created_at, id }) => [created_at, id]);
};

export interface StudentHomeworkCounts {
  assigned: number;
  completed: number;
  graded: number;
}

/** Over all of a student's homework. */
export const studentHomeworkCounts = async (sql: Sql, studentId: string): Promise<StudentHomeworkCounts> => {
  const [counts] = await sql<[StudentHomeworkCounts]>`
    select count(*)::int as assigned, count(s.id)::int as completed,
      (count(*) filter (where s.is_graded))::int as graded
    from homework h
    left join submissions s on s.homework_id = h.id and s.student_id = ${studentId}
    where h.deleted_at is null and ${theirs(sql, studentId)}`;
  return counts;
};

/** Work that was submitted stays theirs when it is no longer assigned. */
const theirs = (sql: Sql, studentId: string) => sql`(
  h.assigned @> jsonb_build_array(${studentId}::text)
  or h.id = any(array(select homework_id from submissions where student_id = ${studentId}))
)`;

export interface Assignment {
  id: string;
  title: string;
  grading_type: GradingType;
  due_date: string | null;
  tutor_name: string;
  content_version: number;
  keys_shown: boolean;
  /** With their keys. */
  questions: Question[];
  submitted: boolean;
}

/** Whether this student has submitted work to a homework, deleted or not. */
export const hasSubmitted = async (sql: Sql, id: string, studentId: string): Promise<boolean> => {
  const rows = await sql`select from submissions where homework_id = ${id} and student_id = ${studentId}`;
  return rows.length > 0;
};

/** A homework that is this student's and not deleted. */
export const assignmentOf = async (sql: Sql, id: string, studentId: string): Promise<Assignment | undefined> => {
  const [row] = await sql<Assignment[]>`
    select h.id, h.title, h.grading_type, h.due_date, coalesce(maker.name, ${PROGRAM_NAME}) as tutor_name,
      h.content_version, h.keys_shown, c.questions,
      exists (select from submissions s where s.homework_id = h.id and s.student_id = ${studentId}) as submitted
    from homework h
    join homework_contents c on c.homework_id = h.id and c.content_version = h.content_version
    left join profiles maker on maker.id = h.created_by
    where h.id = ${id} and h.deleted_at is null and ${theirs(sql, studentId)}`;
  return row;
};
