import { toAnswersDraftKey } from '#contracts/draft-keys.ts';
import { studentHomeworkQuery, studentHomeworkResponse } from '#contracts/submissions.ts';
import { PAGE_ROWS_DEFAULT } from '#events/values/limits.ts';
import {
  fetchStudentHomeworkCounts,
  fetchStudentHomeworkPage,
  nestSubmissionColumns,
} from '#projections/learning/submissions/student-homework.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { getStudentIdInPath, studentParams } from '#services/core/use-case/student-params.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { fetchAnsweredCounts } from '#services/learning/drafts/drafts.ts';
import { unsealFields } from '#services/platform/personal-keys/unseal-fields.ts';

export const getHomeworkForStudent = defineUseCase({
  operation: 'getHomeworkForStudent',
  summary: 'A student’s homework with submission and grade, newest first',
  method: 'GET',
  path: '/api/students/:id/homework',
  access: 'student',
  families: true,
  own: getStudentIdInPath,
  params: studentParams,
  query: studentHomeworkQuery,
  answer: studentHomeworkResponse,
  run: async (
    { params, query: { cursor, limit = PAGE_ROWS_DEFAULT }, family },
    { readModels: { sql }, sql: drafts, keys }: Context<'readModels' | 'sql' | 'keys'>,
  ) => {
    const [counts, { rows, nextCursor }] = await Promise.all([
      fetchStudentHomeworkCounts(sql, params.id),
      fetchStudentHomeworkPage(sql, params.id, { cursor, limit }),
    ]);
    // Families do not see drafts.
    const unsubmitted = (family ? [] : rows)
      .filter(({ submitted_at }) => submitted_at === null)
      .map(({ id }) => toAnswersDraftKey(id));
    const [unsealed, answered] = await Promise.all([
      unsealFields(rows, ['feedback'], keys),
      fetchAnsweredCounts({ sql: drafts }, params.id, unsubmitted),
    ]);
    const homework = unsealed.map((row) => ({
      ...nestSubmissionColumns(row),
      // The draft may answer questions that were removed since.
      draft_answers: Math.min(answered.get(toAnswersDraftKey(row.id)) ?? 0, row.question_count),
    }));
    return { body: { homework, ...counts, next_cursor: nextCursor } };
  },
});
