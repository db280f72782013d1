import { submissionsResponse } from '#contracts/submissions.ts';
import { defineListExport } from '#services/core/exports/define-list-export.ts';
import { getSubmissions } from './get-submissions.ts';

export const exportSubmissions = defineListExport({
  operation: 'exportSubmissions',
  summary: 'Submissions to a homework, as a file',
  name: 'submissions',
  list: getSubmissions,
  answer: submissionsResponse,
  rows: ({ submissions, homework: { title }, contents }) =>
    submissions.map((row) => {
      const { questions = [] } =
        contents.find((each) => each.content_version === row.content_version && each.graded_by === row.graded_by) ?? {};
      const answers = questions.map(({ id, options }, index) => {
        const { answer = '' } = row.answers.find(({ question_id }) => question_id === id) ?? {};
        return `${index + 1}. ${typeof answer === 'number' ? (options[answer] ?? '') : answer}`;
      });
      return { ...row, homework_title: title, answers };
    }),
  columns: [
    ...(['homework_title', 'student_name', 'student_email', 'submitted_at', 'late', 'is_graded', 'grade'] as const),
    ...(['entered_by_name', 'feedback', 'answers', 'id', 'homework_id', 'student_id'] as const),
  ],
  count: ({ counts }, { query: { state } }) => ({
    count: state === undefined ? counts.all : state === 'graded' ? counts.graded : counts.needs_review,
    classes: null,
  }),
});
