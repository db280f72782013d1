/** Which session a start of assigned practice leads to: one for all tabs and devices of the student. */
import { v5 as uuidv5 } from 'uuid';
import type { PracticeSession } from '#contracts/practice.ts';
import type { Profile } from '#contracts/session.ts';
import { isPracticeExpired, type StartedPracticeSession } from '#events/learning/practice/practice-decider.ts';
import { fetchAssignedPractice } from '#projections/learning/assigned-practice/assigned-practice-query.ts';
import { fetchContinuableSessions } from '#projections/learning/practice-sessions/practice-sessions-query.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { findTopic } from '#services/learning/questions/topics/find-topic.ts';
import { toTopicName } from '#services/learning/questions/topics/topic-slug.ts';
import { unsealFields } from '#services/platform/personal-keys/unseal-fields.ts';
import type { SessionChoice } from './plan-session.ts';
import { loadPracticeSession } from './practice-command.ts';
import { toPracticeSessionId } from './to-practice-session-id.ts';

/** After so many sessions that ended without fulfilling it, each start makes a session of its own. */
const SHARED_STARTS_MAX = 20;

/** The unfinished session that would fulfill an assignment: the one with the most answers, then the newest. */
export const findUnfinishedSession = <Session extends SessionChoice & Pick<PracticeSession, 'questions_answered'>>(
  /** Newest first. */
  sessions: readonly Session[],
  { subject, grade, topic }: SessionChoice,
): Session | undefined =>
  sessions
    .filter(
      (each) => each.subject === subject && each.grade === grade && findTopic(subject, each.topic)?.name === topic,
    )
    .toSorted((one, other) => other.questions_answered - one.questions_answered)[0];

/** A session that exists, or the command that starts one. */
type AssignedStart = { readonly session: string } | { readonly commandId: string; readonly choice: SessionChoice };

/**
 * Finds what a start of this assignment leads to: the session that has fulfilled it, an unfinished one that would, or a new
 * one, whose command is the same from every tab. Undefined if the student has no such assignment, for example because it
 * was taken back.
 */
export async function findAssignedStart(
  context: Context<'readModels' | 'keys' | 'clock' | 'loadAggregate' | 'sql'>,
  profile: Profile,
  id: string,
): Promise<AssignedStart | undefined> {
  const { sql } = context.readModels;
  const now = context.clock().toISOString();
  const [row] = await fetchAssignedPractice(sql, [profile.id]);
  const assigned = row?.assigned.find((each) => each.id === id);
  if (!assigned) return undefined;
  if (assigned.session_id !== null) return { session: assigned.session_id };
  const { subject, grade } = assigned;
  const choice = { subject, grade, topic: toTopicName(subject, assigned.topic) };
  const open = await unsealFields(await fetchContinuableSessions(sql, profile.id, now), ['topic'], context.keys);
  const unfinished = findUnfinishedSession(open, choice);
  if (unfinished) return { session: unfinished.id };
  // Reads the streams, because the read models may lag behind a start in another tab.
  for (let start = 0; start < SHARED_STARTS_MAX; start += 1) {
    const commandId = uuidv5(`start ${start}`, assigned.id);
    const session = toPracticeSessionId(commandId, profile.id);
    const { state } = await loadPracticeSession(context, profile, session);
    if (!state) return { commandId, choice };
    if (isFulfilling(state) || isContinuable(state, now)) return { session };
  }
  return undefined;
}

/** A session that was answered faster than anybody can read fulfills nothing. */
const isFulfilling = ({ completed }: StartedPracticeSession): boolean => completed !== undefined && !completed.hasty;
const isContinuable = (state: StartedPracticeSession, now: string): boolean =>
  state.completed === undefined && !isPracticeExpired(state, now);
