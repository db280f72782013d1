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

/** The newest of one student, and how many of all are not seen yet; those of deleted homework are not told of. */
export async function notificationsOf(
  sql: Sql,
  studentId: string,
  limit: number,
): Promise<{ notifications: NotificationRecord[]; unseen: number }> {
  const rows = await sql<(NotificationRecord & { all_unseen: number })[]>`
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
    limit ${limit}`;
  const unseen = rows[0]?.all_unseen ?? 0;
  return { notifications: rows.map(({ all_unseen: _, ...row }) => row), unseen };
}
