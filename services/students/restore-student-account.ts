import { balanceAnswer, restoreStudentRequest } from '#contracts/students.ts';
import { studentById } from '#projections/balances/queries.ts';
import { actorOf } from '#services/command/given.ts';
import { refused } from '#services/http/problems.ts';
import { defineUseCase } from '#services/http/use-case.ts';
import { answerOf } from './student-command.ts';
import { studentParams } from './student-id.ts';

export const restoreStudentAccount = defineUseCase({
  operation: 'restoreStudentAccount',
  summary: 'Makes a new account for a former student',
  method: 'POST',
  path: '/api/students/:id/restore',
  access: 'tutor',
  params: studentParams,
  body: restoreStudentRequest,
  answer: balanceAnswer,
  run: async ({ params, body, profile, commandId }, program) => {
    // For the account's name alone; whether the student may come back is decided by the stream.
    const student = await studentById(program.readModels.sql, params.id);
    if (!student) return refused('student-unknown');
    const outcome = await program.accounts.register({
      id: params.id,
      name: student.name,
      ...body,
      role: 'student',
      confirmed: true,
      pending: { type: 'RestoreStudent', commandId, actor: actorOf(profile) },
    });
    return answerOf(program, params.id, outcome);
  },
});
