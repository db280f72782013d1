import { generateQuestionsRequest, startedGeneration } from '#contracts/question-generation.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { createDayLimit, toDayLimitKey } from '#services/platform/limits/day-limit.ts';
import { refuse } from '#services/platform/problems/refuse.ts';
import { enqueueGeneration } from './generation-queue.ts';
import { createGeneration } from './generation-store.ts';

const GENERATIONS_A_DAY = 200;
const generationsOfDay = createDayLimit('question-generations-of-day', GENERATIONS_A_DAY);
const tooMany = `You have generated questions ${GENERATIONS_A_DAY} times today. Come back tomorrow!`;

export const generateQuestions = defineUseCase({
  operation: 'generateQuestions',
  attempt: 'generate questions',
  summary: 'Starts to generate multiple-choice questions for homework, in place of the tutor’s last ones',
  method: 'POST',
  path: '/api/question-generation',
  access: 'tutor',
  body: generateQuestionsRequest,
  answer: startedGeneration,
  continuesAfterResponse: true,
  run: async (
    { body: request, profile, commandId: id },
    context: Context<'sql' | 'keys' | 'clock' | 'limits' | 'centre' | 'jobs'>,
  ) => {
    const { clock, limits, jobs } = context;
    if (!(await limits.consume(generationsOfDay, toDayLimitKey(context, profile.id))).allowed) {
      return refuse('too-often', { detail: tooMany });
    }
    const body = { request, questions: [], replaced: [], rejected: 0 };
    await createGeneration(context, { id, personId: profile.id, body, now: clock() }, (tx) =>
      enqueueGeneration(jobs, id, tx),
    );
    return { body: { id } };
  },
});
