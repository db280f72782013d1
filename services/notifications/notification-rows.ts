import type { Sql } from 'postgres';
import type { NotificationRow } from '#contracts/notifications.ts';
import { PROGRAM_NAME } from '#projections/sql.ts';

const SHOWN = 50;

/** The newest 50 of one student, and how many of all are not seen yet; those of deleted homework are not shown. */
export async function notificationsOf(
  sql: Sql,
  studentId: string,
): Promise<{ notifications: NotificationRow[]; unseen: number }> {
  const rows = await sql<(NotificationRow & { all_unseen: number })[]>`
    select n.event_id as id, n.what, n.homework_id, h.title as homework_title, n.grade, n.from_grade,
      coalesce(p.name, ${PROGRAM_NAME}) as by_name, n.created_at,
      s.person_id is not null as seen,
      (count(*) filter (where s.person_id is null) over ())::int as all_unseen
    from notifications n
    join homework h on h.id = n.homework_id and h.deleted_at is null
    left join profiles p on p.id = n.by_id
    left join desk.notifications_seen s
      on s.person_id = n.student_id and (n.created_at, n.event_id) <= (s.created_at, s.event_id)
    where n.student_id = ${studentId}
    order by n.created_at desc, n.event_id desc
    limit ${SHOWN}`;
  const unseen = rows[0]?.all_unseen ?? 0;
  return { notifications: rows.map(({ all_unseen: _, ...row }) => row), unseen };
}

/** Marks as seen all up to this one; nothing where it is not this student's, or an earlier one than before. */
export const markSeen = async (sql: Sql, studentId: string, notificationId: string): Promise<void> => {
  await sql`
    insert into desk.notifications_seen as seen (person_id, created_at, event_id)
    select student_id, created_at, event_id from notifications
    where event_id = ${notificationId} and student_id = ${studentId}
    on conflict (person_id) do update set created_at = excluded.created_at, event_id = excluded.event_id
    where (seen.created_at, seen.event_id) < (excluded.created_at, excluded.event_id)`;
};
