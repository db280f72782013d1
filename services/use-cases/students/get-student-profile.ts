import { studentRow } from '#contracts/students.ts';
import { fetchStudent } from '#projections/queries/students.ts';
import { refuse } from '#services/problems/refuse.ts';
import type { Context } from '#services/use-case-definition/context.ts';
import { getStudentIdInPath, studentParams } from '#services/use-case-definition/student-params.ts';
import { defineUseCase } from '#services/use-case-definition/use-case.ts';
import { addChosenPlans } from './parts/add-chosen-plans.ts';

export const getStudentProfile = defineUseCase({
  operation: 'getStudentProfile',
  summary: 'One student, current or former; the ETag is for If-Match',
  method: 'GET',
  path: '/api/students/:id',
  access: 'signed-in',
  own: getStudentIdInPath,
  params: studentParams,
  answer: studentRow,
  run: async ({ params }, { readModels, accounts }: Context<'readModels' | 'accounts'>) => {
    const row = await fetchStudent(readModels.sql, params.id);
    if (!row) return refuse('student-unknown');
    const [body] = await addChosenPlans([row], accounts);
    return { body: body as typeof row, version: row.version };
  },
});
