/** Dispatches commands to the stream of a submission. */

import type { SubmissionEvent } from '#events/learning/submission/events.ts';
import {
  type SubmissionCommand,
  type SubmissionRefusal,
  type SubmissionState,
  submissionDecider,
} from '#events/learning/submission/submission-decider.ts';
import { toSubmissionStream } from '#events/learning/submission/submission-stream.ts';
import { type CommandContext, toCommandMetadata } from '#services/core/command/command-context.ts';
import type { ExecutedCommand } from '#services/core/command/command-request.ts';
import type { Context } from '#services/core/use-case/context.ts';
import type { Refusal } from '#services/platform/problems/refuse.ts';
import { toOutcomeRefusal } from './to-outcome-refusal.ts';

const eventPhrases: Readonly<Record<SubmissionEvent['type'], string>> = {
  HomeworkSubmitted: 'submitted this',
  SubmissionGraded: 'graded this submission',
  GradeCorrected: 'corrected the grade of this submission',
  SubmissionRegraded: 'regraded this submission',
};

/** Executes a command on a student's submission. `asked` is the body of the request, by which a retry is recognised. */
export async function dispatchSubmissionCommand(
  context: Context<'handle' | 'readModels'>,
  given: CommandContext,
  { id, studentId }: { readonly id: string; readonly studentId: string },
  command: SubmissionCommand,
  asked: unknown,
  precondition?: () => Promise<SubmissionRefusal | undefined>,
): Promise<ExecutedCommand<SubmissionState, SubmissionEvent> | Refusal> {
  const outcome = await context.handle({
    decider: submissionDecider,
    stream: toSubmissionStream(id, studentId),
    person: studentId,
    body: { type: command.type, asked },
    command,
    ...(precondition && { precondition }),
    ...toCommandMetadata(given),
  });
  if (outcome.status === 'done') return outcome;
  return toOutcomeRefusal(context, outcome, {
    codeWithoutEvent: 'not-submitted',
    eventPhrases,
  });
}
