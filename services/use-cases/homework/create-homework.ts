import { createHomeworkRequest, savedHomeworkResponse } from '#contracts/homework.ts';
import { homeworkDecider } from '#events/homework/homework-decider.ts';
import { toHomeworkStream } from '#events/homework/homework-stream.ts';
import { toNewStreamId } from '#services/command/command-handler.ts';
import { HOMEWORK_BODY_BYTES_MAX, toFormQuestions, toHomeworkForm } from '#services/homework/homework-form.ts';
import { refuse } from '#services/problems/refuse.ts';
import { areCurrentStudents } from '#services/student-commands/are-current-students.ts';
import type { Context } from '#services/use-case-definition/context.ts';
import { defineUseCase } from '#services/use-case-definition/use-case.ts';
import { dispatchHomeworkCommand } from './parts/homework-command.ts';
import { toAssignedStudentIds } from './parts/resolve-assigned-students.ts';

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
