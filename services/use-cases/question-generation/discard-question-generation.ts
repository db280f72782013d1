import { questionGenerationParams } from '#contracts/question-generation.ts';
import { deleteGeneration } from '#services/question-generation/generation-store.ts';
import type { Context } from '#services/use-case-definition/context.ts';
import { defineUseCase } from '#services/use-case-definition/use-case.ts';

export const discardQuestionGeneration = defineUseCase({
  operation: 'discardQuestionGeneration',
  summary: 'Cancels a generation of questions, or forgets its questions',
  method: 'DELETE',
  path: '/api/question-generation/:id',
  access: 'tutor',
  params: questionGenerationParams,
  run: async ({ params: { id }, profile }, { sql }: Context<'sql'>) => {
    await deleteGeneration(sql, { id, personId: profile.id });
    return { body: undefined };
  },
});
