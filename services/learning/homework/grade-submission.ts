import { toFeedbackDraftKey } from '#contracts/draft-keys.ts';
import { gradeSubmissionRequest, savedGradeResponse } from '#contracts/submissions.ts';
import { type SubmissionCommand, submissionAggregate } from '#events/learning/submission/submission-decider.ts';
import { type DispatchContext, type DispatchRequest, dispatch } from '#services/core/command/dispatch.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { submissionParams } from '#services/core/use-case/homework-params.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { deleteSubmittedDraft } from '#services/learning/drafts/delete-submitted-draft.ts';
import { loadCurrentHomework } from './load-manageable-homework.ts';

interface GradeInput<Body> extends DispatchRequest {
  readonly params: { readonly id: string; readonly studentId: string };
  readonly body: Body;
}

export type RecordGradeContext = DispatchContext & Context<'sql' | 'log'>;

/** Executes a tutor's grading or correction of a submission to homework they may manage, and deletes the feedback draft. */
export async function recordGrade<Body extends { readonly grade: number }>(
  context: RecordGradeContext,
  input: GradeInput<Body>,
  command: SubmissionCommand,
) {
  const { params, body, profile } = input;
  const precondition = async () =>
    (await loadCurrentHomework(context, params.id, profile)) ? undefined : 'homework-unknown';
  const outcome = await dispatch(context, input, submissionAggregate, params, command, { precondition });
  if ('refused' in outcome) return outcome;
  if (!outcome.repeated)
    await deleteSubmittedDraft(context, profile.id, toFeedbackDraftKey(params.id, params.studentId));
  const { version, position } = outcome;
  return { body: { grade: body.grade, version }, version, position };
}

export const gradeSubmission = defineUseCase({
  operation: 'gradeSubmission',
  attempt: 'grade a submission',
  summary: 'Grades a submission that is not auto-graded',
  method: 'POST',
  path: '/api/homework/:id/submissions/:studentId/grade',
  access: 'tutor',
  relation: 'managed-homework',
  params: submissionParams,
  body: gradeSubmissionRequest,
  answer: savedGradeResponse,
  run: (input, context: RecordGradeContext) => recordGrade(context, input, { type: 'GradeSubmission', ...input.body }),
});
