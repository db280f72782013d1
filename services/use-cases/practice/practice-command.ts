/** Gives commands on a practice session. */

import { z } from 'zod';
import { lowerCaseId } from '#contracts/primitives.ts';
import type { Profile } from '#contracts/session.ts';
import type { PracticeCommand, PracticeRefusal } from '#events/practice/commands.ts';
import type { PracticeEvent } from '#events/practice/events.ts';
import {
  type PracticeSessionState,
  practiceDecider,
  type StartedPracticeSession,
} from '#events/practice/practice-decider.ts';
import { toPracticeStream } from '#events/practice/practice-stream.ts';
import { type CommandContext, toCommandMetadata } from '#services/command/command-context.ts';
import type { CommandResult } from '#services/command/command-request.ts';
import type { Context } from '#services/use-case/context.ts';
import { type Refused, refused } from '#services/use-case/problems.ts';
import { dispatchApplicantCommand, loadApplicantSession } from './applicant-sessions.ts';

/** `/api/practice/{id}/…` */
export const practiceParams = z.strictObject({ id: lowerCaseId });

/** A session and whose it is: nobody's own session has another's id. */
export interface SessionKey {
  readonly id: string;
  readonly studentId: string;
}

export interface PracticeOutcome {
  readonly state: StartedPracticeSession;
  readonly version: number;
  /** Of the last event; a trial session is not in the log. */
  readonly position?: bigint | undefined;
  /** False when nothing was to do, or an earlier attempt had done it. */
  readonly wroteEvents: boolean;
}

/**
 * `asked` is what the request said, by which a retry is known for the same command. A retry is answered with the session
 * as it stands by now, which may have been gone on with.
 */
export async function dispatchPracticeCommand(
  context: Context<'handle' | 'loadAggregate' | 'sql' | 'clock'>,
  { profile, commandId }: Pick<CommandContext, 'profile' | 'commandId'>,
  { id: sessionId, studentId }: SessionKey,
  command: PracticeCommand,
  asked: unknown,
): Promise<PracticeOutcome | Refused> {
  if (profile.awaiting_approval) {
    const session = await dispatchApplicantCommand(context, { id: sessionId, studentId }, command);
    if (typeof session === 'string') return refused(session);
    return { state: startedIn(session.state), version: session.version, wroteEvents: false };
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
    return refusal === 'practice-unknown' ? refuseUnknown(context, { id: sessionId, studentId }) : refused(refusal);
  }
  if (outcome.status !== 'done') return refused('command-reused');
  const { state, version } = outcome.repeated ? await context.loadAggregate(stream, practiceDecider) : outcome;
  const wroteEvents = !outcome.repeated && outcome.events.length > 0;
  return { state: startedIn(state), version, position: outcome.position, wroteEvents };
}

function startedIn(state: PracticeSessionState): StartedPracticeSession {
  if (!state) throw new Error('A session that was never started was written to.');
  return state;
}

/** A session as it is now; its state is null when this person has none with this id, or only from before the approval. */
export const loadPracticeSession = (
  context: Context<'loadAggregate' | 'sql'>,
  profile: Profile,
  id: string,
): Promise<{ readonly state: PracticeSessionState; readonly version: number }> =>
  profile.awaiting_approval
    ? loadApplicantSession(context, { id, studentId: profile.id })
    : context.loadAggregate(toPracticeStream(id, profile.id), practiceDecider);

/** Why the record has no such session: a tutor may have approved the account while it was open. */
export async function refuseUnknown(context: Context<'sql'>, session: SessionKey): Promise<Refused> {
  const { state } = await loadApplicantSession(context, session);
  return refused(state ? 'practice-before-approval' : 'practice-unknown');
}
