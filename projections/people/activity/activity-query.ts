import { type SqlBool, sql } from 'kysely';
import type { Sql } from 'postgres';
import { z } from 'zod';
import { type ActGroup, ledgerActGroups } from '#events/values/shapes.ts';
import { fetchOnlyRow, fetchRows, queryBuilder, type RowOf } from '../../query/database.ts';
import { cursorInstantSchema } from '../../query/page.ts';
import {
  type CalendarPeriod,
  countAll,
  createColumnRefs,
  selectColumnsExcept,
  toActorOrFamilyNameSql,
  toFormerSql,
  toOptionalCondition,
  toPeriodConditions,
  UNKNOWN_STUDENT_NAME,
} from '../../query/query-fragments.ts';
import { type QuerySamples, sample, samplePages } from '../../query/query-samples.ts';

const a = createColumnRefs('activity', 'a');
const subject = createColumnRefs('profiles', 'subject');

const acts = queryBuilder
  .selectFrom('activity as a')
  .leftJoin('profiles as actor', 'actor.id', 'a.actor_id')
  .leftJoin('profiles as subject', 'subject.id', 'a.subject_id')
  .leftJoin('profiles as successor', 'successor.id', 'a.homework_to')
  .leftJoin('homework', 'homework.id', 'a.homework_id')
  .leftJoin('groups', 'groups.id', 'a.group_id')
  .select(selectColumnsExcept('activity', 'a', ['act_group', 'homework_to']))
  .select([
    toActorOrFamilyNameSql('actor', a('actor_id')).as('actor_name'),
    'homework.title as homework_title',
    'groups.name as group_name',
    'successor.name as homework_to_name',
    'subject.role as subject_role',
    toFormerSql('subject').as('subject_archived'),
    sql<string | null>`case when ${a('subject_id')} is not null then
      coalesce(${subject('name')}, case ${a('what')} when 'joined' then 'Unknown' else ${sql.lit(UNKNOWN_STUDENT_NAME)} end)
    end`.as('subject_name'),
  ]);

/**
 * A recorded action with its actor, its student, and the current names of its homework and group. `notes` and `reason` are
 * sealed.
 */
export type ActivityRecord = RowOf<typeof acts>;

/** The sort key of an activity row: the instant it was recorded, the version in its stream, the event id. */
export const activityCursorSchema = z.tuple([cursorInstantSchema, z.int32(), z.uuid()]);
export type ActivityCursor = z.infer<typeof activityCursorSchema>;

export interface ActivityFilters extends ActivitySelection {
  readonly after?: ActivityCursor | undefined;
  readonly limit: number;
}

/** Which actions are listed. */
export interface ActivitySelection {
  readonly period?: CalendarPeriod | undefined;
  readonly group?: ActGroup | undefined;
  readonly actorId?: string | undefined;
  /** A tutor who is not an owner. They see their own acts, and everybody's acts on classes and attendance. */
  readonly tutorId?: string | undefined;
  readonly studentId?: string | undefined;
  readonly attendanceId?: string | undefined;
}

const selectActs = ({ period, group, actorId, tutorId, studentId, attendanceId }: ActivitySelection) =>
  acts.where((eb) =>
    eb.and([
      ...toOptionalCondition(actorId, (id) => eb('a.actor_id', '=', id)),
      ...toOptionalCondition(tutorId, (id) =>
        eb.or([eb('a.actor_id', '=', id), eb('a.act_group', 'in', ledgerActGroups)]),
      ),
      ...toOptionalCondition(studentId, (id) => eb('a.subject_id', '=', id)),
      ...toOptionalCondition(attendanceId, (id) => eb('a.attendance_id', '=', id)),
      ...toOptionalCondition(group, (wanted) => eb('a.act_group', '=', wanted)),
      ...toPeriodConditions(a('created_at'), period),
    ]),
  );

/** The number of actions on all pages. */
export const countActivity = async (connection: Sql, selection: ActivitySelection): Promise<number> =>
  (await fetchOnlyRow(connection, selectActs(selection).clearSelect().select(countAll.as('count')))).count;

/**
 * At most `limit` actions, newest first. The version orders events of one stream that were recorded in the same
 * millisecond.
 */
export const fetchActivityRows = (connection: Sql, filters: ActivityFilters): Promise<ActivityRecord[]> => {
  const { after, limit, ...selection } = filters;
  const query = selectActs(selection)
    .where((eb) =>
      eb.and(
        toOptionalCondition(after, (row) => {
          return sql<SqlBool>`${eb.refTuple('a.created_at', 'a.version', 'a.id')} < ${eb.tuple(...row)}`;
        }),
      ),
    )
    .orderBy('a.created_at', 'desc')
    .orderBy('a.version', 'desc')
    .orderBy('a.id', 'desc')
    .limit(limit);
  return fetchRows(connection, query);
};

/** @public */
export const samples: QuerySamples<typeof import('./activity-query.ts')> = {
  countActivity: [
    [{}],
    [
      {
        period: sample.period,
        group: 'classes',
        actorId: sample.id,
        tutorId: sample.id,
        studentId: sample.id,
        attendanceId: sample.id,
      },
    ],
  ],
  fetchActivityRows: samplePages({
    period: sample.period,
    group: 'classes' as const,
    actorId: sample.id,
    studentId: sample.id,
    attendanceId: sample.id,
    after: [sample.instant, 1, sample.id] as [string, number, string],
  }).map((filters) => [filters]),
};
