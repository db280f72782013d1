import type { Sql } from 'postgres';
import { PROGRAM_NAME } from '../sql.ts';
import type { Told } from './fold.ts';

export interface NotificationRecord extends Told {
  id: string;
  homework_id: string;
  homework_title: string;
  by_name: string;
  created_at: string;
  seen: boolean;
}

/** Notifications that are looked through for unseen ones, so that no request reads all that ever were. */
const COUNTED_MAX = 100;

/**
 * The newest of one student, and how many of the newest {@link COUNTED_MAX} are not seen yet; those of deleted homework
 * are left out.
 */
export async function notificationsOf(
  sql: Sql,
  studentId: string,
  limit: number,
): Promise<{ notifications: NotificationRecord[]; unseen: number }> {
  const rows = await sql<(NotificationRecord & { all_unseen: number })[]>`
    with newest as (
      select n.*, h.title as homework_title
      from notifications n join homework h on h.id = n.homework_id and h.deleted_at is null
      where n.student_id = ${studentId}
      order by n.created_at desc, n.event_id desc
      limit ${COUNTED_MAX}
    )
    select n.event_id as id, n.what, n.homework_id, n.homework_title, n.grade, n.from_grade,
      coalesce(p.name, ${PROGRAM_NAME}) as by_name, n.created_at,
      s.person_id is not null as seen,
      (count(*) filter (where s.person_id is null) over ())::int as all_unseen
    from newest n
    left join profiles p on p.id = n.by_id
    left join desk.notifications_seen s
      on s.person_id = n.student_id and (n.created_at, n.event_id) <= (s.created_at, s.event_id)
    order by n.created_at desc, n.event_id desc
    limit ${limit}`;
  const unseen = rows[0]?.all_unseen ?? 0;
  return { notifications: rows.map(({ all_unseen: _, ...row }) => row), unseen };
}
