import { inviteTutorRequest, restoreTutorRequest, tutorInvitationResponse } from '#contracts/tutors.ts';
import type { TutorEvent } from '#events/people/tutor/events.ts';
import { type TutorState, tutorAggregate } from '#events/people/tutor/tutor-decider.ts';
import { fetchProfile } from '#projections/people/profiles/profiles-query.ts';
import type { AddressHolder } from '#services/core/accounts/find-address-holder.ts';
import { toNewStreamId } from '#services/core/command/command-handler.ts';
import {
  answerOutcome,
  type DispatchContext,
  type DispatchedCommand,
  type DispatchRequest,
  dispatch,
  toActor,
} from '#services/core/command/dispatch.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { type Refusal, refuse } from '#services/platform/problems/refuse.ts';
import { checkAccountChangeLimit } from '../account/account-change-limit.ts';
import { tutorParams } from './tutor-params.ts';

type InvitationContext = Context<'accounts' | 'limits' | 'readModels'>;

export const inviteTutor = defineUseCase({
  operation: 'inviteTutor',
  attempt: 'invite a tutor',
  summary: 'Invites somebody to be a tutor: sends a link to the address, and answers it once',
  method: 'POST',
  path: '/api/tutors',
  access: 'owner',
  body: inviteTutorRequest,
  answer: tutorInvitationResponse,
  run: (input, context: InvitationContext) =>
    invite(context, input, { id: toNewStreamId(input.commandId), ...input.body }),
});

export const restoreTutor = defineUseCase({
  operation: 'restoreTutor',
  attempt: { of: 'restore', alone: 'restore a tutor' },
  summary: 'Invites a former tutor to come back, who keeps their name and record',
  method: 'POST',
  path: '/api/tutors/:id/restore',
  access: 'owner',
  params: tutorParams,
  body: restoreTutorRequest,
  answer: tutorInvitationResponse,
  run: async (input, context: InvitationContext) => {
    const { id } = input.params;
    const former = await fetchProfile(context.readModels.sql, id);
    if (former?.role !== 'tutor' || former.joined_at === null) return refuse('tutor-unknown');
    return invite(context, input, { id, name: former.name, ...input.body });
  },
});

export const renewTutorInvitation = defineUseCase({
  operation: 'renewTutorInvitation',
  attempt: { of: 'make a new link for the invitation of', alone: 'make a new link for an invitation' },
  summary: 'Makes a new link for an invitation, sends it and answers it once; the link before is void',
  method: 'POST',
  path: '/api/tutors/:id/invitation',
  access: 'owner',
  params: tutorParams,
  answer: tutorInvitationResponse,
  run: async (input, context: InvitationContext & DispatchContext) => {
    const limited = await checkAccountChangeLimit(context.limits, input.profile.id);
    if (limited) return limited;
    const { id } = input.params;
    const outcome = await dispatch(context, input, tutorAggregate, id, { type: 'RenewInvitation' });
    return answerLink(context, input.profile.id, id, outcome);
  },
});

async function invite(
  context: InvitationContext,
  { profile, commandId }: Pick<DispatchRequest, 'profile' | 'commandId'>,
  { id, name, email, owner }: { id: string; name: string; email: string; owner: boolean },
) {
  const { accounts, limits } = context;
  const limited = await checkAccountChangeLimit(limits, profile.id);
  if (limited) return limited;
  const outcome = await accounts.register({
    ...{ id, name, email, password: null, role: 'tutor', confirmed: true },
    pending: { type: 'InviteTutor', commandId, actor: toActor(profile), owner },
  });
  if (outcome.status === 'refused' && outcome.refusal === 'email-taken') {
    const holder = await accounts.findAddressHolder(email);
    return refuse('email-taken', holder && { detail: emailTakenTexts[holder] });
  }
  return answerLink(context, profile.id, id, await answerOutcome(context, tutorAggregate, outcome));
}

const emailTakenTexts: Readonly<Record<AddressHolder, string>> = {
  student: 'A student has an account with this email address. A tutor needs another one.',
  tutor: 'A tutor or owner has an account with this email address already.',
  family: 'A family has an account with this email address. A tutor needs another one.',
  applicant: 'A new account that waits for approval has this email address. Decline it under “New accounts” first.',
  invited: 'This email address is invited already. You can make a new link for that invitation.',
};

/** The link is made after the log has who made it. */
async function answerLink(
  { accounts }: Context<'accounts'>,
  ownerId: string,
  id: string,
  outcome: DispatchedCommand<TutorState, TutorEvent> | Refusal,
) {
  if ('refused' in outcome) return outcome;
  const made = await accounts.makeTutorInvitationLink(id, ownerId);
  if (made === undefined) return refuse('invitation-unknown');
  return { body: { link: made.link, expires_at: made.expiresAt.toISOString() }, position: outcome.position };
}
