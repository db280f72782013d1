import { gradeSubmissionRequest, savedGradeResponse } from '#contracts/submissions.ts';
import { submissionParams } from '#services/use-case-definition/homework-params.ts';
import { defineUseCase } from '#services/use-case-definition/use-case.ts';
import { type RecordGradeContext, recordGrade } from './parts/record-grade.ts';

export const gradeSubmission = defineUseCase({
  operation: 'gradeSubmission',
  summary: 'Grades a submission that is not auto-graded',
  method: 'POST',
  path: '/api/homework/:id/submissions/:studentId/grade',
  access: 'tutor',
  params: submissionParams,
  body: gradeSubmissionRequest,
  answer: savedGradeResponse,
  run: (input, context: RecordGradeContext) => recordGrade(context, input, { type: 'GradeSubmission', ...input.body }),
});
