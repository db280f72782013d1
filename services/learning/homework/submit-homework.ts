import { type AnswerRow, submitHomeworkRequest, submitHomeworkResponse } from '#contracts/submissions.ts';
import { homeworkAggregate } from '#events/learning/homework/homework-decider.ts';
import type { HomeworkAnswer } from '#events/learning/submission/events.ts';
import { toSubmissionId } from '#events/learning/submission/submission-id.ts';
import { HOMEWORK_QUESTIONS_MAX, SUBMISSION_TEXT_LENGTH_MAX } from '#events/values/limits.ts';
import { toBodyBytesMax } from '#services/core/use-case/body-bytes.ts';
import { homeworkParams } from '#services/core/use-case/homework-params.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { type RecordSubmissionContext, recordSubmission } from './record-submission.ts';

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
  run: async (input, context: RecordSubmissionContext) => {
    const { params, body, profile } = input;
    const { state } = await context.loadAggregate(homeworkAggregate, params.id);
    const command = {
      type: 'SubmitHomework' as const,
      ...{ homeworkId: params.id, studentId: profile.id, homework: state },
      answers: body.answers.map(toHomeworkAnswer),
      seen: body.content_version,
    };
    const outcome = await recordSubmission(context, input, command);
    if ('refused' in outcome) return outcome;
    const { submittedAt, grade, version, position } = outcome;
    const id = toSubmissionId(params.id, profile.id);
    return { body: { id, submitted_at: submittedAt, is_graded: grade !== null, grade }, version, position };
  },
});

const toHomeworkAnswer = ({ question_id, answer }: AnswerRow): HomeworkAnswer => ({
  question: question_id.toLowerCase(),
  ...(typeof answer === 'number' ? { choice: answer } : { text: answer }),
});
