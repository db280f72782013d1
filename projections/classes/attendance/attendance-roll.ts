import { type SqlBool, sql } from 'kysely';
import type { Sql } from 'postgres';
import { toNameCursor, toNameCursorConditions } from '../../people/profiles/students-query.ts';
import { fetchRows, queryBuilder, type RowOf } from '../../query/database.ts';
import { type Page, toPage } from '../../query/page.ts';
import {
  createColumnRefs,
  nestColumns,
  pickColumns,
  toActorNameSql,
  toActorOrFamilyNameSql,
  toDayEndSql,
  toDayStartSql,
  toGroupMemberConditions,
  toNameOrderSql,
  toOptionalCondition,
} from '../../query/query-fragments.ts';
import { type QuerySamples, sample, samplePages } from '../../query/query-samples.ts';

const p = createColumnRefs('profiles', 'p');
const a = createColumnRefs('attendance', 'a');
const r = createColumnRefs('absence_reports', 'r');

const markColumns = [
  ...pickColumns('attendance', 'a', [
    'status',
    'late_cancellation_hours',
    'charge',
    'notes',
    'private_notes',
    'updated_at',
  ]),
  ...pickColumns('attendance', 'a', ['corrected_at', 'tutor_id', 'version']),
  toActorNameSql('tutor').as('tutor_name'),
  sql<string | null>`case when ${a('corrected_by')} is not null then ${toActorNameSql('corrector')} end`.as(
    'corrected_by',
  ),
];

/** When the first class of a student begins on a date, by the schedules in force then of the groups that they were in. */
const toFirstClassSql = (date: string, { timeZone, group }: Pick<RollFilters, 'timeZone' | 'group'>) => {
  const toDay = (instant: string) => sql`(${sql.ref(`m.${instant}`)} at time zone ${timeZone})::date`;
  return sql<string | null>`(
    select min(gm.begins)
    from group_memberships m
    join groups g on g.id = m.group_id and g.archived_at is null
    join group_meetings gm on gm.group_id = m.group_id
    where m.student_id = ${p('id')} and ${sql.join([sql`true`, ...toOptionalCondition(group, (id) => sql`g.id = ${id}`)], sql` and `)}
      and (m.joined_at is null or ${toDay('joined_at')} <= ${date}::date)
      and (m.left_at is null or ${toDay('left_at')} > ${date}::date)
      and gm.weekday = extract(isodow from ${date}::date)
      and gm.from_day <= ${date}::date and (gm.until_day is null or gm.until_day > ${date}::date)
  )`;
};

const studentsWithMarks = (date: string, filters: Pick<RollFilters, 'timeZone' | 'group'>) =>
  queryBuilder
    .selectFrom('profiles as p')
    .innerJoin('balances as b', 'b.student_id', 'p.id')
    .leftJoin('attendance as a', (join) =>
      join.onRef('a.student_id', '=', 'p.id').on('a.date', '=', date).on('a.voided_at', 'is', null),
    )
    .leftJoin('absence_reports as r', (join) =>
      join.onRef('r.student_id', '=', 'p.id').on('r.date', '=', date).on('r.withdrawn_at', 'is', null),
    )
    .leftJoin('profiles as reporter', 'reporter.id', 'r.reporter_id')
    .leftJoin('profiles as tutor', 'tutor.id', 'a.tutor_id')
    .leftJoin('profiles as corrector', 'corrector.id', 'a.corrected_by')
    .where('p.role', '=', sql.lit('student'))
    .select([
      'p.id',
      'p.name',
      'p.email',
      'p.created_at',
      'b.classes_remaining',
      'b.classes_uncovered',
      'b.classes_waiting',
      'b.classes_return_limit',
    ])
    .select(pickColumns('absence_reports', 'r', ['reported_at', 'by_centre', 'reason']))
    .select(
      sql<string | null>`case when not ${r('by_centre')} then ${toFirstClassSql(date, filters)} end`.as('first_class'),
    )
    .select(
      sql<string | null>`case when ${r('reporter_id')} <> ${p('id')}
        then ${toActorOrFamilyNameSql('reporter', r('reporter_id'))} end`.as('reported_by'),
    )
    .select(markColumns);

/**
 * A student with the columns of their mark, all null if they have none. The notes are sealed. `first_class` is when their first class
 * of the date begins (`HH:MM`); null without one, and without a report by the student or their family.
 */
type RollRecord = RowOf<ReturnType<typeof studentsWithMarks>>;

interface RollFilters {
  /** The current day in the centre's time zone. */
  readonly today: string;
  readonly timeZone: string;
  /** Id of a group. */
  readonly group?: string | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/**
 * Those who were students, and in the group, at any time of the date in the centre's time zone. Students who have left
 * today are listed only with a mark.
 */
const toRollConditions = (date: string, { today, timeZone, group }: RollFilters) => {
  const isMarked = sql<SqlBool>`${a('id')} is not null`;
  const isPast = sql.lit(date < today);
  const countsLeavers = sql<SqlBool>`(${isPast} or ${isMarked})`;
  const wasStudent = sql<SqlBool>`${p('created_at')} < ${toDayEndSql(date, timeZone)} and (
    ${p('archived_at')} is null or ${isPast} and ${p('archived_at')} >= ${toDayStartSql(date, timeZone)}
  )`;
  return [
    sql<SqlBool>`(${isMarked} or ${wasStudent})`,
    ...toGroupMemberConditions(p('id'), group, date, timeZone, countsLeavers),
  ];
};

/**
 * A page of the roll of one date (`YYYY-MM-DD`): those who were students on it, and in the group, by name, each with their
 * mark of that date. Throws InvalidCursorError.
 */
export const fetchRollPage = async (connection: Sql, date: string, filters: RollFilters): Promise<Page<RollRecord>> => {
  const { cursor, limit } = filters;
  const query = studentsWithMarks(date, filters)
    .where((eb) => eb.and([...toRollConditions(date, filters), ...toNameCursorConditions(cursor)]))
    .orderBy(toNameOrderSql())
    .orderBy('p.id')
    .limit(limit + 1);
  return toPage(await fetchRows(connection, query), limit, toNameCursor);
};

/** Moves the columns of the mark into `mark`, which is null if the student has none. */
export const nestMarkColumns = (row: RollRecord) => nestColumns(row, 'mark', markColumns);

/** @public */
export const samples: QuerySamples<typeof import('./attendance-roll.ts')> = {
  fetchRollPage: samplePages({ group: sample.id, cursor: sample.nameCursor }).map((page) => [
    sample.day,
    { today: sample.day, timeZone: 'UTC', ...page },
  ]),
};
