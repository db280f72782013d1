import type { Sql } from 'postgres';
import { z } from 'zod';
import type { ActivityRow } from '../activity/activity-columns.ts';
import type { ActGroup } from '../activity/acts.ts';
import { placeInstant } from './page.ts';
import { claimed, equals, type Period, PROGRAM_NAME, recordedWithin, UNKNOWN_STUDENT } from './sql.ts';

/** An act with the people it names. `note` and `reason` are sealed. */
export interface ActivityRecord extends Omit<ActivityRow, 'event_id' | 'recorded_at' | 'act_group'> {
  id: string;
  at: string;
  actor_name: string;
  subject_name: string | null;
  subject_archived: boolean;
  /** As it is called now. */
  homework_title: string | null;
}

/** After a row in the order of the activity: when, its version, its id. */
export const activityPlace = z.tuple([placeInstant, z.int32(), z.uuid()]);
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
export const activityRows = (sql: Sql, filters: ActivityFilters): Promise<ActivityRecord[]> => {
  const { period, group, actorId, studentId, record, after, limit } = filters;
  return sql<ActivityRecord[]>`
    select a.event_id as id, a.recorded_at as at, a.version, a.what,
      a.actor_id, a.actor_role, coalesce(actor.name, ${PROGRAM_NAME}) as actor_name,
      a.subject_id, subject.archived_at is not null as subject_archived,
      case when a.subject_id is not null then
        coalesce(subject.name, case a.what when 'joined' then 'Unknown' else ${UNKNOWN_STUDENT} end)
      end as subject_name,
      a.record, a.date, a.from_date, a.status, a.from_status, a.charge, a.homework_id, homework.title as homework_title, a.from_grade, a.grade, a.requested,
      a.remaining_before, a.remaining_after, a.total_before, a.total_after,
      ${claimed(sql, 'a.note', 'a.event_id', 'note', 'a.subject_id')} as note,
      ${claimed(sql, 'a.reason', 'a.event_id', 'reason', 'a.subject_id')} as reason
    from activity a
    left join profiles actor on actor.id = a.actor_id
    left join profiles subject on subject.id = a.subject_id
    left join homework on homework.id = a.homework_id
    where true
      ${equals(sql, 'a.actor_id', actorId)}
      ${equals(sql, 'a.subject_id', studentId)}
      ${equals(sql, 'a.record', record)}
      ${equals(sql, 'a.act_group', group)}
      ${recordedWithin(sql, 'a.recorded_at', period)}
      ${after ? sql`and (a.recorded_at, a.version, a.event_id) < (${after[0]}, ${after[1]}, ${after[2]})` : sql``}
    order by a.recorded_at desc, a.version desc, a.event_id desc
    limit ${limit}`;
};
