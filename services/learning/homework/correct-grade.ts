import { correctGradeRequest, savedGradeResponse } from '#contracts/submissions.ts';
import { submissionParams } from '#services/core/use-case/homework-params.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { type RecordGradeContext, recordGrade } from './grade-submission.ts';

export const correctGrade = defineUseCase({
  operation: 'correctGrade',
  attempt: 'correct a grade',
  summary:
    'Corrects a grade and records the reason, also of an auto-graded submission; the history keeps the earlier grade',
  method: 'POST',
  path: '/api/homework/:id/submissions/:studentId/correct-grade',
  access: 'tutor',
  relation: 'managed-homework',
  params: submissionParams,
  body: correctGradeRequest,
  answer: savedGradeResponse,
  run: (input, context: RecordGradeContext) => recordGrade(context, input, { type: 'CorrectGrade', ...input.body }),
});
