import type { Sql } from 'postgres';
import type { Profile } from '#contracts/session.ts';

/**
 * Whether a picture is shown by a homework that this person may see: a tutor who made it or is an owner, a student whom
 * it is assigned to or who has submitted it. What an earlier version of it showed counts, since submissions show that.
 */
export async function canSeePicture(
  sql: Sql,
  { homeworkId, address, profile }: { homeworkId: string; address: string; profile: Profile },
): Promise<boolean> {
  const { id, role, owner } = profile;
  const seen =
    role === 'tutor'
      ? sql`(${owner} or h.created_by = ${id})`
      : sql`(
          h.deleted_at is null and h.assigned @> jsonb_build_array(${id}::text)
          or exists (select from submissions s where s.homework_id = h.id and s.student_id = ${id})
        )`;
  const rows = await sql`
    select from homework h
    where h.id = ${homeworkId} and ${seen} and exists (
      select from homework_contents c
      where c.homework_id = h.id
        and c.questions @> jsonb_build_array(jsonb_build_object('imageUrl', ${address}::text))
    )`;
  return rows.length > 0;
}
