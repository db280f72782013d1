import { resolveCaseRequest } from '#contracts/cases.ts';
import { casesAggregate } from '#events/classes/cases/case-decider.ts';
import { fetchClassHistoryRows } from '#projections/classes/class-transactions/class-history.ts';
import { areCurrentStudents } from '#services/core/command/are-current-students.ts';
import { type DispatchContext, dispatch } from '#services/core/command/dispatch.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { refuse } from '#services/platform/problems/refuse.ts';

export const resolveCase = defineUseCase({
  operation: 'resolveCase',
  attempt: { of: 'resolve the question about classes of', alone: 'resolve a question about classes' },
  summary: 'Resolves a student’s case by a correction or an explanation, and notifies the student',
  method: 'POST',
  path: '/api/cases/resolve',
  access: 'tutor',
  body: resolveCaseRequest,
  run: async (input, context: DispatchContext) => {
    const { student_id, case_id, correction_id, text } = input.body;
    if (!(await areCurrentStudents(context, [student_id]))) return refuse('student-archived');
    const rows =
      correction_id === null ? [] : await fetchClassHistoryRows(context.readModels.sql, [correction_id], student_id);
    const correction = correction_id === null ? undefined : { id: correction_id, recordedAt: rows[0]?.created_at };
    const command = { type: 'ResolveCase', case: case_id, correction, text } as const;
    return dispatch(context, input, casesAggregate, student_id, command);
  },
});
