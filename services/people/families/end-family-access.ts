import { endFamilyAccessRequest } from '#contracts/families.ts';
import { studentAggregate } from '#events/classes/student/student-decider.ts';
import { endSessionsOfFamilies, type FamilySessionsContext } from '#services/core/accounts/end-sessions-of-families.ts';
import { type DispatchContext, dispatch } from '#services/core/command/dispatch.ts';
import { studentParams } from '#services/core/use-case/student-params.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';

export const endFamilyAccess = defineUseCase({
  operation: 'endFamilyAccess',
  attempt: { of: 'end the access of a family account of' },
  summary: 'Ends a family account’s access to a student at once, and its sessions if it has no other child',
  method: 'POST',
  path: '/api/students/:id/families/end',
  access: 'tutor',
  params: studentParams,
  body: endFamilyAccessRequest,
  run: async (input, context: DispatchContext & FamilySessionsContext) => {
    const { account_id: account } = input.body;
    const command = { type: 'EndFamilyAccess', account } as const;
    const outcome = await dispatch(context, input, studentAggregate, input.params.id, command);
    if (!('refused' in outcome)) await endSessionsOfFamilies(context, [account], outcome.position);
    return outcome;
  },
});
