import { savedHomeworkResponse, updateHomeworkRequest } from '#contracts/homework.ts';
import type { FormQuestion } from '#events/learning/homework/commands.ts';
import type { HomeworkState } from '#events/learning/homework/homework-decider.ts';
import { hasGradingChanges, identifyQuestions } from '#events/learning/homework/questions.ts';
import type { DispatchContext } from '#services/core/command/dispatch.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { homeworkParams } from '#services/core/use-case/homework-params.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { refuse } from '#services/platform/problems/refuse.ts';
import { HOMEWORK_BODY_BYTES_MAX, toFormQuestions, toHomeworkForm } from './homework-form.ts';
import { loadAnsweredQuestionIds } from './load-submissions.ts';
import { regradeSubmissions } from './regrade.ts';
import { resolveAssignedStudents } from './resolve-assigned-students.ts';
import { reviseHomework } from './revise-homework.ts';

const duplicateQuestion = {
  errors: { questions: 'The same question is in this assignment twice. Remove one of the two.' },
};

export const updateHomework = defineUseCase({
  operation: 'updateHomework',
  attempt: 'edit an assignment',
  summary: 'Saves content and students of a homework together; graded work is regraded as the request chooses',
  method: 'POST',
  path: '/api/homework/:id',
  access: 'tutor',
  relation: 'managed-homework',
  params: homeworkParams,
  body: updateHomeworkRequest,
  bodyLimit: HOMEWORK_BODY_BYTES_MAX,
  answer: savedHomeworkResponse,
  run: async (input, context: DispatchContext & Context<'sql' | 'store' | 'log'>) => {
    const { params, body, profile, commandId } = input;
    const { questions, newQuestions } = toFormQuestions(body.questions, commandId);
    if (new Set(questions.map(({ id }) => id)).size < questions.length)
      return refuse('invalid-request', duplicateQuestion);
    const outcome = await reviseHomework(context, input, async (found) => {
      const { students, refusal } = await resolveAssignedStudents(context, input, found);
      const answered =
        refusal === undefined && found
          ? await loadAnsweredIfKeysChange(context, params.id, found.state, questions, body.replaced_options)
          : [];
      const form = toHomeworkForm(body, questions, profile.id);
      const command = {
        type: 'ReviseHomework',
        form,
        newQuestions,
        students,
        answered,
        regrading: body.regrading,
        replacedOptions: body.replaced_options,
      } as const;
      return { command, refusal };
    });
    if ('refused' in outcome) return outcome;
    const { version, state } = outcome;
    if (state.latestRegrading?.commandId !== commandId)
      return { body: { id: params.id, version, regraded: 0 }, version, position: outcome.position };
    // The grades are in later events than the edit.
    const { regraded, position = outcome.position } = await regradeSubmissions(context, params.id);
    return { body: { id: params.id, version, regraded }, version, position };
  },
});

/** Ids of questions in auto-graded submissions. Empty without reading submissions when the edit changes no key. */
const loadAnsweredIfKeysChange = async (
  context: Context<'store'>,
  id: string,
  homework: HomeworkState,
  questions: readonly FormQuestion[],
  replacedOptions: readonly string[],
): Promise<string[]> =>
  hasGradingChanges(homework.content?.questions ?? [], identifyQuestions(questions, homework, replacedOptions))
    ? [...(await loadAnsweredQuestionIds(context, id, homework.assignedEver))]
    : [];
