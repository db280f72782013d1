import { assignmentDetail } from '#contracts/submissions.ts';
import { fetchAssignment, hasSubmitted } from '#projections/learning/submissions/student-homework.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { homeworkParams } from '#services/core/use-case/homework-params.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { refuse } from '#services/platform/problems/refuse.ts';
import { toQuestionRows } from './to-question-rows.ts';

export const getAssignment = defineUseCase({
  operation: 'getAssignment',
  summary: 'The questions of a student’s assignment, without answer keys',
  method: 'GET',
  path: '/api/homework/:id/assignment',
  access: 'student',
  relation: 'assigned-homework',
  params: homeworkParams,
  answer: assignmentDetail,
  run: async ({ params, profile }, { readModels }: Context<'readModels'>) => {
    const row = await fetchAssignment(readModels.sql, params.id, profile.id);
    if (!row) {
      // A student who has submitted learns that, even if the homework was deleted or unassigned afterwards.
      const submitted = await hasSubmitted(readModels.sql, params.id, profile.id);
      return refuse(submitted ? 'already-submitted' : 'homework-unknown');
    }
    const { keys_shown: _, questions, ...rest } = row;
    return { body: { ...rest, questions: toQuestionRows(questions, 'without keys') } };
  },
});
