import { sql } from 'kysely';
import type { Sql } from 'postgres';
import type { NotificationContent } from '../notifications/projection.ts';
import { db, fetchRow, fetchRows, type RowOf } from './database.ts';
import { createColumnRefs, toActorName } from './query-fragments.ts';

/** A notification as the read model stores it. */
interface StoredNotification extends NotificationContent {
  event_id: string;
  homework_id: string;
  by_id: string;
  created_at: string;
}

/** The last notification that a student has seen. */
export interface SeenNotification {
  readonly created_at: string;
  readonly event_id: string;
}

/** The stored notifications of a student, as `n`. */
const storedNotifications = (studentId: string) =>
  db
    .selectFrom('notifications as stored')
    .innerJoinLateral(
      sql<StoredNotification>`
        json_to_recordset(('[' || replace(${createColumnRefs('notifications', 'stored')('newest')}, chr(10), ',') || ']')::json)`.as<'n'>(
        sql`n (event_id uuid, homework_id uuid, what text, grade int, from_grade int, by_id uuid, created_at timestamptz)`,
      ),
      (join) => join.onTrue(),
    )
    .where('stored.student_id', '=', studentId);

/** True if the notification `n` is not newer than the last one that the student has seen. */
const isSeen = (lastSeen: SeenNotification | undefined) =>
  lastSeen === undefined
    ? sql.lit(false)
    : sql<boolean>`(${sql.ref('n.created_at')}, ${sql.ref('n.event_id')})
        <= (${lastSeen.created_at}::timestamptz, ${lastSeen.event_id}::uuid)`;

const notificationsWithPeople = (studentId: string, lastSeen: SeenNotification | undefined) =>
  storedNotifications(studentId)
    .innerJoin('homework as h', (join) => join.onRef('h.id', '=', 'n.homework_id').on('h.deleted_at', 'is', null))
    .leftJoin('profiles as p', 'p.id', 'n.by_id')
    .select(['n.event_id as id', 'n.what', 'n.homework_id', 'h.title as homework_title', 'n.grade', 'n.from_grade'])
    .select([
      toActorName('p').as('by_name'),
      'n.created_at',
      isSeen(lastSeen).as('seen'),
      sql<number>`(count(*) filter (where not ${isSeen(lastSeen)}) over ())::int`.as('all_unseen'),
    ]);

export type NotificationRecord = Omit<RowOf<ReturnType<typeof notificationsWithPeople>>, 'all_unseen'>;

/**
 * The newest `limit` notifications of a student, and the number of all stored ones that the student has not seen.
 * Notifications about deleted homework are omitted.
 */
export async function fetchNotifications(
  connection: Sql,
  studentId: string,
  { lastSeen, limit }: { readonly lastSeen: SeenNotification | undefined; readonly limit: number },
): Promise<{ notifications: NotificationRecord[]; unseen: number }> {
  const query = notificationsWithPeople(studentId, lastSeen)
    .orderBy('n.created_at', 'desc')
    .orderBy('n.event_id', 'desc')
    .limit(limit);
  const rows = await fetchRows(connection, query);
  const unseen = rows[0]?.all_unseen ?? 0;
  return { notifications: rows.map(({ all_unseen: _, ...row }) => row), unseen };
}

/** The instant of a student's notification; undefined if it is no longer stored. */
export const fetchNotificationTime = async (
  connection: Sql,
  studentId: string,
  id: string,
): Promise<string | undefined> =>
  (await fetchRow(connection, storedNotifications(studentId).select('n.created_at').where('n.event_id', '=', id)))
    ?.created_at;
