import type { Logger } from 'pino';
import type { Sql } from 'postgres';
import type { Clock } from '#services/clock.ts';

const KEPT_DAYS = 180;
const CLEANED_EVERY_MS = 60 * 60_000;

/** Deletes drafts that were saved too long ago, and those that nobody can read: without an account, or a key. */
export async function deleteOldDrafts(sql: Sql, now: Date): Promise<void> {
  await sql`
    delete from desk.drafts
    where saved_at < ${now.toISOString()}::timestamptz - make_interval(days => ${KEPT_DAYS})
      or person_id in (select person_id from desk.personal_keys where erased_at is not null)
      or not exists (select 1 from accounts."user" where id = person_id)`;
}

/** Does so now and each hour; what fails is logged and tried again then. Returns how to stop. */
export function startDeletingOldDrafts({
  sql,
  clock,
  log,
}: {
  readonly sql: Sql;
  readonly clock: Clock;
  readonly log: Pick<Logger, 'warn'>;
}): () => Promise<void> {
  const clean = () =>
    deleteOldDrafts(sql, clock()).catch(({ name, code, message }) =>
      log.warn({ error: { name, code, message } }, 'old drafts could not be removed'),
    );
  let cleaning = clean();
  const timer = setInterval(() => {
    cleaning = clean();
  }, CLEANED_EVERY_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    return cleaning;
  };
}
