import { questionGenerationParams } from '#contracts/question-generation.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { deleteGeneration } from './generation-store.ts';

export const discardQuestionGeneration = defineUseCase({
  operation: 'discardQuestionGeneration',
  attempt: 'discard generated questions',
  summary: 'Cancels a generation of questions, or forgets its questions',
  method: 'DELETE',
  path: '/api/question-generation/:id',
  access: 'tutor',
  relation: 'own-account',
  params: questionGenerationParams,
  run: async ({ params: { id }, profile }, { sql }: Context<'sql'>) => {
    await deleteGeneration(sql, { id, personId: profile.id });
    return { body: undefined };
  },
});
