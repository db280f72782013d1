import { practiceReportsResponse } from '#contracts/practice.ts';
import { PAGE_ROWS_DEFAULT } from '#events/values/limits.ts';
import {
  fetchOpenQuestionReports,
  fetchSettledQuestionReports,
} from '#projections/learning/practice-sessions/practice-reports.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { unsealFields } from '#services/platform/personal-keys/unseal-fields.ts';

export const getPracticeReports = defineUseCase({
  operation: 'getPracticeReports',
  summary:
    'Practice questions that students say are wrong: open ones in turn of their students, then the newest settled ones',
  method: 'GET',
  path: '/api/practice-reports',
  access: 'tutor',
  answer: practiceReportsResponse,
  run: async (_, { readModels: { sql }, keys }: Context<'readModels' | 'keys'>) => {
    const [open, settled] = await Promise.all([
      fetchOpenQuestionReports(sql, PAGE_ROWS_DEFAULT),
      fetchSettledQuestionReports(sql, PAGE_ROWS_DEFAULT),
    ]);
    return {
      body: { open: await unsealFields(open, ['topic'], keys), settled: await unsealFields(settled, ['topic'], keys) },
    };
  },
});
