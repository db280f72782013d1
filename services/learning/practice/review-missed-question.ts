import { reviewMissedRequest, reviewMissedResponse } from '#contracts/practice-review.ts';
import type { DispatchContext } from '#services/core/command/dispatch.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { dispatchPracticeCommand, practiceParams } from './practice-command.ts';

export const reviewMissedQuestion = defineUseCase({
  operation: 'reviewMissedQuestion',
  attempt: 'answer a missed question again',
  summary: 'Answers a question of a completed session again, without points',
  method: 'POST',
  path: '/api/practice/:id/reviews',
  access: 'student',
  relation: 'own-practice-session',
  params: practiceParams,
  body: reviewMissedRequest,
  answer: reviewMissedResponse,
  run: async (input, context: DispatchContext & Context<'sql'>) => {
    const { params, body, profile } = input;
    const of = { id: params.id, studentId: profile.id };
    const outcome = await dispatchPracticeCommand(context, input, of, { type: 'ReviewQuestion', ...body });
    if ('refused' in outcome) return outcome;
    const { state, version, position } = outcome;
    const asked = state.started.questions[body.question];
    if (!asked) throw new Error('An accepted review is about a question that its session does not have.');
    const { correctAnswer: correct_answer, explanation = null } = asked;
    return { body: { correct: body.choice === correct_answer, correct_answer, explanation }, version, position };
  },
});
