import { casesOfStudentResponse } from '#contracts/cases.ts';
import { PAGE_ROWS_MAX } from '#events/values/limits.ts';
import { fetchCasesOfStudent } from '#projections/classes/cases/cases-query.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { getStudentIdInPath, studentParams } from '#services/core/use-case/student-params.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { unsealFields } from '#services/platform/personal-keys/unseal-fields.ts';
import { withCaseMessages } from './get-cases.ts';

export const getCasesOfStudent = defineUseCase({
  operation: 'getCasesOfStudent',
  summary: `The newest ${PAGE_ROWS_MAX} cases of a student, with what was written in each`,
  method: 'GET',
  path: '/api/students/:id/cases',
  access: 'signed-in',
  families: true,
  own: getStudentIdInPath,
  params: studentParams,
  answer: casesOfStudentResponse,
  run: async ({ params: { id } }, context: Context<'readModels' | 'keys'>) => {
    const found = await fetchCasesOfStudent(context.readModels.sql, id, PAGE_ROWS_MAX);
    const named = await unsealFields(found, ['asker_name'], context.keys);
    return { body: { cases: await withCaseMessages(context, named) } };
  },
});
