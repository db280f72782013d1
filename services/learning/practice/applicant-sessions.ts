/**
 * Practice sessions of applicants, whose account no tutor has approved yet. The same decider checks the answers, but its
 * events never reach the log and count for nothing. The table, `trial_sessions`, is in the schema of the accounts, so that
 * PostgreSQL deletes its rows with the account. Its queries are here, because only practice knows what the events mean.
 */

import type { Sql, TransactionSql } from 'postgres';
import type { RecordedEvent } from '#events/kernel/recorded-event.ts';
import type { PracticeCommand, PracticeRefusal } from '#events/learning/practice/commands.ts';
import type { PracticeEvent } from '#events/learning/practice/events.ts';
import {
  countCorrectAnswers,
  isPracticeExpired,
  type PracticeContext,
  type PracticeSessionKey,
  type PracticeSessionState,
  practiceDecider,
} from '#events/learning/practice/practice-decider.ts';
import type { Clock } from '#services/platform/clock.ts';
import type { LimitDefinition, SharedLimits } from '#services/platform/limits/shared-limits.ts';
import { type Refusal, refuse } from '#services/platform/problems/refuse.ts';
import { runShortTransaction } from '#services/platform/run-short-transaction.ts';

/** Each start draws questions and stores them; an applicant needs few. */
const APPLICANT_STARTS: LimitDefinition = {
  name: 'applicant-practice-starts',
  points: 20,
  windowSeconds: 24 * 60 * 60,
};
const tooMany = `You can start ${APPLICANT_STARTS.points} practice sessions a day until your tutor approves your account. Come back tomorrow!`;

/** A practice session of an applicant, folded from its stored events. `version` is their number. */
export interface ApplicantSession {
  readonly state: PracticeSessionState;
  readonly version: number;
}
type ApplicantEvent = PracticeEvent & { readonly recordedAt: string };

const fold = (events: readonly ApplicantEvent[]): ApplicantSession => ({
  // The decider reads only these fields of a recorded event.
  state: events.reduce(
    (state, event) => practiceDecider.evolve(state, event as RecordedEvent<PracticeEvent>),
    practiceDecider.initial,
  ),
  version: events.length,
});

/** Loads a session of this applicant; its state is null and its version 0 if there is none. */
export async function loadApplicantSession(
  { sql }: { readonly sql: Sql },
  { id, studentId }: PracticeSessionKey,
): Promise<ApplicantSession> {
  return fold(await loadApplicantEvents(sql, { id, studentId }));
}

const loadApplicantEvents = async (
  sql: Sql | TransactionSql,
  { id, studentId }: PracticeSessionKey,
): Promise<ApplicantEvent[]> => {
  const [row] = await sql<{ events: ApplicantEvent[] }[]>`
    select events from accounts.trial_sessions where id = ${id} and person_id = ${studentId}`;
  return row?.events ?? [];
};

/** The sessions that can be continued at an instant, newest first: with an answer unless it is the newest. */
export async function findUnfinishedApplicantSessions({ sql }: { readonly sql: Sql }, studentId: string, now: string) {
  const rows = await sql<{ id: string; events: ApplicantEvent[] }[]>`
    select id, events from accounts.trial_sessions
    where person_id = ${studentId} order by started_at desc`;
  return rows.flatMap(({ id, events }, index) => {
    const { state } = fold(events);
    if (!state || state.completed || isPracticeExpired(state, now) || (index > 0 && state.answers.size === 0))
      return [];
    const { subject, grade, topic } = state.started;
    return [{ id, subject, grade, topic, questions_answered: state.answers.size }];
  });
}

/** The result of the newest completed session; null when there is none. */
export async function findLastApplicantResult({ sql }: { readonly sql: Sql }, studentId: string) {
  const [row] = await sql<{ id: string; events: ApplicantEvent[] }[]>`
    select id, events from accounts.trial_sessions
    where person_id = ${studentId} and events @> '[{"type": "PracticeSessionCompleted"}]'
    order by started_at desc limit 1`;
  const { state } = fold(row?.events ?? []);
  if (!row || !state) return null;
  const { subject, grade, topic } = state.started;
  return { id: row.id, subject, grade, topic, correct_answers: countCorrectAnswers(state) };
}

/** Counts a start against the limit of its applicant, whether it succeeds or not; returns a refusal above the limit. */
export async function consumeApplicantStartLimit(
  { limits }: { readonly limits: SharedLimits },
  studentId: string,
): Promise<Refusal | undefined> {
  const { allowed, retryAfterSeconds } = await limits.consume(APPLICANT_STARTS, studentId);
  return allowed ? undefined : refuse('too-often', { detail: tooMany, retryAfterSeconds });
}

/**
 * Executes a command on an applicant's session; a repeated command changes nothing. `signed-out`: the account was declined
 * or merged while the request was in flight.
 */
export async function dispatchApplicantCommand(
  { sql, clock }: { readonly sql: Sql; readonly clock: Clock },
  { id, studentId }: PracticeSessionKey,
  command: PracticeCommand,
  decisionContext: PracticeContext,
): Promise<ApplicantSession | PracticeRefusal | 'signed-out'> {
  const recordedAt = clock().toISOString();
  return runShortTransaction(sql, async (tx): Promise<ApplicantSession | PracticeRefusal | 'signed-out'> => {
    const account = await tx`select 1 from accounts."user" where id = ${studentId} for key share`;
    if (account.length === 0) return 'signed-out';
    await tx`select pg_advisory_xact_lock(hashtextextended(${id}, 0))`;
    const events = await loadApplicantEvents(tx, { id, studentId });
    const { state } = fold(events);
    const decision =
      command.type === 'StartPractice' && state ? [] : practiceDecider.decide(state, command, decisionContext);
    if (typeof decision === 'string') return decision;
    if (decision.length === 0) return fold(events);
    const after = [...events, ...decision.map((event) => ({ ...event, recordedAt }))];
    await tx`
      insert into accounts.trial_sessions (id, person_id, started_at, events)
      values (${id}, ${studentId}, ${recordedAt}, ${JSON.stringify(after)}::text::jsonb)
      on conflict (id) do update set events = excluded.events`;
    if (command.type === 'StartPractice') {
      await tx`
        delete from accounts.trial_sessions
        where person_id = ${studentId} and started_at < ${recordedAt}::timestamptz - interval '1 day'`;
    }
    return fold(after);
  });
}

/**
 * Deletes the sessions of accounts that a tutor has approved. Sessions of the last day are kept, because a page may still
 * show them.
 */
export const deleteApprovedApplicantSessions = async (sql: Sql, now: Date): Promise<void> => {
  await sql`
    delete from accounts.trial_sessions t using accounts."user" u
    where u.id = t.person_id and not u.awaiting_approval
      and t.started_at < ${now.toISOString()}::timestamptz - interval '1 day'`;
};
