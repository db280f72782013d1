/** Dispatches commands to practice sessions: of students to the log, of applicants to their own table. */

import { z } from 'zod';
import { lowerCaseId } from '#contracts/primitives.ts';
import type { Profile } from '#contracts/session.ts';
import type { PracticeCommand } from '#events/learning/practice/commands.ts';
import {
  type PracticeSessionKey,
  type PracticeSessionState,
  practiceAggregate,
  type StartedPracticeSession,
} from '#events/learning/practice/practice-decider.ts';
import { loadDecisionContext } from '#services/core/centre/centre-rules.ts';
import { type DispatchContext, type DispatchRequest, dispatch } from '#services/core/command/dispatch.ts';
import type { Context } from '#services/core/use-case/context.ts';
import type { UseCaseResponse } from '#services/core/use-case/use-case.ts';
import { type Refusal, refuse } from '#services/platform/problems/refuse.ts';
import { dispatchApplicantCommand, loadApplicantSession } from './applicant-sessions.ts';

/** Path parameters of `/api/practice/{id}/…`. */
export const practiceParams = z.strictObject({ id: lowerCaseId });

/** The session after a command, which is also the response of a use case without a body. */
export interface PracticeCommandOutcome extends UseCaseResponse<undefined> {
  readonly state: StartedPracticeSession;
  readonly version: number;
  /** Position of the last event; undefined for an applicant's session, which is not in the log. */
  readonly position?: bigint | undefined;
  /** False when nothing had to change, or an earlier attempt wrote the events. */
  readonly wroteEvents: boolean;
}

/** Executes a command. A retry is answered with the current session, which may have later answers. */
export async function dispatchPracticeCommand(
  context: DispatchContext & Context<'sql'>,
  request: DispatchRequest & { readonly profile: Profile },
  session: PracticeSessionKey,
  command: PracticeCommand,
): Promise<PracticeCommandOutcome | Refusal> {
  if (request.profile.awaiting_approval) {
    const decisionContext = await loadDecisionContext(context);
    const outcome = await dispatchApplicantCommand(context, session, command, decisionContext);
    if (typeof outcome === 'string') return refuse(outcome);
    return { body: undefined, state: assertStarted(outcome.state), version: outcome.version, wroteEvents: false };
  }
  const outcome = await dispatch(context, request, practiceAggregate, session, command);
  if ('refused' in outcome)
    return outcome.refused === 'practice-unknown' ? refuseUnknownSession(context, session) : outcome;
  const { events, repeated, position } = outcome;
  const { state, version } = repeated ? await context.loadAggregate(practiceAggregate, session) : outcome;
  const wroteEvents = !repeated && events.length > 0;
  return { body: undefined, state: assertStarted(state), version, position, wroteEvents };
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
    : context.loadAggregate(practiceAggregate, { id, studentId: profile.id });

/** Explains why the log has no such session: a tutor may have approved the account while the session was open. */
export async function refuseUnknownSession(context: Context<'sql'>, session: PracticeSessionKey): Promise<Refusal> {
  const { state } = await loadApplicantSession(context, session);
  return refuse(state ? 'practice-before-approval' : 'practice-unknown');
}
