import { toAnswersDraftKey } from '#contracts/draft-keys.ts';
import { type AnswerRow, submitHomeworkRequest, submitHomeworkResponse } from '#contracts/submissions.ts';
import { homeworkDecider } from '#events/learning/homework/homework-decider.ts';
import { toHomeworkStream } from '#events/learning/homework/homework-stream.ts';
import type { HomeworkAnswer } from '#events/learning/submission/events.ts';
import { toSubmissionId } from '#events/learning/submission/submission-id.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { homeworkParams } from '#services/core/use-case/homework-params.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { deleteSubmittedDraft } from '#services/learning/drafts/delete-submitted-draft.ts';
import { getCivilDate } from '#services/platform/clock.ts';
import { regradeNewSubmission } from './regrade.ts';
import { SUBMISSION_BODY_BYTES_MAX } from './submission-body-bytes.ts';
import { dispatchSubmissionCommand } from './submission-command.ts';

export const submitHomework = defineUseCase({
  operation: 'submitHomework',
  summary: 'Submits a student’s answers, once; auto-graded homework is graded at the same time',
  method: 'POST',
  path: '/api/homework/:id/submissions',
  access: 'student',
  params: homeworkParams,
  body: submitHomeworkRequest,
  bodyLimit: SUBMISSION_BODY_BYTES_MAX,
  answer: submitHomeworkResponse,
  run: async (
    input,
    context: Context<'handle' | 'readModels' | 'loadAggregate' | 'sql' | 'log' | 'clock' | 'centre'>,
  ) => {
    const { params, body, profile } = input;
    const ids = { id: params.id, studentId: profile.id };
    const { state } = await context.loadAggregate(toHomeworkStream(params.id), homeworkDecider);
    const command = {
      type: 'SubmitHomework' as const,
      ...{ homeworkId: ids.id, studentId: ids.studentId, homework: state },
      answers: body.answers.map(toHomeworkAnswer),
      seen: body.content_version,
      today: getCivilDate(context.clock, context.centre.timeZone),
    };
    const outcome = await dispatchSubmissionCommand(context, { ...input, ifMatch: undefined }, ids, command, body);
    if ('refused' in outcome) return outcome;
    await deleteSubmittedDraft(context, profile.id, toAnswersDraftKey(params.id));
    const [submitted] = outcome.events;
    if (submitted?.type !== 'HomeworkSubmitted')
      throw new Error('A submission succeeded without a HomeworkSubmitted event.');
    const { grade = null, contentVersion } = submitted.data;
    await regradeNewSubmission(context, ids.id, ids.studentId, contentVersion);
    return {
      body: {
        id: toSubmissionId(ids.id, ids.studentId),
        submitted_at: submitted.recordedAt,
        is_graded: grade !== null,
        grade,
      },
      version: outcome.version,
      position: outcome.position,
    };
  },
});

const toHomeworkAnswer = ({ question_id, answer }: AnswerRow): HomeworkAnswer => ({
  question: question_id.toLowerCase(),
  ...(typeof answer === 'number' ? { choice: answer } : { text: answer }),
});
