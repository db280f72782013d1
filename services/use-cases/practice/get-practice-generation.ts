import { practiceGenerationResponse } from '#contracts/practice.ts';
import type { Context } from '#services/use-case-definition/context.ts';
import { defineUseCase } from '#services/use-case-definition/use-case.ts';
import { practiceParams } from './parts/practice-command.ts';
import { findPracticeGeneration } from './parts/practice-generation.ts';

export const getPracticeGeneration = defineUseCase({
  operation: 'getPracticeGeneration',
  summary: 'How many questions of a student’s practice session are generated, until it can be started',
  method: 'GET',
  path: '/api/practice/:id/generation',
  access: 'student',
  params: practiceParams,
  answer: practiceGenerationResponse,
  run: async ({ params: { id }, profile }, context: Context<'sql' | 'keys' | 'clock'>) => {
    const generation = await findPracticeGeneration(context, { id, studentId: profile.id });
    return { body: { generation: generation?.isWorking ? { ready: generation.questions.length } : null } };
  },
});
