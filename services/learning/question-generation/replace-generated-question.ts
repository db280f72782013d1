import { replaceGeneratedQuestionRequest, startedGeneration } from '#contracts/question-generation.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { refuse } from '#services/platform/problems/refuse.ts';
import { enqueueGeneration } from './generation-queue.ts';
import { findLastGeneration, saveGeneration } from './generation-store.ts';

export const replaceGeneratedQuestion = defineUseCase({
  operation: 'replaceGeneratedQuestion',
  attempt: 'generate another question',
  summary: 'Starts to generate another question in place of one of the tutor’s generated questions',
  method: 'POST',
  path: '/api/question-generation/replacement',
  access: 'tutor',
  relation: 'own-account',
  body: replaceGeneratedQuestionRequest,
  answer: startedGeneration,
  continuesAfterResponse: true,
  run: async ({ body: { id, key }, profile }, context: Context<'sql' | 'keys' | 'jobs'>) => {
    const found = await findLastGeneration(context, profile.id);
    // A retry, or the request of another device.
    if (found?.id === id && found.status === 'working' && found.body.replacing === key) return { body: { id } };
    if (found?.id !== id || !found.body.questions.some((question) => question.key === key))
      return refuse('question-unknown');
    const body = { ...found.body, replacing: key, notReplaced: undefined, modelFailure: undefined };
    const working = { ...found, status: 'working', body } as const;
    // A request that is working already replaces another question, and the tutor tries again after it.
    const isSaved = await saveGeneration(context, working, 'done', (tx) => enqueueGeneration(context.jobs, id, tx));
    return isSaved ? { body: { id } } : refuse('busy');
  },
});
