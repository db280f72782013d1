/** What was submitted to a homework, and by whom it was not. */
import type { Sql } from 'postgres';
import type { Answer } from '#events/submission/events.ts';
import { inOrderOfNames } from '../names.ts';
import { PROGRAM_NAME, type RowStudent, studentColumns } from '../sql.ts';

/** A submission with its student. `feedback` and the texts of `answers` are sealed. */
export interface SubmissionRecord extends RowStudent {
  id: string;
  homework_id: string;
  submitted_at: string;
  late: boolean;
  is_graded: boolean;
  grade: number | null;
  feedback: string | null;
  answers: Answer[];
  content_version: number;
  grades: GradeRecord[];
  version: number;
}

/** `reason` is sealed. */
export interface GradeRecord {
  at: string;
  by_name: string;
  what: 'submitted' | 'graded' | 'corrected' | 'regraded' | 'credited';
  from: number | null;
  grade: number;
  reason: string | null;
}

/** Newest first, in one query; with `studentId` theirs alone. */
export const submissionsOf = (sql: Sql, homeworkId: string, studentId?: string): Promise<SubmissionRecord[]> =>
  sql<SubmissionRecord[]>`
    select s.id, s.homework_id, s.student_id, ${studentColumns(sql)},
      s.submitted_at, s.late, s.is_graded, s.grade, s.feedback, s.answers, s.content_version, s.version,
      (select coalesce(jsonb_agg(jsonb_build_object(
          'at', to_char(g.at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'by_name', coalesce(who.name, ${PROGRAM_NAME}), 'what', g.what, 'from', g.from_grade, 'grade', g.grade,
          'reason', g.reason) order by g.version), '[]')
        from submission_grades g left join profiles who on who.id = g.by_id where g.submission_id = s.id) as grades
    from submissions s
    left join profiles student on student.id = s.student_id
    where s.homework_id = ${homeworkId} ${studentId === undefined ? sql`` : sql`and s.student_id = ${studentId}`}
    order by s.submitted_at desc, s.id desc`;

/** Current students whom a homework is assigned to and who have not submitted, by name. */
export const notSubmitted = async (
  sql: Sql,
  homeworkId: string,
): Promise<{ id: string; name: string; email: string }[]> =>
  inOrderOfNames(
    await sql<{ id: string; name: string; email: string }[]>`
      select p.id, p.name, p.email
      from homework h, jsonb_array_elements_text(h.assigned) a
      join profiles p on p.id = a.value::uuid
      where h.id = ${homeworkId} and p.archived_at is null
        and not exists (select from submissions s where s.homework_id = h.id and s.student_id = p.id)`,
  );
