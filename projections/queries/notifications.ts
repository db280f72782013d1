import { sql } from 'kysely';
import type { Sql } from 'postgres';
import { type Notification, notificationColumns } from '../notifications/projection.ts';
import { fetchFirstRow, fetchRows, queryBuilder } from './database.ts';
import { createColumnRefs, toActorNameSql } from './query-fragments.ts';

/** The last notification that a student has seen. */
export interface LastSeenNotification {
  readonly created_at: string;
  readonly event_id: string;
}

const columnList = sql.join(
  Object.entries(notificationColumns).map(([name, { type }]) => sql`${sql.ref(name)} ${sql.raw(type)}`),
);

/** The stored notifications of a student, as `n`. */
const storedNotifications = (studentId: string) =>
  queryBuilder
    .selectFrom('notifications as stored')
    .innerJoinLateral(
      sql<Notification>`
        json_to_recordset(('[' || replace(${createColumnRefs('notifications', 'stored')('newest')}, chr(10), ',') || ']')::json)`.as<'n'>(
        sql`n (${columnList})`,
      ),
      (join) => join.onTrue(),
    )
    .where('stored.student_id', '=', studentId);

/** True if the notification `n` is not newer than the last one that the student has seen. */
const isSeen = (lastSeen: LastSeenNotification | undefined) =>
  lastSeen === undefined
    ? sql.lit(false)
    : sql<boolean>`(${sql.ref('n.created_at')}, ${sql.ref('n.id')})
        <= (${lastSeen.created_at}::timestamptz, ${lastSeen.event_id}::uuid)`;

const notificationsWithPeople = (studentId: string, lastSeen: LastSeenNotification | undefined) =>
  storedNotifications(studentId)
    .innerJoin('homework as h', (join) => join.onRef('h.id', '=', 'n.homework_id').on('h.deleted_at', 'is', null))
    .leftJoin('profiles as actor', 'actor.id', 'n.actor_id')
    .select(['n.id', 'n.what', 'n.homework_id', 'h.title as homework_title', 'n.grade', 'n.from_grade', 'n.created_at'])
    .select([
      toActorNameSql('actor').as('actor_name'),
      isSeen(lastSeen).as('seen'),
      sql<number>`(count(*) filter (where not ${isSeen(lastSeen)}) over ())::int`.as('all_unseen'),
    ]);

/**
 * The newest `limit` notifications of a student, and the number of all stored ones that the student has not seen.
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

/** The instant of a student's notification; undefined if it is no longer stored. */
export const fetchNotificationCreatedAt = async (
  connection: Sql,
  studentId: string,
  id: string,
): Promise<string | undefined> =>
  (await fetchFirstRow(connection, storedNotifications(studentId).select('n.created_at').where('n.id', '=', id)))
    ?.created_at;
