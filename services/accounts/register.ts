import type { EventStore } from '#events/store/event-store.ts';
import { AccountBusy } from './account-busy.ts';
import { type AnswerTo, type CompletionParts, completePending } from './completion.ts';
import { createAccount, type NewAccount } from './create-account.ts';
import { lookUpCommand, type Pending } from './pending.ts';
import { completeCommandsOfStudent } from './pending-commands.ts';
import { samePassword } from './same-password.ts';

export type Registered<P extends Pending> =
  | AnswerTo<P>
  | { readonly status: 'refused'; readonly refusal: 'email-taken' }
  | { readonly status: 'command-reused' };

/** More are needed only while others archive and restore the same student at this moment. */
const ATTEMPTS = 5;

/**
 * An account and the command that belongs to it, for people who need no confirmation: students made or restored by a
 * tutor, tutors. The same command id answers the same again; what the log refuses leaves no account. Throws AccountBusy.
 */
export const register = async <P extends Pending>(
  parts: CompletionParts & { readonly store: EventStore },
  request: NewAccount<P>,
): Promise<Registered<P>> => {
  const account = { ...request, email: request.email.toLowerCase() };
  // The log may hold a merge into this student whose account is still to be moved here.
  if (account.pending.type === 'RestoreStudent') await completeCommandsOfStudent(parts, account.id);
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const { version } = await lookUpCommand(parts.store, account.id, account.pending);
    const created = await createAccount(parts, account);
    if (created === 'created') return completePending(parts, account);
    if (created === 'email-taken') return { status: 'refused', refusal: 'email-taken' };
    if (attempt === 1) {
      // An earlier command may be half done, for example an archiving that is about to remove this account.
      await completeCommandsOfStudent(parts, account.id);
      continue;
    }
    if (!(await samePassword(parts, account))) return { status: 'command-reused' };
    // The account that exists does not hold this command, so the log must not accept it once that account has gone.
    const answer = await completePending(parts, account, version);
    if (answer.status !== 'version-mismatch') return answer;
  }
  throw new AccountBusy(`${account.id} or its account changed at each of ${ATTEMPTS} attempts.`);
};
