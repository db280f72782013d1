import type { Sql } from 'postgres';
import { notifyTutors } from '#services/core/feed/notify-tags.ts';
import { APPROVE_SIGN_UP_WITHIN_DAYS, CONFIRM_EMAIL_WITHIN_DAYS } from './create-account.ts';

/**
 * Deletes expired sign-up requests, their keys and decisions, expired sessions, and links and codes for a new password. Open lists of sign-up requests are
 * notified when one was deleted.
 */
export const deleteExpiredAccounts = async (sql: Sql): Promise<void> => {
  const deleted = await sql`
    delete from accounts."user"
    where (not "emailVerified" and "createdAt" < now() - make_interval(days => ${CONFIRM_EMAIL_WITHIN_DAYS}))
      or (awaiting_approval and pending is null and "createdAt" < now() - make_interval(days => ${APPROVE_SIGN_UP_WITHIN_DAYS}))
    returning awaiting_approval as waited`;
  await sql`delete from accounts.sign_up_requests where requested_at < now() - interval '7 days'`;
  await sql`delete from accounts.sign_up_decisions where decided_at < now() - interval '30 days'`;
  await sql`delete from accounts.session where "expiresAt" < now()`;
  await sql`delete from accounts.verification where "expiresAt" < now()`;
  if (deleted.some(({ waited }) => waited)) await notifyTutors(sql, 'sign-ups');
};
