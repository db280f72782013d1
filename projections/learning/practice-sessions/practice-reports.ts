/** Practice questions that students reported as wrong. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Sql } from 'postgres';
import type { QuestionReportStatus } from '#events/learning/practice/practice-decider.ts';
import type { PracticeFigure } from '#events/values/practice-figure.ts';
import type { QuestionOrigin } from '#events/values/shapes.ts';
import type { ReadModelRowsByTable } from '../../all.ts';
import { fetchOnlyRow, fetchRows, queryBuilder, type RowOf } from '../../query/database.ts';
import {
  createColumnRefs,
  toActorNameSql,
  toProfileNameSql,
  toQueriedSealedTextSql,
  UNKNOWN_STUDENT_NAME,
} from '../../query/query-fragments.ts';
import { type QuerySamples, sample } from '../../query/query-samples.ts';

const s = createColumnRefs('practice_sessions', 's');
const report = (column: 'question' | 'state' | 'reported_at' | 'settled_by' | 'settled_at') =>
  sql.ref<string>(`report.${column}`);

/** The reports of the session `s`, one row for each reported question. */
const reportsOfSession = sql<{
  question: number;
  state: QuestionReportStatus;
  reported_at: string;
  settled_by: string | null;
  settled_at: string | null;
}>`(
  select r.key::int as question, r.value->>'state' as state, (r.value->>'reported_at')::timestamptz as reported_at,
    (r.value->>'settled_by')::uuid as settled_by, (r.value->>'settled_at')::timestamptz as settled_at
  from jsonb_each(${s('reports')}) r
)`;

const questionField = (field: RawBuilder<unknown>) =>
  sql`(${s('session_data')}->'questions'->${report('question')})${field}`;

/** Type of the common table expression of sessions; fetchOpenQuestionReports selects one open report of each of its rows. */
type ChosenSessions = { chosen: ReadModelRowsByTable['practice_sessions'] & { open_question: string; turn: number } };
const dbOfChosen = queryBuilder.withTables<ChosenSessions>();

const reportRecords = dbOfChosen
  .selectFrom('chosen as s')
  .innerJoinLateral(reportsOfSession.as('report'), (join) => join.onTrue())
  .leftJoin('profiles as p', 'p.id', 's.student_id')
  .leftJoin('profiles as settler', 'settler.id', 'report.settled_by')
  .select(['s.id as session_id', 's.student_id', toProfileNameSql('p', UNKNOWN_STUDENT_NAME).as('student_name')])
  .select([
    'report.reported_at',
    's.subject',
    's.grade',
    toQueriedSealedTextSql('practice_sessions', 's', 'topic').as('topic'),
  ])
  .select([
    'report.question',
    sql<string>`${questionField(sql`->>'text'`)}`.as('text'),
    sql<string[]>`${questionField(sql`->'options'`)}`.as('options'),
    sql<PracticeFigure | null>`${questionField(sql`->'figure'`)}`.as('figure'),
    sql<number>`(${questionField(sql`->>'correctAnswer'`)})::int`.as('correct_answer'),
    sql<string | null>`${questionField(sql`->>'explanation'`)}`.as('explanation'),
    sql<QuestionOrigin>`${questionField(sql`->'origin'`)}`.as('origin'),
    sql<number>`(${s('answers')}->${report('question')}::text->>'choice')::int`.as('choice'),
  ])
  .select(['report.state', 'report.settled_at'])
  .select(
    sql<string | null>`case when ${report('settled_by')} is not null then ${toActorNameSql('settler')} end`.as(
      'settled_by_name',
    ),
  );

/** A reported question with its answer key and the option that the student chose. `topic` is sealed. */
export type QuestionReportRecord = RowOf<typeof reportRecords>;

/** Open reports of current students, numbered for each student from the oldest (`turn` 1) to the newest. */
const numberedReports = queryBuilder
  .selectFrom('practice_sessions as s')
  .innerJoinLateral(eachReport(), (join) => join.onTrue())
  .where((eb) => eb('s.open_reports', '>', eb.lit(0)))
  .where(isOpen())
  .where(isCurrent())
  .select(['s.id', 'each.key as open_question', reportedAt().as('reported_at')])
  .select(
    sql<number>`row_number() over (
      partition by ${s('student_id')} order by ${reportedAt()}, ${s('id')}, ${sql.ref('each.key')}
    )`.as('turn'),
  );

