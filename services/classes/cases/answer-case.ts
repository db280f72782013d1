import { answerCaseRequest } from '#contracts/cases.ts';
import { casesAggregate } from '#events/classes/cases/case-decider.ts';
import { areCurrentStudents } from '#services/core/command/are-current-students.ts';
import { type DispatchContext, dispatch } from '#services/core/command/dispatch.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { refuse } from '#services/platform/problems/refuse.ts';

export const answerCase = defineUseCase({
  operation: 'answerCase',
  attempt: { of: 'answer the question about classes of', alone: 'answer a question about classes' },
  summary: 'Answers a student’s case, which stays unresolved, and notifies the student',
  method: 'POST',
  path: '/api/cases/answer',
  access: 'tutor',
  body: answerCaseRequest,
  run: async (input, context: DispatchContext) => {
    const { student_id, case_id, text } = input.body;
    if (!(await areCurrentStudents(context, [student_id]))) return refuse('student-archived');
    return dispatch(context, input, casesAggregate, student_id, { type: 'AnswerCase', case: case_id, text });
  },
});
