import { type SqlBool, sql } from 'kysely';
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

/** The last notification that each student has seen. This is not a read model, so a rebuild does not clear it. */
type SeenTable = { 'desk.notifications_seen': { person_id: string; created_at: string; event_id: string } };

/** The stored notifications of a student, as `n`. */
const storedNotifications = (studentId: string) =>
  db
    .withTables<SeenTable>()
    .selectFrom('notifications as stored')
    .innerJoinLateral(
      sql<StoredNotification>`
        json_to_recordset(('[' || replace(${createColumnRefs('notifications', 'stored')('newest')}, chr(10), ',') || ']')::json)`.as<'n'>(
        sql`n (event_id uuid, homework_id uuid, what text, grade int, from_grade int, by_id uuid, created_at timestamptz)`,
      ),
      (join) => join.onTrue(),
    )
    .where('stored.student_id', '=', studentId);

const notificationsWithPeople = (studentId: string) =>
  storedNotifications(studentId)
    .innerJoin('homework as h', (join) => join.onRef('h.id', '=', 'n.homework_id').on('h.deleted_at', 'is', null))
    .leftJoin('profiles as p', 'p.id', 'n.by_id')
    .leftJoin('desk.notifications_seen as s', (join) =>
      join
        .on('s.person_id', '=', studentId)
        .on(
          ({ refTuple }) =>
            sql<SqlBool>`${refTuple('n.created_at', 'n.event_id')} <= ${refTuple('s.created_at', 's.event_id')}`,
        ),
    )
    .select(['n.event_id as id', 'n.what', 'n.homework_id', 'h.title as homework_title', 'n.grade', 'n.from_grade'])
    .select(({ ref }) => [
      toActorName('p').as('by_name'),
      'n.created_at',
      sql<boolean>`${ref('s.person_id')} is not null`.as('seen'),
      sql<number>`(count(*) filter (where ${ref('s.person_id')} is null) over ())::int`.as('all_unseen'),
    ]);

export type NotificationRecord = Omit<RowOf<ReturnType<typeof notificationsWithPeople>>, 'all_unseen'>;

/**
 * The newest `limit` notifications of a student, and the number of all stored ones that the student has not seen.
 * Notifications about deleted homework are omitted.
 */
export async function fetchNotifications(
  connection: Sql,
  studentId: string,
  limit: number,
): Promise<{ notifications: NotificationRecord[]; unseen: number }> {
  const query = notificationsWithPeople(studentId)
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
