import { toAnswersDraftKey } from '#contracts/draft-keys.ts';
import { type SubmissionCommand, submissionAggregate } from '#events/learning/submission/submission-decider.ts';
import {
  type DispatchContext,
  type DispatchRequest,
  dispatch,
  toNewestPosition,
} from '#services/core/command/dispatch.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { deleteSubmittedDraft } from '#services/learning/drafts/delete-submitted-draft.ts';
import { regradeNewSubmission } from './regrade.ts';

export type RecordSubmissionContext = DispatchContext & Context<'sql' | 'log'>;

/** Records a submission, and regrades it if the homework was edited at the same time. */
export async function recordSubmission(
  context: RecordSubmissionContext,
  input: DispatchRequest,
  command: Extract<SubmissionCommand, { type: 'SubmitHomework' }>,
) {
  const { homeworkId, studentId } = command;
  const ids = { id: homeworkId, studentId };
  const outcome = await dispatch(context, { ...input, ifMatch: undefined }, submissionAggregate, ids, command);
  if ('refused' in outcome) return outcome;
  await deleteSubmittedDraft(context, studentId, toAnswersDraftKey(homeworkId));
  const [submitted] = outcome.events;
  if (submitted?.type !== 'HomeworkSubmitted')
    throw new Error('A submission succeeded without a HomeworkSubmitted event.');
  const { contentVersion } = submitted.data;
  const regradings = await regradeNewSubmission(context, homeworkId, studentId, contentVersion);
  const [regraded] = regradings.flatMap((outcome) => (outcome.status === 'done' ? outcome : []));
  const { grade = null } = regraded?.state ?? submitted.data;
  return {
    ...{ submittedAt: submitted.recordedAt, grade, version: outcome.version },
    position: toNewestPosition([outcome, ...regradings]),
  };
}
