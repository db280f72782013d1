import { homeworkListResponse } from '#contracts/homework.ts';
import { defineListExport } from '#services/core/exports/define-list-export.ts';
import { getHomeworkForTutor } from './get-homework-for-tutor.ts';

export const exportHomework = defineListExport({
  operation: 'exportHomework',
  summary: 'A tutor’s homework, or everybody’s for owners, as a file',
  name: 'assignments',
  list: getHomeworkForTutor,
  answer: homeworkListResponse,
  rows: ({ homework }) => homework,
  columns: [
    ...(['title', 'grading_type', 'due_date', 'question_count', 'assigned_count', 'submission_count'] as const),
    ...(['needs_review_count', 'graded_count', 'created_by_name', 'created_at', 'deleted_at', 'id'] as const),
  ],
  count: ({ total }) => ({ count: total, classes: null }),
});
