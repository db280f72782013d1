import { v5 as uuidv5 } from 'uuid';
import { acceptFamilyInvitationRequest } from '#contracts/families.ts';
import { studentAggregate } from '#events/classes/student/student-decider.ts';
import type { AccountService } from '#services/core/accounts/accounts.ts';
import { answerOutcome } from '#services/core/command/dispatch.ts';
import { type WaitContext, waitUntilProjected } from '#services/core/feed/wait-until-projected.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { type Refusal, refuse } from '#services/platform/problems/refuse.ts';
import { admitNewPassword, admitPasswordCheck } from '../session/password-check-limits.ts';
import { findFamilyInvitation } from './find-family-invitation.ts';

/**
 * An invitation makes at most one account: the ids of the account and of its command are derived from the invitation, so two
 * people who use one link at the same time cannot both get an account, and a retry finds that of the first attempt.
 */
export const acceptFamilyInvitation = defineUseCase({
  operation: 'acceptFamilyInvitation',
  attempt: 'accept the invitation of a family',
  summary: 'Makes a family account with the invitation of a tutor, which works once',
  method: 'POST',
  path: '/api/family-invitation',
  access: 'public',
  limitsAttempts: true,
  body: acceptFamilyInvitationRequest,
  run: async (
    { body, network },
    context: Context<'accounts' | 'limits' | 'config' | 'loadAggregate' | 'clock' | 'centre' | 'readModels'> &
      WaitContext,
  ) => {
    const { accounts, limits } = context;
    const { token, name, email, password } = body;
    const found = await findFamilyInvitation(context, token);
    if (!found) return refuse('invitation-invalid');
    const { studentId, invitationId: invitation } = found;
    const id = uuidv5('family account', invitation);
    if (found.account !== undefined && found.account !== id) return refuse('invitation-invalid');
    const signIn = { id, email, password };
    if (found.account !== undefined) return answerRetry(context, signIn, network);
    const admitted = await admitNewPassword(limits, network);
    if ('refused' in admitted) return admitted;
    const actor = { id, role: 'family' } as const;
    const commandId = uuidv5('accept', invitation);
    const outcome = await accounts.register({
      ...{ id, name, email, password, role: 'family', confirmed: true },
      pending: { type: 'GiveFamilyAccess', commandId, actor, studentId, invitation },
    });
    if (outcome.status === 'refused' && outcome.refusal === 'email-taken')
      return refuse('email-taken', {
        detail: (await accounts.findAddressHolder(email)) === 'family' ? emailOfFamily : emailOfOthers,
      });
    if (outcome.status === 'command-reused') return refuse('invitation-invalid');
    const answer = await answerOutcome(context, studentAggregate, outcome);
    if ('refused' in answer) return answer;
    // Somebody else who used the link at the same moment may have got the account.
    if (!(await opensAccount(accounts, signIn))) return refuse('invitation-invalid');
    await waitUntilProjected(context, answer.position);
    return { body: undefined, position: answer.position };
  },
});

interface FamilySignIn {
  readonly id: string;
  readonly email: string;
  readonly password: string;
}

/**
 * Answers who made the account and did not get the answer. Whoever opens a used link must not believe that they have an
 * account, and a guess at its password counts as one at the sign-in.
 */
async function answerRetry(
  { accounts, limits }: Context<'accounts' | 'limits'>,
  signIn: FamilySignIn,
  network: string,
): Promise<Refusal | { body: undefined }> {
  const admitted = await admitPasswordCheck(limits, { email: signIn.email, network, device: undefined });
  if ('refused' in admitted) return admitted;
  if (!(await opensAccount(accounts, signIn))) return refuse('invitation-invalid');
  await admitted.refund();
  return { body: undefined };
}

const opensAccount = async (accounts: AccountService, { id, email, password }: FamilySignIn): Promise<boolean> =>
  (await accounts.emailOf(id)) === email && (await accounts.isCurrentPassword(id, password));

const emailOfFamily =
  'There is a family account with this email address already. Choose “I have a family account” and sign in.';
const emailOfOthers =
  'This email address belongs to the account of a student or a tutor. A family needs an address of its own.';
