import { studentAggregate } from '#events/classes/student/student-decider.ts';
import { answerOutcome, toActor } from '#services/core/command/dispatch.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { studentParams } from '#services/core/use-case/student-params.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';

export const deleteStudentAccount = defineUseCase({
  operation: 'deleteStudentAccount',
  attempt: { of: 'delete the account of' },
  summary: 'Archives a student: ends their sessions, frees the e-mail and keeps the history',
  method: 'DELETE',
  path: '/api/students/:id',
  access: 'tutor',
  params: studentParams,
  run: async ({ params, profile, commandId, ifMatch }, context: Context<'accounts' | 'readModels'>) => {
    const outcome = await context.accounts.archive({ id: params.id, commandId, actor: toActor(profile), ifMatch });
    return answerOutcome(context, studentAggregate, outcome);
  },
});
