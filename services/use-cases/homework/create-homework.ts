import { createHomeworkRequest, savedHomeworkAnswer } from '#contracts/homework.ts';
import { homeworkDecider } from '#events/homework/homework-decider.ts';
import { toHomeworkStream } from '#events/homework/homework-stream.ts';
import { streamIdFor } from '#services/command/command-handler.ts';
import type { Context } from '#services/use-case/context.ts';
import { refuse } from '#services/use-case/problems.ts';
import { defineUseCase } from '#services/use-case/use-case.ts';
import { dispatchHomeworkCommand } from './homework-command.ts';
import { HOMEWORK_BYTES, toAskedQuestions, toHomeworkForm } from './homework-form.ts';
import { allAssignable, studentIdsOf } from './students-to-assign.ts';

/** The key of the request fixes the homework's id, so that a retry finds what the first attempt has made. */
export const createHomework = defineUseCase({
  operation: 'createHomework',
  summary: 'Makes a homework with its questions and assigns it, all of it or nothing',
  method: 'POST',
  path: '/api/homework',
  access: 'tutor',
  body: createHomeworkRequest,
  bodyLimit: HOMEWORK_BYTES,
  answer: savedHomeworkAnswer,
  run: async ({ body, profile, commandId }, context: Context<'handle' | 'sql' | 'readModels' | 'loadAggregate'>) => {
    if (body.questions.some((question) => question.id !== undefined)) return refuse('question-unknown');
    const id = streamIdFor(commandId);
    const students = studentIdsOf(body);
    const { state } = await context.loadAggregate(toHomeworkStream(id), homeworkDecider);
    if (state.status === 'none' && !(await allAssignable(context, students))) return refuse('student-not-assignable');
    const form = toHomeworkForm(body, toAskedQuestions(body.questions, commandId).questions);
    const given = { profile, commandId, ifMatch: undefined };
    const outcome = await dispatchHomeworkCommand(context, given, id, { type: 'CreateHomework', form, students }, body);
    if ('refused' in outcome) return outcome;
    const { version, position } = outcome;
    return { body: { id, version, regraded: 0 }, version, position };
  },
});
