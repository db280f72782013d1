/** Which session a start leads to: an unfinished one of its topic, and one of assigned practice for all tabs and devices. */
import { v5 as uuidv5 } from 'uuid';
import type { PracticeSession } from '#contracts/practice.ts';
import type { Profile } from '#contracts/session.ts';
import { isPracticeExpired, type StartedPracticeSession } from '#events/learning/practice/practice-decider.ts';
import { fetchAssignedPractice } from '#projections/learning/assigned-practice/assigned-practice-query.ts';
import { fetchContinuableSessions } from '#projections/learning/practice-sessions/practice-sessions-query.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { toTopicKey, withTopicKey } from '#services/learning/questions/topics/find-topic.ts';
import { toTopicName } from '#services/learning/questions/topics/topic-slug.ts';
import { getCivilDate } from '#services/platform/clock.ts';
import { unsealFields } from '#services/platform/personal-keys/unseal-fields.ts';
import { findUnfinishedApplicantSessions } from './applicant-sessions.ts';
import type { SessionChoice } from './plan-session.ts';
import { loadPracticeSession } from './practice-command.ts';
import { toPracticeSessionId } from './to-practice-session-id.ts';

/** After so many sessions that ended, of an assignment without fulfilling it, each start makes a session of its own. */
const SHARED_STARTS_MAX = 20;

type KeyedChoice = Pick<SessionChoice, 'subject' | 'grade'> & { readonly topic_key: string };

/** The unfinished session of the same topic: the one with the most answers, then the newest. */
export const findUnfinishedSession = <Session extends KeyedChoice & Pick<PracticeSession, 'questions_answered'>>(
  /** Newest first. */
  sessions: readonly Session[],
  { subject, grade, topic_key }: KeyedChoice,
): Session | undefined =>
  sessions
    .filter((each) => each.subject === subject && each.grade === grade && each.topic_key === topic_key)
    .toSorted((one, other) => other.questions_answered - one.questions_answered)[0];

type StartContext = Context<'readModels' | 'keys' | 'clock' | 'centre' | 'loadAggregate' | 'sql'>;

/** A session that exists, as its stream has it, or the command that starts one. It is the same from every tab and device. */
type SharedStart =
  | { readonly session: string; readonly loaded: LoadedSession }
  | { readonly session?: never; readonly commandId: string; readonly choice: SessionChoice };
type LoadedSession = { readonly state: StartedPracticeSession; readonly version: number };

/** Undefined if the person has no such session. */
async function loadStart(context: StartContext, profile: Profile, session: string) {
  const { state, version } = await loadPracticeSession(context, profile, session);
  return state ? { session, loaded: { state, version } } : undefined;
}

/** Finds the unfinished session of a choice in the read models. */
async function findContinuedSession(
  context: StartContext,
  profile: Profile,
  choice: SessionChoice,
): Promise<SharedStart | undefined> {
  const now = context.clock().toISOString();
  const open = profile.awaiting_approval
    ? await findUnfinishedApplicantSessions(context, profile.id, now)
    : await fetchContinuableSessions(context.readModels.sql, profile.id, now).then((sessions) =>
        unsealFields(sessions, ['topic'], context.keys),
      );
  const session = findUnfinishedSession(open.map(withTopicKey), withTopicKey(choice));
  const start = session && (await loadStart(context, profile, session.id));
  // The read models may lag behind the last answer, which completes a session.
  return start && isContinuable(start.loaded.state, now) ? start : undefined;
}

/** Finds what a start leads to that continues an unfinished session of its choice: that session, or a new one. */
export async function findContinuedStart(
  context: StartContext,
  profile: Profile,
  choice: SessionChoice,
): Promise<SharedStart | undefined> {
  const { subject, grade, topic } = choice;
  const today = getCivilDate(context.clock, context.centre.timeZone);
  const namespace = uuidv5(JSON.stringify([today, subject, grade, toTopicKey(subject, topic)]), profile.id);
  return (
    (await findContinuedSession(context, profile, choice)) ?? findSharedStart(context, profile, { namespace, choice })
  );
}

/**
 * Finds what a start of this assignment leads to: the session that has fulfilled it, an unfinished one that would, or a new
 * one. Undefined if the student has no such assignment, for example because it was taken back.
 */
export async function findAssignedStart(
  context: StartContext,
  profile: Profile,
  id: string,
): Promise<SharedStart | undefined> {
  const { sql } = context.readModels;
  const [row] = await fetchAssignedPractice(sql, [profile.id]);
  const assigned = row?.assigned.find((each) => each.id === id);
  if (!assigned) return undefined;
  if (assigned.session_id !== null) return loadStart(context, profile, assigned.session_id);
  const { subject, grade } = assigned;
  const choice = { subject, grade, topic: toTopicName(subject, assigned.topic) };
  return (
    (await findContinuedSession(context, profile, choice)) ??
    findSharedStart(context, profile, { namespace: assigned.id, choice, isEnough: isFulfilling })
  );
}

interface SharedStartOptions {
  /** A UUID. The commands of its starts are the same wherever they are sent. */
  readonly namespace: string;
  readonly choice: SessionChoice;
  /** Whether a session that has ended needs no further start. */
  readonly isEnough?: (state: StartedPracticeSession) => boolean;
}

/** Reads the streams, because the read models may lag behind a start in another tab. */
async function findSharedStart(
  context: StartContext,
  profile: Profile,
  { namespace, choice, isEnough = () => false }: SharedStartOptions,
): Promise<SharedStart | undefined> {
  const now = context.clock().toISOString();
  for (let start = 0; start < SHARED_STARTS_MAX; start += 1) {
    const commandId = uuidv5(`start ${start}`, namespace);
    const existing = await loadStart(context, profile, toPracticeSessionId(commandId, profile.id));
    if (!existing) return { commandId, choice };
    const { state } = existing.loaded;
    if (isEnough(state) || isContinuable(state, now)) return existing;
  }
  return undefined;
}

/** A session that was answered faster than anybody can read fulfills nothing. */
const isFulfilling = ({ completed }: StartedPracticeSession): boolean => completed !== undefined && !completed.hasty;
const isContinuable = (state: StartedPracticeSession, now: string): boolean =>
  state.completed === undefined && !isPracticeExpired(state, now);
