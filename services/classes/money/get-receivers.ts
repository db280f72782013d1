import { receiversResponse } from '#contracts/money.ts';
import { fetchCurrentTutors } from '#projections/people/profiles/profiles-query.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';

export const getReceivers = defineUseCase({
  operation: 'getReceivers',
  summary: 'The tutors and owners who can have received a payment, by name',
  method: 'GET',
  path: '/api/money/receivers',
  access: 'tutor',
  answer: receiversResponse,
  run: async (_, { readModels: { sql } }: Context<'readModels'>) => ({
    body: { receivers: await fetchCurrentTutors(sql) },
  }),
});
