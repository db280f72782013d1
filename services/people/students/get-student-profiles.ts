import { studentsQuery, studentsResponse } from '#contracts/students.ts';
import { PAGE_ROWS_DEFAULT } from '#events/values/limits.ts';
import { fetchStudentsPage } from '#projections/people/profiles/students-query.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { addChosenPlans } from './add-chosen-plans.ts';

export const getStudentProfiles = defineUseCase({
  operation: 'getStudentProfiles',
  summary: 'Current or former students, ordered by name',
  method: 'GET',
  path: '/api/students',
  access: 'tutor',
  query: studentsQuery,
  answer: studentsResponse,
  run: async (
    { query: { former, search, group, cursor, limit = PAGE_ROWS_DEFAULT } },
    { readModels, accounts }: Context<'readModels' | 'accounts'>,
  ) => {
    const filters = { former: former === 'true', search, group, cursor, limit };
    const { rows, total, nextCursor } = await fetchStudentsPage(readModels.sql, filters);
    return { body: { students: await addChosenPlans(rows, accounts), total, next_cursor: nextCursor } };
  },
});
