/** Questions that students say are wrong. */
import type { Sql } from 'postgres';
import type { Report } from '#events/practice/practice.ts';
import type { PracticeSubject } from '#events/shapes.ts';
import { PROGRAM_NAME, UNKNOWN_STUDENT } from '../sql.ts';

/** A reported question with its key, and what its student chose. `topic` is sealed. */
export interface ReportRecord {
  session_id: string;
  student_id: string;
  student_name: string;
  reported_at: string;
  subject: PracticeSubject;
  grade: number;
  topic: string;
  question: number;
  text: string;
  options: string[];
  correct_answer: number;
  explanation: string | null;
  choice: number;
  state: Report;
  settled_by_name: string | null;
  settled_at: string | null;
}

/** The reports in the sessions named `s`. */
const columns = (sql: Sql) => sql`
  s.id as session_id, s.student_id, coalesce(p.name, ${UNKNOWN_STUDENT}) as student_name,
  report.reported_at, s.subject, s.grade, s.topic, report.question,
  asked.of->>'text' as text, asked.of->'options' as options, (asked.of->>'correctAnswer')::int as correct_answer,
  asked.of->>'explanation' as explanation, (s.answers->report.question::text->>'choice')::int as choice,
  report.state, report.settled_at,
  case when report.settled_by is not null then coalesce(settler.name, ${PROGRAM_NAME}) end as settled_by_name`;

const joined = (sql: Sql) => sql`
  cross join lateral (
    select r.key::int as question, r.value->>'state' as state, (r.value->>'reported_at')::timestamptz as reported_at,
      (r.value->>'settled_by')::uuid as settled_by, (r.value->>'settled_at')::timestamptz as settled_at
    from jsonb_each(s.reports) r
  ) report
  cross join lateral (select s.session_data->'questions'->report.question as of) asked
  left join profiles p on p.id = s.student_id
  left join profiles settler on settler.id = report.settled_by`;

/** What nobody has looked at yet, oldest first. */
export const openReports = (sql: Sql, limit: number): Promise<ReportRecord[]> =>
  sql<ReportRecord[]>`
    select ${columns(sql)} from practice_sessions s ${joined(sql)}
    where s.open_reports > 0 and report.state = 'open'
    order by report.reported_at, s.id, report.question
    limit ${limit}`;

/** How many nobody has looked at yet. */
export const openReportCount = async (sql: Sql): Promise<number> => {
  const [row] = await sql<[{ count: number }]>`
    select coalesce(sum(open_reports), 0)::int as count from practice_sessions where open_reports > 0`;
  return row.count;
};

/** What was accepted or dismissed, newest first. */
export const settledReports = (sql: Sql, limit: number): Promise<ReportRecord[]> =>
  sql<ReportRecord[]>`
    with newest as (
      -- each has at least one of them, and no other session has a newer one
      select * from practice_sessions where settled_at is not null order by settled_at desc, id limit ${limit}
    )
    select ${columns(sql)} from newest s ${joined(sql)}
    where report.state <> 'open'
    order by report.settled_at desc, s.id, report.question
    limit ${limit}`;
