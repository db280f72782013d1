import type { EventStore } from '#events/store/event-store.ts';
import { type AnswerTo, type CompletionParts, complete } from './completion.ts';
import { createAccount, type NewAccount } from './create-account.ts';
import { settleAccount } from './enrolments.ts';
import type { Pending } from './pending.ts';
import { samePassword } from './same-password.ts';

export type Registered<P extends Pending> =
  | AnswerTo<P>
  | { readonly status: 'refused'; readonly refusal: 'email-taken' }
  | { readonly status: 'command-reused' };

/**
 * An account and the command that belongs to it, for people who need no confirmation: students made or restored by a
 * tutor, tutors. The same command id answers the same again; what the log refuses leaves no account.
 */
export const register = async <P extends Pending>(
  parts: CompletionParts & { readonly store: EventStore },
  given: NewAccount<P>,
): Promise<Registered<P>> => {
  const account = { ...given, email: given.email.toLowerCase() };
  // the log may have restored the student by a merge already, whose account is still to move here
  if (account.pending.type === 'RestoreStudent') await settleAccount(parts, account.id);
  let created = await createAccount(parts, account);
  if (created === 'exists') {
    // an earlier command may have been left half done, an archiving that frees this very place among them
    await settleAccount(parts, account.id);
    created = await createAccount(parts, account);
  }
  if (created === 'email-taken') return { status: 'refused', refusal: 'email-taken' };
  if (created === 'exists' && !(await samePassword(parts, account))) return { status: 'command-reused' };
  return complete(parts, account);
};
