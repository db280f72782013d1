import { answerCaseRequest } from '#contracts/cases.ts';
import { areCurrentStudents } from '#services/core/command/are-current-students.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { refuse } from '#services/platform/problems/refuse.ts';
import { dispatchCaseCommand } from './case-command.ts';

export const answerCase = defineUseCase({
  operation: 'answerCase',
  summary: 'Answers a student’s case, which stays unresolved, and notifies the student',
  method: 'POST',
  path: '/api/cases/answer',
  access: 'tutor',
  body: answerCaseRequest,
  run: async (input, context: Context<'handle' | 'readModels' | 'loadAggregate'>) => {
    const { student_id, case_id, text } = input.body;
    if (!(await areCurrentStudents(context, [student_id]))) return refuse('student-archived');
    return dispatchCaseCommand(context, input, student_id, { type: 'AnswerCase', case: case_id, text });
  },
});
