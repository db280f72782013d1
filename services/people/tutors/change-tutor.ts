/** What owners do to tutors and to invitations. */
import { archiveTutorRequest } from '#contracts/tutors.ts';
import { tutorAggregate } from '#events/people/tutor/tutor-decider.ts';
import type { AccountService } from '#services/core/accounts/accounts.ts';
import {
  answerOutcome,
  type DispatchContext,
  type DispatchRequest,
  dispatch,
  toActor,
} from '#services/core/command/dispatch.ts';
import { type WaitContext, waitUntilProjected } from '#services/core/feed/wait-until-projected.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { type HandoverParts, handOverHomework } from '#services/learning/homework/hand-over-homework.ts';
import { refuse } from '#services/platform/problems/refuse.ts';
import { withdrawInvitationsOfFormerTutors } from '../families/withdraw-invitations-of-former-tutors.ts';
import { tutorParams } from './tutor-params.ts';

export const withdrawTutorInvitation = defineUseCase({
  operation: 'withdrawTutorInvitation',
  attempt: { of: 'withdraw the invitation of', alone: 'withdraw an invitation' },
  summary: 'Withdraws an invitation: its link is void, and the address is free',
  method: 'DELETE',
  path: '/api/tutors/:id/invitation',
  access: 'owner',
  params: tutorParams,
  run: (input, context: Context<'accounts' | 'readModels'>) => change(context, input, { type: 'WithdrawInvitation' }),
});

export const archiveTutor = defineUseCase({
  operation: 'archiveTutor',
  attempt: { of: 'archive', alone: 'archive a tutor' },
  summary:
    'Archives a tutor: ends their sessions and what they made to sign others in, frees the address, and hands over their homework',
  method: 'POST',
  path: '/api/tutors/:id/archive',
  access: 'owner',
  params: tutorParams,
  body: archiveTutorRequest,
  run: async (input, context: HandoverParts & WaitContext & Context<'accounts' | 'clock' | 'centre'>) => {
    const outcome = await change(context, input, { type: 'ArchiveTutor', homeworkTo: input.body.homework_to });
    if ('refused' in outcome) return outcome;
    await handOverHomework(context, input.params.id);
    await waitUntilProjected(context, outcome.position);
    await withdrawInvitationsOfFormerTutors(context);
    return outcome;
  },
});

export const makeOwner = defineUseCase({
  operation: 'makeOwner',
  attempt: { of: 'make an owner of', alone: 'make an owner' },
  summary: 'Makes a tutor an owner of the centre',
  method: 'POST',
  path: '/api/tutors/:id/owner',
  access: 'owner',
  params: tutorParams,
  run: (input, context: DispatchContext) =>
    dispatch(context, input, tutorAggregate, input.params.id, { type: 'MakeOwner' }),
});

export const removeOwner = defineUseCase({
  operation: 'removeOwner',
  attempt: { of: 'end the ownership of', alone: 'remove an owner' },
  summary: 'Makes an owner a tutor again, unless it is the last owner',
  method: 'DELETE',
  path: '/api/tutors/:id/owner',
  access: 'owner',
  params: tutorParams,
  run: (input, context: Context<'accounts' | 'readModels'>) => change(context, input, { type: 'RemoveOwner' }),
});

type Change = Parameters<AccountService['changeTutor']>[1];
type WithoutCommand<C> = C extends unknown ? Omit<C, 'commandId' | 'actor'> : never;

async function change(
  context: Context<'accounts' | 'readModels'>,
  { params, profile, commandId }: Pick<DispatchRequest, 'profile' | 'commandId'> & { params: { id: string } },
  wanted: WithoutCommand<Change>,
) {
  const outcome = await context.accounts.changeTutor(params.id, { ...wanted, commandId, actor: toActor(profile) });
  if (outcome === 'unknown')
    return refuse(wanted.type === 'WithdrawInvitation' ? 'invitation-unknown' : 'tutor-unknown');
  return answerOutcome(context, tutorAggregate, outcome);
}
