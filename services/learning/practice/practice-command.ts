/** Dispatches commands to practice sessions: of students to the log, of applicants to their own table. */

import { z } from 'zod';
import { lowerCaseId } from '#contracts/primitives.ts';
import type { Profile } from '#contracts/session.ts';
import type { PracticeCommand, PracticeRefusal } from '#events/learning/practice/commands.ts';
import type { PracticeEvent } from '#events/learning/practice/events.ts';
import {
  type PracticeSessionState,
  practiceDecider,
  type StartedPracticeSession,
} from '#events/learning/practice/practice-decider.ts';
import { toPracticeStream } from '#events/learning/practice/practice-stream.ts';
import { type CommandContext, toCommandMetadata } from '#services/core/command/command-context.ts';
import type { CommandResult } from '#services/core/command/command-request.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { type Refusal, refuse } from '#services/platform/problems/refuse.ts';
import { dispatchApplicantCommand, loadApplicantSession, type PracticeSessionKey } from './applicant-sessions.ts';

/** Path parameters of `/api/practice/{id}/…`. */
export const practiceParams = z.strictObject({ id: lowerCaseId });

export interface PracticeCommandOutcome {
  readonly state: StartedPracticeSession;
  readonly version: number;
  /** Position of the last event; undefined for an applicant's session, which is not in the log. */
  readonly position?: bigint | undefined;
  /** False when nothing had to change, or an earlier attempt wrote the events. */
  readonly wroteEvents: boolean;
}

/**
 * Executes a command. `asked` is the body of the request, by which a retry is recognised. A retry is answered with the
 * current session, which may have later answers.
 */
export async function dispatchPracticeCommand(
  context: Context<'handle' | 'loadAggregate' | 'sql' | 'clock'>,
  { profile, commandId }: Pick<CommandContext, 'profile' | 'commandId'>,
  { id: sessionId, studentId }: PracticeSessionKey,
  command: PracticeCommand,
  asked: unknown,
): Promise<PracticeCommandOutcome | Refusal> {
  if (profile.awaiting_approval) {
    const session = await dispatchApplicantCommand(context, { id: sessionId, studentId }, command);
    if (typeof session === 'string') return refuse(session);
    return { state: assertStarted(session.state), version: session.version, wroteEvents: false };
  }
  const stream = toPracticeStream(sessionId, studentId);
  const outcome: CommandResult<PracticeSessionState, PracticeEvent, PracticeRefusal> = await context.handle({
    decider: practiceDecider,
    stream,
    person: studentId,
    body: { type: command.type, asked },
    command,
    ...toCommandMetadata({ profile, commandId, ifMatch: undefined }),
  });
  if (outcome.status === 'refused') {
    const { refusal } = outcome;
    return refusal === 'practice-unknown'
      ? refuseUnknownSession(context, { id: sessionId, studentId })
      : refuse(refusal);
  }
  if (outcome.status !== 'done') return refuse('command-reused');
  const { state, version } = outcome.repeated ? await context.loadAggregate(stream, practiceDecider) : outcome;
  const wroteEvents = !outcome.repeated && outcome.events.length > 0;
  return { state: assertStarted(state), version, position: outcome.position, wroteEvents };
}

function assertStarted(state: PracticeSessionState): StartedPracticeSession {
  if (!state) throw new Error('A practice command succeeded on a session that was never started.');
  return state;
}

/**
 * Loads the current session. Its state is null if this person has no session with this id, or only one from before the
 * approval.
 */
export const loadPracticeSession = (
  context: Context<'loadAggregate' | 'sql'>,
  profile: Profile,
  id: string,
): Promise<{ readonly state: PracticeSessionState; readonly version: number }> =>
  profile.awaiting_approval
    ? loadApplicantSession(context, { id, studentId: profile.id })
    : context.loadAggregate(toPracticeStream(id, profile.id), practiceDecider);

/** Explains why the log has no such session: a tutor may have approved the account while the session was open. */
export async function refuseUnknownSession(context: Context<'sql'>, session: PracticeSessionKey): Promise<Refusal> {
  const { state } = await loadApplicantSession(context, session);
  return refuse(state ? 'practice-before-approval' : 'practice-unknown');
}
