import { inviteFamilyRequest, inviteFamilyResponse } from '#contracts/families.ts';
import { studentAggregate } from '#events/classes/student/student-decider.ts';
import { FAMILY_INVITATIONS_A_DAY, INVITATION_DAYS } from '#events/values/limits.ts';
import { fetchProfile } from '#projections/people/profiles/profiles-query.ts';
import type { AddressHolder } from '#services/core/accounts/find-address-holder.ts';
import { type DispatchContext, dispatch } from '#services/core/command/dispatch.ts';
import { type WaitContext, waitUntilProjected } from '#services/core/feed/wait-until-projected.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { studentParams } from '#services/core/use-case/student-params.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import type { LimitDefinition } from '#services/platform/limits/shared-limits.ts';
import { sendsMail } from '#services/platform/mail/mail.ts';
import { refuse } from '#services/platform/problems/refuse.ts';
import { createFamilyInvitationLetter } from './family-invitation-letter.ts';
import { toFamilyInvitationLink } from './family-invitation-tokens.ts';

/**
 * Invitations of one tutor in a day, with those that an import mails: each may be a letter to somebody who has not asked for
 * it.
 */
export const invitationsOfTutor: LimitDefinition = {
  name: 'family-invitations',
  points: FAMILY_INVITATIONS_A_DAY,
  windowSeconds: 24 * 60 * 60,
};

export const inviteFamily = defineUseCase({
  operation: 'inviteFamily',
  attempt: { of: 'invite a family of' },
  summary: `Invites a family of a student by a link, which works once, for ${INVITATION_DAYS} days`,
  method: 'POST',
  path: '/api/students/:id/families',
  access: 'tutor',
  params: studentParams,
  body: inviteFamilyRequest,
  answer: inviteFamilyResponse,
  run: async (input, context: DispatchContext & WaitContext & Context<'accounts' | 'config' | 'mail' | 'limits'>) => {
    const { params, body, profile } = input;
    const holder = body.email === '' ? undefined : await context.accounts.findAddressHolder(body.email);
    const taken = holder && takenTexts[holder];
    if (taken !== undefined) return refuse('email-taken', { detail: taken });
    const { allowed, retryAfterSeconds } = await context.limits.consume(invitationsOfTutor, profile.id);
    if (!allowed) return refuse('too-many-requests', { retryAfterSeconds });
    const command = { type: 'InviteFamily', ...body } as const;
    const outcome = await dispatch(context, input, studentAggregate, params.id, command);
    if ('refused' in outcome) return outcome;
    const invited = outcome.events.find((event) => event.type === 'FamilyInvited');
    if (!invited) throw new Error('An accepted invitation has no event.');
    const link = toFamilyInvitationLink(context, { studentId: params.id, invitationId: invited.id });
    const mailed = body.email !== '' && sendsMail(context);
    if (mailed) {
      // A student who was approved a moment ago may not be in the read models yet.
      await waitUntilProjected(context, outcome.position);
      const student = await fetchProfile(context.readModels.sql, params.id);
      const about = { studentName: student?.name ?? '', link, centre: context.config.centreName };
      await context.mail.send({ to: body.email, ...createFamilyInvitationLetter(about) }, { id: invited.id });
    }
    return { body: { id: invited.id, link, until: invited.data.until, mailed }, position: outcome.position };
  },
});

const ofOthers = 'A family needs an address of its own. You can leave this empty and hand over the link.';
/** Why an address cannot be that of a family. Somebody with a family account may be invited for another child. */
const takenTexts: Readonly<Record<AddressHolder, string | undefined>> = {
  student: `A student signs in with this email address. ${ofOthers}`,
  tutor: `A tutor or owner signs in with this email address. ${ofOthers}`,
  invited: `Somebody was invited to be a tutor with this email address. ${ofOthers}`,
  applicant: `A new account that waits for approval has this email address. ${ofOthers}`,
  family: undefined,
};
