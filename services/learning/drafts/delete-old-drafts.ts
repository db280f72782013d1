import type { Sql } from 'postgres';

const KEPT_DAYS = 180;

/** Deletes drafts older than 180 days, and drafts that nobody can read because the person has no account or was erased. */
export async function deleteOldDrafts(sql: Sql, now: Date): Promise<void> {
  await sql`
    delete from desk.drafts
    where saved_at < ${now.toISOString()}::timestamptz - make_interval(days => ${KEPT_DAYS})
      or person_id in (select person_id from desk.personal_keys where erased_at is not null)
      or not exists (select 1 from accounts."user" where id = person_id)`;
}
