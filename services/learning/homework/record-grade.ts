import { toFeedbackDraftKey } from '#contracts/draft-keys.ts';
import type { Profile } from '#contracts/session.ts';
import type { CommandContext } from '#services/core/command/command-context.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { deleteSubmittedDraft } from '#services/learning/drafts/delete-submitted-draft.ts';
import { loadCurrentHomework } from './load-manageable-homework.ts';
import { dispatchSubmissionCommand } from './submission-command.ts';

interface GradeInput<Body> extends CommandContext {
  readonly params: { readonly id: string; readonly studentId: string };
  readonly body: Body;
  readonly profile: Profile;
}

export type RecordGradeContext = Context<'handle' | 'readModels' | 'loadAggregate' | 'sql' | 'log'>;

/** Executes a tutor's grading or correction of a submission to homework they may manage, and deletes the feedback draft. */
export async function recordGrade<Body extends { readonly grade: number }>(
  context: RecordGradeContext,
  input: GradeInput<Body>,
  command: Parameters<typeof dispatchSubmissionCommand>[3],
) {
  const { params, body, profile } = input;
  const isOwn = async () => ((await loadCurrentHomework(context, params.id, profile)) ? undefined : 'homework-unknown');
  const outcome = await dispatchSubmissionCommand(context, input, params, command, body, isOwn);
  if ('refused' in outcome) return outcome;
  if (!outcome.repeated)
    await deleteSubmittedDraft(context, profile.id, toFeedbackDraftKey(params.id, params.studentId));
  const { version, position } = outcome;
  return { body: { grade: body.grade, version }, version, position };
}
