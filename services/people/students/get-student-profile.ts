import { studentRow } from '#contracts/students.ts';
import { fetchStudent } from '#projections/people/profiles/students-query.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { hideStudentVersion } from '#services/core/use-case/hide-student-version.ts';
import { getStudentIdInPath, studentParams } from '#services/core/use-case/student-params.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { refuse } from '#services/platform/problems/refuse.ts';
import { addChosenPlans, addSecondFactors } from './get-student-profiles.ts';

export const getStudentProfile = defineUseCase({
  operation: 'getStudentProfile',
  summary: 'One student, current or former; the ETag is for If-Match',
  method: 'GET',
  path: '/api/students/:id',
  access: 'signed-in',
  families: true,
  own: getStudentIdInPath,
  params: studentParams,
  answer: studentRow,
  run: async ({ params, profile }, { readModels, accounts }: Context<'readModels' | 'accounts'>) => {
    const found = await fetchStudent(readModels.sql, params.id);
    if (!found) return refuse('student-unknown');
    const row = hideStudentVersion(found, profile);
    const withPlan = await addChosenPlans([row], accounts);
    const [body] = profile.role === 'tutor' ? await addSecondFactors(withPlan, accounts) : withPlan;
    return { body: body as typeof row, version: row.version };
  },
});
