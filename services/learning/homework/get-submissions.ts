import { submissionsQuery, submissionsResponse } from '#contracts/submissions.ts';
import { fetchSubmissionCounts, fetchSubmissionsPage } from '#projections/learning/submissions/submissions-query.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { homeworkParams } from '#services/core/use-case/homework-params.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { refuse } from '#services/platform/problems/refuse.ts';
import { findCurrentHomeworkHead } from './load-manageable-homework.ts';
import { toSubmissionQuestions } from './to-submission-questions.ts';
import { loadSubmissionContents, toSubmissionRows } from './to-submission-rows.ts';

/** Submissions in one page; small, because each contains all its answers. */
const SUBMISSIONS_PAGE = 25;

export const getSubmissions = defineUseCase({
  operation: 'getSubmissions',
  summary: 'Submissions to a homework, newest first; questions that several submissions answered are sent once',
  method: 'GET',
  path: '/api/homework/:id/submissions',
  access: 'tutor',
  relation: 'managed-homework',
  params: homeworkParams,
  query: submissionsQuery,
  answer: submissionsResponse,
  run: async ({ params: { id }, query, profile }, { readModels: { sql }, keys }: Context<'readModels' | 'keys'>) => {
    const row = await findCurrentHomeworkHead(sql, id, profile);
    if (!row) return refuse('homework-unknown');
    const { state, cursor, limit = SUBMISSIONS_PAGE } = query;
    const graded = state && state === 'graded';
    const [counts, { rows, nextCursor }] = await Promise.all([
      fetchSubmissionCounts(sql, id),
      fetchSubmissionsPage(sql, id, { graded, cursor, limit }),
    ]);
    const contents = await loadSubmissionContents(sql, id, rows);
    const submissions = await toSubmissionRows(rows, contents, keys, 'with keys');
    const byVersions = new Map(rows.map((row) => [`${row.content_version}-${row.graded_by}`, row]));
    const { created_by: _, deleted_at: __, ...homework } = row;
    return {
      body: {
        ...{ homework, counts, submissions },
        contents: [...byVersions.values()].map((row) => ({
          content_version: row.content_version,
          graded_by: row.graded_by,
          questions: toSubmissionQuestions(row, contents, 'with keys'),
        })),
        next_cursor: nextCursor,
      },
    };
  },
});
