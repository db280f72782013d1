/** Submissions as an edit of their homework sees them. */
import type { Sql } from 'postgres';
import type { Answer } from '#events/submission/events.ts';
import { inOrderOfNames } from '../names.ts';
import { UNKNOWN_STUDENT } from '../sql.ts';

/** A submission that the server graded. The texts of `answers` are sealed; choices are not. */
export interface AutoGraded {
  /** The student's id and name. */
  id: string;
  name: string;
  grade: number;
  /** No tutor corrected the grade. */
  auto: boolean;
  answers: Answer[];
}

/** What the server graded of a homework, by name. */
export const autoGradedOf = async (sql: Sql, homeworkId: string): Promise<AutoGraded[]> =>
  inOrderOfNames(
    await sql<AutoGraded[]>`
      select s.student_id as id, coalesce(p.name, ${UNKNOWN_STUDENT}) as name, s.grade, s.auto, s.answers
      from submissions s
      left join profiles p on p.id = s.student_id
      where s.homework_id = ${homeworkId} and s.correct is not null`,
  );

/** Ids of the questions whose answers the server graded. */
export const questionsAnswered = (graded: readonly AutoGraded[]): ReadonlySet<string> =>
  new Set(graded.flatMap(({ answers }) => answers.map(({ question }) => question)));

/** Homework with submissions that its last regrading has not reached. */
export const regradingLeft = async (sql: Sql): Promise<string[]> => {
  const rows = await sql<{ id: string }[]>`
    select h.id from homework h
    where h.regraded_to > 0
      and exists (select from submissions s where s.homework_id = h.id and s.auto and s.graded_by < h.regraded_to)`;
  return rows.map(({ id }) => id);
};

/** Of these students, those who have submitted. */
export const submittedAmong = async (sql: Sql, homeworkId: string, students: readonly string[]): Promise<string[]> => {
  if (students.length === 0) return [];
  const rows = await sql<{ student_id: string }[]>`
    select student_id from submissions
    where homework_id = ${homeworkId} and student_id = any(${students as string[]}::uuid[])`;
  return rows.map(({ student_id }) => student_id);
};
