import { siblingsResponse } from '#contracts/families.ts';
import { fetchSiblings } from '#projections/people/family-access/family-access-query.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { studentParams } from '#services/core/use-case/student-params.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';

export const getSiblings = defineUseCase({
  operation: 'getSiblings',
  summary: 'The other current students whom a family account of the student sees',
  method: 'GET',
  path: '/api/students/:id/siblings',
  access: 'tutor',
  params: studentParams,
  answer: siblingsResponse,
  run: async ({ params }, { readModels: { sql } }: Context<'readModels'>) => ({
    body: { students: await fetchSiblings(sql, params.id) },
  }),
});
