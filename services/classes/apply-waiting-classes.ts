import { applyWaitingRequest } from '#contracts/classes.ts';
import { balanceAnswer } from '#contracts/students.ts';
import { defineUseCase } from '#services/http/use-case.ts';
import { giveStudentCommand } from '#services/students/student-command.ts';
import { studentParams } from '#services/students/student-id.ts';

export const applyWaitingClasses = defineUseCase({
  operation: 'applyWaitingClasses',
  summary: 'Moves waiting classes to remaining, as many as fit when no number is given',
  method: 'POST',
  path: '/api/students/:id/waiting/apply',
  access: 'tutor',
  params: studentParams,
  body: applyWaitingRequest,
  answer: balanceAnswer,
  run: (input, program) =>
    giveStudentCommand(program, input, input.params.id, { type: 'ApplyWaitingClasses', ...input.body }),
});
