import { practiceReportsResponse } from '#contracts/practice.ts';
import { PAGE_ROWS_DEFAULT } from '#events/values/limits.ts';
import { fetchOpenQuestionReports, fetchSettledQuestionReports } from '#projections/queries/practice-reports.ts';
import { unsealFields } from '#services/personal-keys/unseal-fields.ts';
import type { Context } from '#services/use-case-definition/context.ts';
import { defineUseCase } from '#services/use-case-definition/use-case.ts';

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
