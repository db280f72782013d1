import { studentAggregate } from '#events/classes/student/student-decider.ts';
import { fetchFamiliesOfStudent } from '#projections/people/family-access/family-access-query.ts';
import { endSessionsOfFamilies, type FamilySessionsContext } from '#services/core/accounts/end-sessions-of-families.ts';
import { answerOutcome, toActor } from '#services/core/command/dispatch.ts';
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
  run: async ({ params, profile, commandId, ifMatch }, context: FamilySessionsContext) => {
    const families = await fetchFamiliesOfStudent(context.readModels.sql, params.id);
    const outcome = await context.accounts.archive({ id: params.id, commandId, actor: toActor(profile), ifMatch });
    if (outcome.status === 'done') {
      const accounts = families.flatMap(({ account_id }) => account_id ?? []);
      await endSessionsOfFamilies(context, accounts, outcome.position);
    }
    return answerOutcome(context, studentAggregate, outcome);
  },
});
