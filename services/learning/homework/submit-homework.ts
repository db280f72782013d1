import { toAnswersDraftKey } from '#contracts/draft-keys.ts';
import { type AnswerRow, submitHomeworkRequest, submitHomeworkResponse } from '#contracts/submissions.ts';
import { homeworkAggregate } from '#events/learning/homework/homework-decider.ts';
import type { HomeworkAnswer } from '#events/learning/submission/events.ts';
import { submissionAggregate } from '#events/learning/submission/submission-decider.ts';
import { toSubmissionId } from '#events/learning/submission/submission-id.ts';
import { HOMEWORK_QUESTIONS_MAX, SUBMISSION_TEXT_LENGTH_MAX } from '#events/values/limits.ts';
import { type DispatchContext, dispatch, toNewestPosition } from '#services/core/command/dispatch.ts';
import { toBodyBytesMax } from '#services/core/use-case/body-bytes.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { homeworkParams } from '#services/core/use-case/homework-params.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { deleteSubmittedDraft } from '#services/learning/drafts/delete-submitted-draft.ts';
import { regradeNewSubmission } from './regrade.ts';

/** Largest body of a submission in bytes. A draft of its answers may be as large. */
export const SUBMISSION_BODY_BYTES_MAX = toBodyBytesMax({
  characters: SUBMISSION_TEXT_LENGTH_MAX,
  parts: 3 * HOMEWORK_QUESTIONS_MAX + 10,
});

export const submitHomework = defineUseCase({
  operation: 'submitHomework',
  attempt: 'submit an assignment',
  summary: 'Submits a student’s answers, once; auto-graded homework is graded at the same time',
  method: 'POST',
  path: '/api/homework/:id/submissions',
  access: 'student',
  relation: 'assigned-homework',
  params: homeworkParams,
  body: submitHomeworkRequest,
  bodyLimit: SUBMISSION_BODY_BYTES_MAX,
  answer: submitHomeworkResponse,
  run: async (input, context: DispatchContext & Context<'sql' | 'log'>) => {
    const { params, body, profile } = input;
    const ids = { id: params.id, studentId: profile.id };
    const { state } = await context.loadAggregate(homeworkAggregate, params.id);
    const command = {
      type: 'SubmitHomework' as const,
      ...{ homeworkId: ids.id, studentId: ids.studentId, homework: state },
      answers: body.answers.map(toHomeworkAnswer),
      seen: body.content_version,
    };
    const outcome = await dispatch(context, { ...input, ifMatch: undefined }, submissionAggregate, ids, command);
    if ('refused' in outcome) return outcome;
    await deleteSubmittedDraft(context, profile.id, toAnswersDraftKey(params.id));
    const [submitted] = outcome.events;
    if (submitted?.type !== 'HomeworkSubmitted')
      throw new Error('A submission succeeded without a HomeworkSubmitted event.');
    const { contentVersion } = submitted.data;
    const regradings = await regradeNewSubmission(context, ids.id, ids.studentId, contentVersion);
    const [regraded] = regradings.flatMap((outcome) => (outcome.status === 'done' ? outcome : []));
    const { grade = null } = regraded?.state ?? submitted.data;
    return {
      body: {
        id: toSubmissionId(ids.id, ids.studentId),
        submitted_at: submitted.recordedAt,
        is_graded: grade !== null,
        grade,
      },
      version: outcome.version,
      position: toNewestPosition([outcome, ...regradings]),
    };
  },
});

const toHomeworkAnswer = ({ question_id, answer }: AnswerRow): HomeworkAnswer => ({
  question: question_id.toLowerCase(),
  ...(typeof answer === 'number' ? { choice: answer } : { text: answer }),
});
