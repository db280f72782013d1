import { planCaseRequest } from '#contracts/cases.ts';
import { casesAggregate } from '#events/classes/cases/case-decider.ts';
import { tutorAggregate } from '#events/people/tutor/tutor-decider.ts';
import { areCurrentStudents } from '#services/core/command/are-current-students.ts';
import { type DispatchContext, dispatch } from '#services/core/command/dispatch.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { refuse } from '#services/platform/problems/refuse.ts';

export const planCase = defineUseCase({
  operation: 'planCase',
  attempt: { of: 'plan the question about classes of', alone: 'plan a question about classes' },
  summary: 'Says which tutor is responsible for a case, and until when it should be resolved',
  method: 'POST',
  path: '/api/cases/plan',
  access: 'tutor',
  body: planCaseRequest,
  run: async (input, context: DispatchContext) => {
    const { student_id, case_id, assignee_id, due_on, seen_version } = input.body;
    if (!(await areCurrentStudents(context, [student_id]))) return refuse('student-archived');
    const assignee = assignee_id === null ? undefined : { id: assignee_id, isCurrentTutor: false };
    if (assignee)
      assignee.isCurrentTutor = (await context.loadAggregate(tutorAggregate, assignee.id)).state.status === 'current';
    return dispatch(context, input, casesAggregate, student_id, {
      ...({ type: 'PlanCase', case: case_id, assignee } as const),
      ...{ dueOn: due_on, seenVersion: seen_version },
    });
  },
});
