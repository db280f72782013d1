import type { Sql } from 'postgres';

/** Longer than a mail waits in the queue, and than the statements of a month are sent. */
const KEPT_DAYS = 90;

export const deleteOldFamilyMails = async (sql: Sql, now: Date): Promise<void> => {
  await sql`delete from desk.family_mails where sent_at < ${new Date(now.getTime() - KEPT_DAYS * 86_400_000)}`;
};
