import { type SqlBool, sql } from 'kysely';
import type { Sql } from 'postgres';
import { z } from 'zod';
import type { ActGroup } from '../activity/acts.ts';
import { db, fetchRows, type RowOf } from './database.ts';
import { cursorInstant } from './page.ts';
import { actorName, claimed, columnsOf, whenGiven, within } from './query-fragments.ts';
import { type Period, UNKNOWN_STUDENT } from './sql.ts';

const a = columnsOf('activity', 'a');
const subject = columnsOf('profiles', 'subject');

const acts = db
  .selectFrom('activity as a')
  .leftJoin('profiles as actor', 'actor.id', 'a.actor_id')
  .leftJoin('profiles as subject', 'subject.id', 'a.subject_id')
  .leftJoin('homework', 'homework.id', 'a.homework_id')
  .select(['a.event_id as id', 'a.recorded_at as at', 'a.version', 'a.what'])
  .select(['a.actor_id', 'a.actor_role', actorName('actor').as('actor_name'), 'a.subject_id'])
  .select([
    sql<boolean>`${subject('archived_at')} is not null`.as('subject_archived'),
    sql<string | null>`case when ${a('subject_id')} is not null then
      coalesce(${subject('name')}, case ${a('what')} when 'joined' then 'Unknown' else ${sql.lit(UNKNOWN_STUDENT)} end)
    end`.as('subject_name'),
  ])
  .select(['a.record', 'a.date', 'a.from_date', 'a.status', 'a.from_status', 'a.charge'])
  .select(['a.homework_id', 'homework.title as homework_title', 'a.from_grade', 'a.grade', 'a.requested'])
  .select(['a.remaining_before', 'a.remaining_after', 'a.total_before', 'a.total_after'])
  .select([claimed('activity', 'a', 'note').as('note'), claimed('activity', 'a', 'reason').as('reason')]);

/** An act with the people it names, and the homework by its current title. `note` and `reason` are sealed. */
export type ActivityRecord = RowOf<typeof acts>;

/** After a row in the order of the activity: when, its version, its id. */
export const activityPlace = z.tuple([cursorInstant, z.int32(), z.uuid()]);
export type ActivityPlace = z.infer<typeof activityPlace>;

export interface ActivityFilters {
  readonly period?: Period | undefined;
  readonly group?: ActGroup | undefined;
  readonly actorId?: string | undefined;
  readonly studentId?: string | undefined;
  /** An attendance record's id. */
  readonly record?: string | undefined;
  readonly after?: ActivityPlace | undefined;
  readonly limit: number;
}

/** What was done, newest first: at most `limit` rows. The version orders what one stream recorded at once. */
export const activityRows = (connection: Sql, filters: ActivityFilters): Promise<ActivityRecord[]> => {
  const { period, group, actorId, studentId, record, after, limit } = filters;
  const query = acts
    .where((eb) =>
      eb.and([
        ...whenGiven(actorId, (id) => eb('a.actor_id', '=', id)),
        ...whenGiven(studentId, (id) => eb('a.subject_id', '=', id)),
        ...whenGiven(record, (id) => eb('a.record', '=', id)),
        ...whenGiven(group, (wanted) => eb('a.act_group', '=', wanted)),
        ...within(a('recorded_at'), period),
        ...whenGiven(after, (row) => {
          return sql<SqlBool>`${eb.refTuple('a.recorded_at', 'a.version', 'a.event_id')} < ${eb.tuple(...row)}`;
        }),
      ]),
    )
    .orderBy('a.recorded_at', 'desc')
    .orderBy('a.version', 'desc')
    .orderBy('a.event_id', 'desc')
    .limit(limit);
  return fetchRows(connection, query);
};
