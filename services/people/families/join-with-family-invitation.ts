import { joinWithFamilyInvitationRequest } from '#contracts/families.ts';
import { studentAggregate } from '#events/classes/student/student-decider.ts';
import { type DispatchContext, dispatch } from '#services/core/command/dispatch.ts';
import { type WaitContext, waitUntilProjected } from '#services/core/feed/wait-until-projected.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { refuse } from '#services/platform/problems/refuse.ts';
import { findFamilyInvitation } from './find-family-invitation.ts';

/** Public, because a family account whose last access has ended may use it too; the session is checked here. */
export const joinWithFamilyInvitation = defineUseCase({
  operation: 'joinWithFamilyInvitation',
  attempt: 'accept the invitation of a family',
  summary: 'Gives the signed-in family account access to another student, with the invitation of a tutor',
  method: 'POST',
  path: '/api/family-invitation/join',
  access: 'public',
  limitsAttempts: true,
  body: joinWithFamilyInvitationRequest,
  run: async (input, context: DispatchContext & WaitContext & Context<'accounts' | 'config'>) => {
    const { session, body, commandId, fingerprint } = input;
    if (!session) return refuse('signed-out');
    const family = await context.accounts.findFamily(session.userId);
    if (!family) return refuse('unauthorized');
    const found = await findFamilyInvitation(context, body.token);
    if (!found) return refuse('invitation-invalid');
    const request = { profile: family, commandId, fingerprint };
    const to = { invitation: found.invitationId, account: family.id, name: family.name };
    const command = { type: 'GiveFamilyAccess', ...to } as const;
    const outcome = await dispatch(context, request, studentAggregate, found.studentId, command);
    // The next request of the page reads the student.
    if (!('refused' in outcome)) await waitUntilProjected(context, outcome.position);
    return outcome;
  },
});
