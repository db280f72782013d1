import { studentHomeworkQuery, studentHomeworkResponse } from '#contracts/submissions.ts';
import { PAGE_ROWS_DEFAULT } from '#events/values/limits.ts';
import {
  fetchStudentHomeworkCounts,
  fetchStudentHomeworkPage,
  nestSubmissionColumns,
} from '#projections/queries/student-homework.ts';
import { unsealFields } from '#services/personal-keys/unseal-fields.ts';
import type { Context } from '#services/use-case-definition/context.ts';
import { getStudentIdInPath, studentParams } from '#services/use-case-definition/student-params.ts';
import { defineUseCase } from '#services/use-case-definition/use-case.ts';

export const getHomeworkForStudent = defineUseCase({
  operation: 'getHomeworkForStudent',
  summary: 'A student’s homework with submission and grade, newest first',
  method: 'GET',
  path: '/api/students/:id/homework',
  access: 'student',
  own: getStudentIdInPath,
  params: studentParams,
  query: studentHomeworkQuery,
  answer: studentHomeworkResponse,
  run: async (
    { params, query: { cursor, limit = PAGE_ROWS_DEFAULT } },
    { readModels: { sql }, keys }: Context<'readModels' | 'keys'>,
  ) => {
    const [counts, { rows, nextCursor }] = await Promise.all([
      fetchStudentHomeworkCounts(sql, params.id),
      fetchStudentHomeworkPage(sql, params.id, { cursor, limit }),
    ]);
    const unsealed = await unsealFields(rows, ['feedback'], keys);
    return { body: { homework: unsealed.map(nestSubmissionColumns), ...counts, next_cursor: nextCursor } };
  },
});
