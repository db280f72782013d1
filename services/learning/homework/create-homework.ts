import { createHomeworkRequest, savedHomeworkResponse } from '#contracts/homework.ts';
import { homeworkAggregate } from '#events/learning/homework/homework-decider.ts';
import { areCurrentStudents } from '#services/core/command/are-current-students.ts';
import { toNewStreamId } from '#services/core/command/command-handler.ts';
import type { DispatchContext } from '#services/core/command/dispatch.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { refuse } from '#services/platform/problems/refuse.ts';
import { HOMEWORK_BODY_BYTES_MAX, toFormQuestions, toHomeworkForm } from './homework-form.ts';
import { toAssignedStudentIds } from './resolve-assigned-students.ts';
import { saveHomework } from './revise-homework.ts';

/** The homework's id is derived from the idempotency key, so that a retry finds the homework of the first attempt. */
export const createHomework = defineUseCase({
  operation: 'createHomework',
  attempt: 'create an assignment',
  summary: 'Creates a homework with its questions and assigns it, atomically',
  method: 'POST',
  path: '/api/homework',
  access: 'tutor',
  body: createHomeworkRequest,
  bodyLimit: HOMEWORK_BODY_BYTES_MAX,
  answer: savedHomeworkResponse,
  run: async (input, context: DispatchContext & Context<'sql'>) => {
    const { body, profile, commandId } = input;
    if (body.questions.some((question) => question.id !== undefined)) return refuse('question-unknown');
    const id = toNewStreamId(commandId);
    const students = toAssignedStudentIds(body);
    const { state } = await context.loadAggregate(homeworkAggregate, id);
    if (state.status === 'none' && !(await areCurrentStudents(context, students)))
      return refuse('student-not-assignable');
    const form = toHomeworkForm(body, toFormQuestions(body.questions, commandId).questions, profile.id);
    const command = { type: 'CreateHomework', form, students } as const;
    const outcome = await saveHomework(context, { ...input, ifMatch: undefined }, id, { command });
    if ('refused' in outcome) return outcome;
    const { version, position } = outcome;
    return { body: { id, version, regraded: 0 }, version, position };
  },
});
