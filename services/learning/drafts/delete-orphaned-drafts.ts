import type { Sql } from 'postgres';

/** Deletes drafts that nobody can read because the person has no account or was erased. */
export async function deleteOrphanedDrafts(sql: Sql): Promise<void> {
  await sql`
    delete from desk.drafts
    where person_id in (select person_id from desk.personal_keys where erased_at is not null)
      or not exists (select 1 from accounts."user" where id = person_id)`;
}
