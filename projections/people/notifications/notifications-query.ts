import { sql } from 'kysely';
import type { Sql } from 'postgres';
import { fetchFirstRow, fetchRows, queryBuilder } from '../../query/database.ts';
import { toActorNameSql, toRowDaySql } from '../../query/query-fragments.ts';
import { type QuerySamples, sample } from '../../query/query-samples.ts';

/** The last notification that a student has seen. */
export interface LastSeenNotification {
  readonly created_at: string;
  readonly event_id: string;
}

/** The number of a student's notifications, the newest, that are listed and counted. */
const NOTIFICATIONS_COUNTED_MAX = 100;

const notificationsOfStudent = (studentId: string) =>
  queryBuilder.selectFrom('notifications').where('student_id', '=', studentId);

const newestNotifications = (studentId: string) =>
  notificationsOfStudent(studentId)
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(NOTIFICATIONS_COUNTED_MAX);

/** True if the notification `n` is not newer than the last one that the student has seen. */
const isSeen = (lastSeen: LastSeenNotification | undefined) =>
  lastSeen === undefined
    ? sql.lit(false)
    : sql<boolean>`(${sql.ref('n.created_at')}, ${sql.ref('n.id')})
        <= (${lastSeen.created_at}::timestamptz, ${lastSeen.event_id}::uuid)`;

const notificationsWithPeople = (studentId: string, lastSeen: LastSeenNotification | undefined) =>
  queryBuilder
    .selectFrom(newestNotifications(studentId).as('n'))
    .leftJoin('homework as h', (join) => join.onRef('h.id', '=', 'n.homework_id').on('h.deleted_at', 'is', null))
    .leftJoin('practice_sessions as p', 'p.id', 'n.session_id')
    .where((eb) => eb.or([eb('n.homework_id', 'is', null), eb('h.id', 'is not', null)]))
    .leftJoin('profiles as actor', 'actor.id', 'n.actor_id')
    .leftJoin('case_messages as m', 'm.id', 'n.id')
    .leftJoin('cases as c', 'c.id', 'm.case_id')
    .select(['n.id', 'n.what', 'n.homework_id', 'h.title as homework_title', 'n.grade', 'n.from_grade', 'n.created_at'])
    .select(['n.session_id', 'p.subject', 'n.points', 'n.assigned', 'c.row_id'])
    .select(toRowDaySql(sql.ref('c.row_id')).as('row_on'))
    .select([
      toActorNameSql('actor').as('actor_name'),
      isSeen(lastSeen).as('seen'),
      sql<number>`(count(*) filter (where not ${isSeen(lastSeen)}) over ())::int`.as('all_unseen'),
    ]);

/**
 * The newest `limit` notifications of a student, and the number of those among the newest
 * `NOTIFICATIONS_COUNTED_MAX` that the student has not seen.
 * Notifications about deleted homework are omitted.
 */
export async function fetchNotifications(
  connection: Sql,
  studentId: string,
  { lastSeen, limit }: { readonly lastSeen: LastSeenNotification | undefined; readonly limit: number },
) {
  const query = notificationsWithPeople(studentId, lastSeen)
    .orderBy('n.created_at', 'desc')
    .orderBy('n.id', 'desc')
    .limit(limit);
  const rows = await fetchRows(connection, query);
  const unseen = rows[0]?.all_unseen ?? 0;
  return { notifications: rows.map(({ all_unseen: _, ...row }) => row), unseen };
}

/** The instant of a student's notification; undefined if it is not theirs. */
export const fetchNotificationCreatedAt = async (
  connection: Sql,
  studentId: string,
  id: string,
): Promise<string | undefined> =>
  (await fetchFirstRow(connection, notificationsOfStudent(studentId).select('created_at').where('id', '=', id)))
    ?.created_at;

/** @public */
export const samples: QuerySamples<typeof import('./notifications-query.ts')> = {
  fetchNotifications: [undefined, { created_at: sample.instant, event_id: sample.id }].map((lastSeen) => [
    sample.id,
    { lastSeen, limit: sample.limit },
  ]),
  fetchNotificationCreatedAt: [[sample.id, sample.id]],
};
