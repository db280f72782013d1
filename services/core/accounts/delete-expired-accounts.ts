import type { Sql } from 'postgres';
import { CONFIRM_EMAIL_WITHIN_DAYS } from './create-account.ts';

/** Deletes unconfirmed sign-ups, keys of sign-up requests, old decisions, expired sessions, and links and codes for a new password. */
export const deleteExpiredAccounts = async (sql: Sql): Promise<void> => {
  await sql`
    delete from accounts."user"
    where not "emailVerified" and "createdAt" < now() - make_interval(days => ${CONFIRM_EMAIL_WITHIN_DAYS})`;
  await sql`delete from accounts.sign_up_requests where requested_at < now() - interval '7 days'`;
  await sql`delete from accounts.sign_up_decisions where decided_at < now() - interval '30 days'`;
  await sql`delete from accounts.session where "expiresAt" < now()`;
  await sql`delete from accounts.verification where "expiresAt" < now()`;
};
