import { submissionsAnswer } from '#contracts/submissions.ts';
import { contentsOf } from '#projections/homework/content-queries.ts';
import { notSubmitted, submissionsOf } from '#projections/submissions/queries.ts';
import { refused } from '#services/http/problems.ts';
import { defineUseCase } from '#services/http/use-case.ts';
import { homeworkParams } from './homework-params.ts';
import { currentHomeworkRow } from './own-homework.ts';
import { submissionRows } from './submission-rows.ts';

export const getSubmissions = defineUseCase({
  operation: 'getSubmissions',
  summary: 'What was submitted to a homework, newest first, and who has not submitted yet',
  method: 'GET',
  path: '/api/homework/:id/submissions',
  access: 'tutor',
  params: homeworkParams,
  answer: submissionsAnswer,
  run: async ({ params: { id }, profile }, { readModels: { sql }, keys }) => {
    const row = await currentHomeworkRow(sql, id, profile);
    if (!row) return refused('homework-unknown');
    const [records, not_submitted] = await Promise.all([submissionsOf(sql, id), notSubmitted(sql, id)]);
    const contents = await contentsOf(
      sql,
      id,
      records.map(({ content_version }) => content_version),
    );
    const { title, grading_type, due_date } = row;
    const submissions = await submissionRows(records, contents, keys, 'with keys');
    return { body: { homework: { id, title, grading_type, due_date }, submissions, not_submitted } };
  },
});
