import { withdrawFamilyInvitationRequest } from '#contracts/families.ts';
import { studentAggregate } from '#events/classes/student/student-decider.ts';
import { type DispatchContext, dispatch } from '#services/core/command/dispatch.ts';
import { studentParams } from '#services/core/use-case/student-params.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';

export const withdrawFamilyInvitation = defineUseCase({
  operation: 'withdrawFamilyInvitation',
  attempt: { of: 'withdraw an invitation for the family of' },
  summary: 'Withdraws an invitation that nobody has used, so that its link no longer works',
  method: 'POST',
  path: '/api/students/:id/families/withdraw',
  access: 'tutor',
  params: studentParams,
  body: withdrawFamilyInvitationRequest,
  run: (input, context: DispatchContext) => {
    const command = { type: 'WithdrawFamilyInvitation', invitation: input.body.invitation_id } as const;
    return dispatch(context, input, studentAggregate, input.params.id, command);
  },
});
