/** Questions that students say are wrong. */
import type { Sql } from 'postgres';
import type { ReportStatus } from '#events/practice/practice-decider.ts';
import type { PracticeSubject } from '#events/values/shapes.ts';
import { claimed, PROGRAM_NAME, UNKNOWN_STUDENT } from './sql.ts';

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
  state: ReportStatus;
  settled_by_name: string | null;
  settled_at: string | null;
}

/** The reports in the sessions named `s`. */
const columns = (sql: Sql) => sql`
  s.id as session_id, s.student_id, coalesce(p.name, ${UNKNOWN_STUDENT}) as student_name,
  report.reported_at, s.subject, s.grade,
  ${claimed(sql, 's.topic', 's.started_event', 'topic', 's.student_id')} as topic, report.question,
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

/**
 * Reports of current students that nobody has settled: the oldest of each student, then the second of each, and so on, so
 * that nobody's many reports keep another's from being read.
 */
export const openReports = (sql: Sql, limit: number): Promise<ReportRecord[]> =>
  sql<ReportRecord[]>`
    with turns as (
      select s.id, report.key as question, (report.value ->> 'reported_at')::timestamptz as reported_at,
        row_number() over (
          partition by s.student_id order by (report.value ->> 'reported_at')::timestamptz, s.id, report.key
        ) as turn
      from practice_sessions s cross join lateral jsonb_each(s.reports) report
      where s.open_reports > 0 and report.value ->> 'state' = 'open' and ${isCurrent(sql)}
    ),
    first as (select * from turns order by turn, reported_at, id, question limit ${limit})
    select ${columns(sql)} from first join practice_sessions s on s.id = first.id ${joined(sql)}
    where report.question = first.question::int
    order by first.turn, report.reported_at, s.id, report.question`;

/** Which reports of one student are open, oldest session first. */
export const openReportsOfStudent = (
  sql: Sql,
  studentId: string,
  limit: number,
): Promise<Pick<ReportRecord, 'session_id' | 'question'>[]> =>
  sql<Pick<ReportRecord, 'session_id' | 'question'>[]>`
    select s.id as session_id, report.key::int as question
    from practice_sessions s cross join lateral jsonb_each(s.reports) report
    where s.open_reports > 0 and s.student_id = ${studentId} and report.value ->> 'state' = 'open'
    order by s.started_at, s.id, report.key
    limit ${limit}`;

/** How many reports of current students are open. */
export const openReportCount = async (sql: Sql): Promise<number> => {
  const [row] = await sql<[{ count: number }]>`
    select coalesce(sum(s.open_reports), 0)::int as count
    from (
      select student_id, sum(open_reports) as open_reports from practice_sessions where open_reports > 0
      group by student_id
    ) s
    where ${isCurrent(sql)}`;
  return row.count;
};

const isCurrent = (sql: Sql) => sql`
  not exists (select from profiles former where former.id = s.student_id and former.archived_at is not null)`;

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
