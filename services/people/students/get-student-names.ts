import { studentNamesResponse, studentsQuery } from '#contracts/students.ts';
import { PAGE_ROWS_MAX } from '#events/values/limits.ts';
import { fetchStudentNamesPage } from '#projections/people/profiles/students-query.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';

export const getStudentNames = defineUseCase({
  operation: 'getStudentNames',
  summary: 'Names of current or former students, ordered by name, for choosing among them',
  method: 'GET',
  path: '/api/students/names',
  access: 'tutor',
  query: studentsQuery,
  answer: studentNamesResponse,
  run: async (
    { query: { former, search, group, cursor, limit = PAGE_ROWS_MAX } },
    { readModels }: Context<'readModels'>,
  ) => {
    const filters = { former: former === 'true', search, group, cursor, limit };
    const { rows, total, nextCursor } = await fetchStudentNamesPage(readModels.sql, filters);
    return { body: { students: [...rows], total, next_cursor: nextCursor } };
  },
});
