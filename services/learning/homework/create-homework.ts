import { createHomeworkRequest, savedHomeworkResponse } from '#contracts/homework.ts';
import { homeworkDecider } from '#events/learning/homework/homework-decider.ts';
import { toHomeworkStream } from '#events/learning/homework/homework-stream.ts';
import { areCurrentStudents } from '#services/core/command/are-current-students.ts';
import { toNewStreamId } from '#services/core/command/command-handler.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { refuse } from '#services/platform/problems/refuse.ts';
import { dispatchHomeworkCommand } from './homework-command.ts';
import { HOMEWORK_BODY_BYTES_MAX, toFormQuestions, toHomeworkForm } from './homework-form.ts';
import { toAssignedStudentIds } from './resolve-assigned-students.ts';

/** The homework's id is derived from the idempotency key, so that a retry finds the homework of the first attempt. */
export const createHomework = defineUseCase({
  operation: 'createHomework',
  summary: 'Creates a homework with its questions and assigns it, atomically',
  method: 'POST',
  path: '/api/homework',
  access: 'tutor',
  body: createHomeworkRequest,
  bodyLimit: HOMEWORK_BODY_BYTES_MAX,
  answer: savedHomeworkResponse,
  run: async ({ body, profile, commandId }, context: Context<'handle' | 'sql' | 'readModels' | 'loadAggregate'>) => {
    if (body.questions.some((question) => question.id !== undefined)) return refuse('question-unknown');
    const id = toNewStreamId(commandId);
    const students = toAssignedStudentIds(body);
    const { state } = await context.loadAggregate(toHomeworkStream(id), homeworkDecider);
    if (state.status === 'none' && !(await areCurrentStudents(context, students)))
      return refuse('student-not-assignable');
    const form = toHomeworkForm(body, toFormQuestions(body.questions, commandId).questions, profile.id);
    const request = { profile, commandId, ifMatch: undefined };
    const outcome = await dispatchHomeworkCommand(
      context,
      request,
      id,
      { type: 'CreateHomework', form, students },
      body,
    );
    if ('refused' in outcome) return outcome;
    const { version, position } = outcome;
    return { body: { id, version, regraded: 0 }, version, position };
  },
});
