import type { Logger } from 'pino';
import type { Sql } from 'postgres';
import { repeatUntilStopped } from '../repeat-until-stopped.ts';
import { type AnswerTo, type CompletionParts, complete } from './completion.ts';
import { APPROVE_WITHIN_DAYS, CONFIRM_WITHIN_DAYS } from './create-account.ts';
import type { Pending, PendingPerson } from './pending.ts';

/** A pending command younger than this is most likely being given at this very moment. */
const GIVE_THE_CALLER_SECONDS = 10;
const PAUSE_MS = 30_000;

/** What was pending for one account, if it is confirmed; undefined when nothing was. */
export const completeFor = async (parts: CompletionParts, id: string): Promise<AnswerTo<Pending> | undefined> => {
  const [person] = await parts.sql<PendingPerson[]>`
    select id, name, email, pending from accounts."user"
    where id = ${id} and pending is not null and "emailVerified"`;
  return person && complete(parts, person);
};

/** Completes all that is pending for a student's account, so that whatever changes it next finds it settled. */
export const settleAccount = async (parts: CompletionParts, studentId: string): Promise<void> => {
  await completeFor(parts, studentId);
  await completeMergesInto(parts, studentId);
};

const completeMergesInto = async (parts: CompletionParts, studentId: string): Promise<void> => {
  const applicants = await parts.sql<PendingPerson[]>`
    select id, name, email, pending from accounts."user"
    where pending ->> 'studentId' = ${studentId} and "emailVerified"`;
  for (const applicant of applicants) await complete(parts, applicant);
};

/**
 * Completes what a crash left between account and record, oldest first. One that fails is logged and left for the next
 * time. Returns how many were completed.
 */
export const completeAll = async (
  parts: CompletionParts,
  log: Pick<Logger, 'error'>,
  olderThanSeconds: number,
): Promise<number> => {
  const people = await parts.sql<PendingPerson[]>`
    select id, name, email, pending from accounts."user"
    where pending is not null and "emailVerified"
      and pending_since <= now() - make_interval(secs => ${olderThanSeconds})
    order by pending_since`;
  let completed = 0;
  for (const person of people) {
    try {
      await complete(parts, person);
      completed += 1;
    } catch (error) {
      log.error({ err: error, person: person.id, command: person.pending.type }, 'a pending account was not completed');
    }
  }
  return completed;
};

/** Repeats `completeAll` in the background until stopped; it never keeps the process alive. */
export const startCompleting = (parts: CompletionParts, log: Pick<Logger, 'error'>): (() => Promise<void>) =>
  repeatUntilStopped(PAUSE_MS, () =>
    completeAll(parts, log, GIVE_THE_CALLER_SECONDS).catch((error) =>
      log.error({ err: error }, 'pending accounts could not be looked up'),
    ),
  );

/** Deletes sign-ups that were never confirmed or approved, what is remembered of them, and sessions, when they have run out. */
export const deleteExpiredAccounts = async (sql: Sql): Promise<void> => {
  await sql`
    delete from accounts."user"
    where (not "emailVerified" and "createdAt" < now() - make_interval(days => ${CONFIRM_WITHIN_DAYS}))
      or (awaiting_approval and pending is null and "createdAt" < now() - make_interval(days => ${APPROVE_WITHIN_DAYS}))`;
  await sql`delete from accounts.sign_up_requests where requested_at < now() - interval '7 days'`;
  await sql`delete from accounts.sign_up_decisions where decided_at < now() - interval '30 days'`;
  await sql`delete from accounts.session where "expiresAt" < now()`;
};
