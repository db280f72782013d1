import { studentsInNeedQuery, studentsInNeedResponse } from '#contracts/dashboard.ts';
import { LOW_CLASSES_MAX, PAGE_ROWS_DEFAULT } from '#events/values/limits.ts';
import { fetchStudentsInNeed } from '#projections/people/profiles/dashboard.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';

export const getStudentsInNeed = defineUseCase({
  operation: 'getStudentsInNeed',
  summary:
    'Current students with few classes left, uncovered classes, or waiting classes that fit, the most urgent first',
  method: 'GET',
  path: '/api/students/in-need',
  access: 'tutor',
  query: studentsInNeedQuery,
  answer: studentsInNeedResponse,
  run: async (
    { query: { need, cursor, limit = PAGE_ROWS_DEFAULT } },
    { readModels, loadLastKnownRules }: Context<'readModels' | 'loadLastKnownRules'>,
  ) => {
    const { classesMax } = await loadLastKnownRules();
    const { rows, total, nextCursor } = await fetchStudentsInNeed(readModels.sql, {
      need,
      low: LOW_CLASSES_MAX,
      classesMax,
      cursor,
      limit,
    });
    return { body: { students: [...rows], total, next_cursor: nextCursor } };
  },
});
