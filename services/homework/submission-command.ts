/** What every command on a submission has in common. */
import { isolated } from '#contracts/isolated.ts';
import type { SubmissionEvent } from '#events/submission/events.ts';
import {
  type SubmissionCommand,
  type SubmissionState,
  submission,
  submissionStream,
} from '#events/submission/submission.ts';
import { namesByIds } from '#projections/profiles/queries.ts';
import type { Done } from '#services/command/request.ts';
import { type Refused, refused } from '#services/http/problems.ts';
import type { Program } from '#services/program.ts';
import { actorOf } from '#services/students/student-command.ts';
import type { Given } from './homework-command.ts';

/** Gives a command on a student's submission. `asked` is what the request said, by which a retry is known. */
export async function giveSubmissionCommand(
  program: Program,
  { profile, commandId, ifMatch }: Given,
  { id, studentId }: { readonly id: string; readonly studentId: string },
  command: SubmissionCommand,
  asked: unknown,
): Promise<Done<SubmissionState, SubmissionEvent> | Refused> {
  const outcome = await program.handle({
    decider: submission,
    stream: submissionStream(id, studentId),
    person: studentId,
    body: { type: command.type, asked },
    command,
    commandId,
    actor: actorOf(profile),
    ...(ifMatch !== undefined && { ifMatch }),
  });
  if (outcome.status === 'done') return outcome;
  if (outcome.status === 'refused') return refused(outcome.refusal);
  if (outcome.status === 'command-reused') return refused('command-reused');
  const { lastEvent } = outcome;
  if (lastEvent === undefined) return refused('not-submitted');
  const by = lastEvent.metadata.actor.id;
  const name = (await namesByIds(program.readModels.sql, [by])).get(by) ?? 'Somebody';
  return refused('version-mismatch', {
    changedAt: lastEvent.recordedAt,
    changedBy: name,
    detail: `${isolated(name)} graded this submission meanwhile. Look at it again before saving.`,
  });
}
