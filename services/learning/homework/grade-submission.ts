import { gradeSubmissionRequest, savedGradeResponse } from '#contracts/submissions.ts';
import { submissionParams } from '#services/core/use-case/homework-params.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { type RecordGradeContext, recordGrade } from './record-grade.ts';

export const gradeSubmission = defineUseCase({
  operation: 'gradeSubmission',
  attempt: 'grade a submission',
  summary: 'Grades a submission that is not auto-graded',
  method: 'POST',
  path: '/api/homework/:id/submissions/:studentId/grade',
  access: 'tutor',
  params: submissionParams,
  body: gradeSubmissionRequest,
  answer: savedGradeResponse,
  run: (input, context: RecordGradeContext) => recordGrade(context, input, { type: 'GradeSubmission', ...input.body }),
});
