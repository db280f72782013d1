/** What was submitted to a homework, and by whom it was not. */
import type { Sql } from 'postgres';
import { z } from 'zod';
import type { HomeworkAnswer } from '#events/submission/events.ts';
import { nameOrder } from './names.ts';
import { decodeCursor, type Page, page, placeInstant } from './page.ts';
import { claimed, PROGRAM_NAME, type RowStudent, studentColumns } from './sql.ts';
import { afterName, namePlace, type StudentName } from './students.ts';

/** A submission with its student. `feedback` and the texts of `answers` are sealed. */
export interface SubmissionRecord extends RowStudent {
  id: string;
  homework_id: string;
  submitted_at: string;
  late: boolean;
  is_graded: boolean;
  grade: number | null;
  feedback: string | null;
  answers: HomeworkAnswer[];
  /** The event that the answers are from. */
  submitted_event: string;
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

const record = (sql: Sql) => sql`
  select s.id, s.homework_id, s.student_id, ${studentColumns(sql)},
    s.submitted_at, s.late, s.is_graded, s.grade,
    ${claimed(sql, 's.feedback', 's.feedback_event', 'feedback', 's.student_id')} as feedback,
    s.answers, s.submitted_event, s.content_version, s.version,
    (select coalesce(jsonb_agg(jsonb_build_object(
        'at', to_char(g.at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'by_name', coalesce(who.name, ${PROGRAM_NAME}), 'what', g.what, 'from', g.from_grade, 'grade', g.grade,
        'reason', ${claimed(sql, 'g.reason', 'g.event_id', 'reason', 's.student_id')}) order by g.version), '[]')
      from submission_grades g left join profiles who on who.id = g.by_id where g.submission_id = s.id) as grades
  from submissions s
  left join profiles student on student.id = s.student_id`;

export interface SubmissionFilters {
  readonly graded?: boolean | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

const place = z.tuple([placeInstant, z.uuid()]);

/** Newest first. Throws InvalidCursor. */
export const submissionsPage = async (
  sql: Sql,
  homeworkId: string,
  { graded, cursor, limit }: SubmissionFilters,
): Promise<Page<SubmissionRecord>> => {
  const after = cursor === undefined ? undefined : decodeCursor(place, cursor);
  const rows = await sql<SubmissionRecord[]>`
    ${record(sql)}
    where s.homework_id = ${homeworkId}
      ${graded === undefined ? sql`` : sql`and s.is_graded = ${graded}`}
      ${after ? sql`and (s.submitted_at, s.id) < (${after[0]}, ${after[1]})` : sql``}
    order by s.submitted_at desc, s.id desc
    limit ${limit + 1}`;
  return page(rows, limit, ({ submitted_at, id }) => [submitted_at, id]);
};

/** What one student submitted; undefined where they did not. */
export const submissionOf = async (
  sql: Sql,
  homeworkId: string,
  studentId: string,
): Promise<SubmissionRecord | undefined> => {
  const [row] = await sql<SubmissionRecord[]>`
    ${record(sql)} where s.homework_id = ${homeworkId} and s.student_id = ${studentId}`;
  return row;
};

/** Current students whom a homework is assigned to and who have not submitted. */
const missing = (sql: Sql, homeworkId: string) => sql`
  from homework h, jsonb_array_elements_text(h.assigned) a
  join profiles p on p.id = a.value::uuid
  where h.id = ${homeworkId} and p.archived_at is null
    and not exists (select from submissions s where s.homework_id = h.id and s.student_id = p.id)`;

export interface SubmissionCounts {
  all: number;
  needs_review: number;
  graded: number;
  not_submitted: number;
}

/** Of all that was submitted to a homework, and who has not submitted yet. */
export const submissionCounts = async (sql: Sql, homeworkId: string): Promise<SubmissionCounts> => {
  const [counts] = await sql<[SubmissionCounts]>`
    select count(*)::int as all, (count(*) filter (where not is_graded))::int as needs_review,
      (count(*) filter (where is_graded))::int as graded,
      (select count(*)::int ${missing(sql, homeworkId)}) as not_submitted
    from submissions where homework_id = ${homeworkId}`;
  return counts;
};

/** By name. Throws InvalidCursor. */
export const notSubmittedPage = async (
  sql: Sql,
  homeworkId: string,
  { cursor, limit }: { readonly cursor?: string | undefined; readonly limit: number },
): Promise<Page<StudentName>> => {
  const rows = await sql<StudentName[]>`
    select p.id, p.name, p.email ${missing(sql, homeworkId)} ${afterName(sql, cursor)}
    order by ${nameOrder(sql)}, p.id
    limit ${limit + 1}`;
  return page(rows, limit, namePlace);
};
