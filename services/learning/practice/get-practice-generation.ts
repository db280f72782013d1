import { practiceGenerationResponse } from '#contracts/practice.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { practiceParams } from './practice-command.ts';
import { findPracticeGeneration } from './practice-generation.ts';

export const getPracticeGeneration = defineUseCase({
  operation: 'getPracticeGeneration',
  summary: 'How many questions of a student’s practice session are generated, until it can be started',
  method: 'GET',
  path: '/api/practice/:id/generation',
  access: 'student',
  relation: 'own-account',
  params: practiceParams,
  answer: practiceGenerationResponse,
  run: async ({ params: { id }, profile }, context: Context<'sql' | 'keys' | 'clock'>) => {
    const generation = await findPracticeGeneration(context, { id, studentId: profile.id });
    return { body: { generation: generation?.isWorking ? { ready: generation.questions.length } : null } };
  },
});
