import { assignmentDetail } from '#contracts/submissions.ts';
import { fetchAssignment, hasSubmitted } from '#projections/queries/student-homework.ts';
import { refuse } from '#services/problems/refuse.ts';
import type { Context } from '#services/use-case-definition/context.ts';
import { homeworkParams } from '#services/use-case-definition/homework-params.ts';
import { defineUseCase } from '#services/use-case-definition/use-case.ts';
import { toQuestionRows } from './parts/to-question-rows.ts';

export const getAssignment = defineUseCase({
  operation: 'getAssignment',
  summary: 'The questions of a student’s assignment, without answer keys',
  method: 'GET',
  path: '/api/homework/:id/assignment',
  access: 'student',
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