/**
 * Unsettled reports of current students: first the oldest report of each student, then the second of each, and so on, so
 * that one student with many reports does not delay the reports of the others.
 */
export const fetchOpenQuestionReports = (connection: Sql, limit: number): Promise<QuestionReportRecord[]> => {
  const shown = reportRecords
    .where(sql<SqlBool>`${report('question')} = ${sql.ref('s.open_question')}::int`)
    .orderBy('s.turn')
    .orderBy('report.reported_at')
    .orderBy('s.id')
    .orderBy('report.question');
  const query = sql<QuestionReportRecord>`
    with turns as ${numberedReports},
    first as (select * from turns order by turn, reported_at, id, open_question limit ${limit}),
    chosen as (
      select s.*, first.open_question, first.turn from first join practice_sessions s on ${s('id')} = first.id
    )
    ${shown}`;
  return fetchRows(connection, query.compile(queryBuilder));
};

/** The open reports of one student, oldest session first. */
export const fetchOpenQuestionReportsOfStudent = (
  connection: Sql,
  studentId: string,
  limit: number,
): Promise<Pick<QuestionReportRecord, 'session_id' | 'question'>[]> => {
  const query = queryBuilder
    .selectFrom('practice_sessions as s')
    .innerJoinLateral(eachReport(), (join) => join.onTrue())
    .where((eb) => eb('s.open_reports', '>', eb.lit(0)))
    .where('s.student_id', '=', studentId)
    .where(isOpen())
    .select(['s.id as session_id', sql<number>`${sql.ref('each.key')}::int`.as('question')])
    .orderBy('s.started_at')
    .orderBy('s.id')
    .orderBy('each.key')
    .limit(limit);
  return fetchRows(connection, query);
};

const reportedStudents = queryBuilder
  .selectFrom('practice_sessions')
  .select(({ fn }) => ['student_id', fn.sum<number>('open_reports').as('open_reports')])
  .where((eb) => eb('open_reports', '>', eb.lit(0)))
  .groupBy('student_id');

/** The number of open reports of current students. */
export const countOpenQuestionReports = async (connection: Sql): Promise<number> => {
  const query = queryBuilder
    .selectFrom(reportedStudents.as('s'))
    .select(({ ref }) => sql<number>`coalesce(sum(${ref('s.open_reports')}), 0)::int`.as('count'))
    .where(isCurrent());
  return (await fetchOnlyRow(connection, query)).count;
};

/** Accepted and dismissed reports, most recently settled first. */
export const fetchSettledQuestionReports = (connection: Sql, limit: number): Promise<QuestionReportRecord[]> => {
  // These sessions suffice: each has at least one settled report, and no other session has a newer one.
  const newest = queryBuilder
    .selectFrom('practice_sessions')
    .selectAll()
    .where('settled_at', 'is not', null)
    .orderBy('settled_at', 'desc')
    .orderBy('id')
    .limit(limit);
  const shown = reportRecords
    .where(sql<SqlBool>`${report('state')} <> 'open'`)
    .orderBy('report.settled_at', 'desc')
    .orderBy('s.id')
    .orderBy('report.question')
    .limit(limit);
  return fetchRows(connection, sql<QuestionReportRecord>`with chosen as ${newest} ${shown}`.compile(queryBuilder));
};

/** The reports of the session `s` by question index, without their fields, because parsing those would take time. */
function eachReport() {
  return sql<{ key: string; value: unknown }>`jsonb_each(${s('reports')})`.as('each');
}

function isOpen() {
  return sql<SqlBool>`${sql.ref('each.value')} ->> 'state' = 'open'`;
}

function reportedAt() {
  return sql<string>`(${sql.ref('each.value')} ->> 'reported_at')::timestamptz`;
}

/** Whether the student of the session `s` is current, not archived. */
function isCurrent() {
  const former = createColumnRefs('profiles', 'former');
  return sql<SqlBool>`not exists (
    select from profiles former where ${former('id')} = ${s('student_id')} and ${former('archived_at')} is not null
  )`;
}

/** @public */
export const samples: QuerySamples<typeof import('./practice-reports.ts')> = {
  fetchOpenQuestionReports: [[sample.limit]],
  fetchOpenQuestionReportsOfStudent: [[sample.id, sample.limit]],
  countOpenQuestionReports: [[]],
  fetchSettledQuestionReports: [[sample.limit]],
};
