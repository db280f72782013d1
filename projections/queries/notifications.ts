import type { Sql } from 'postgres';
import type { Told } from '../notifications/projection.ts';
import { PROGRAM_NAME } from './sql.ts';

export interface NotificationRecord extends Told {
  id: string;
  homework_id: string;
  homework_title: string;
  by_name: string;
  created_at: string;
  seen: boolean;
}

/** A row for each notification that is kept of one student, to select from. */
export const keptOf = (sql: Sql, studentId: string) => sql`(
  select n.* from notifications kept,
    json_to_recordset(('[' || replace(kept.newest, chr(10), ',') || ']')::json) as n (
      event_id uuid, homework_id uuid, what text, grade int, from_grade int, by_id uuid, created_at timestamptz
    )
  where kept.student_id = ${studentId}
)`;

/** The newest of one student, and how many that are kept are not seen yet; those of deleted homework are left out. */
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
    from ${keptOf(sql, studentId)} n
    join homework h on h.id = n.homework_id and h.deleted_at is null
    left join profiles p on p.id = n.by_id
    left join desk.notifications_seen s
      on s.person_id = ${studentId} and (n.created_at, n.event_id) <= (s.created_at, s.event_id)
    order by n.created_at desc, n.event_id desc
    limit ${limit}`;
  const unseen = rows[0]?.all_unseen ?? 0;
  return { notifications: rows.map(({ all_unseen: _, ...row }) => row), unseen };
}
