import { studentsAnswer, studentsQuery } from '#contracts/students.ts';
import { listStudents } from '#projections/balances/queries.ts';
import { defineUseCase } from '#services/http/use-case.ts';

export const getStudentProfiles = defineUseCase({
  operation: 'getStudentProfiles',
  summary: 'All current students, or the former ones, by name',
  method: 'GET',
  path: '/api/students',
  access: 'tutor',
  query: studentsQuery,
  answer: studentsAnswer,
  run: async ({ query }, { readModels }) => ({
    body: { students: await listStudents(readModels.sql, { former: query.former === 'true' }) },
  }),
});
