import { studentCountsResponse } from '#contracts/students.ts';
import { LOW_CLASSES_MAX } from '#events/values/limits.ts';
import { fetchStudentCounts } from '#projections/people/profiles/students-query.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';

export const getStudentCounts = defineUseCase({
  operation: 'getStudentCounts',
  summary: 'Numbers of current students, and of those who need a tutor’s attention',
  method: 'GET',
  path: '/api/students/counts',
  access: 'tutor',
  answer: studentCountsResponse,
  run: async (_, context: Context<'readModels' | 'loadLastKnownRules'>) => {
    const { classesMax } = await context.loadLastKnownRules();
    return { body: await fetchStudentCounts(context.readModels.sql, LOW_CLASSES_MAX, classesMax) };
  },
});
