import type { TransactionSql } from 'postgres';
import { toNewStreamId } from '#services/core/command/command-handler.ts';
import type { SharedLimits } from '#services/platform/limits/shared-limits.ts';
import type { PendingCommandParts } from './complete-pending-command.ts';
import { createAccount, type NewAccount } from './create-account.ts';
import { completeCommandOfAccount } from './pending-commands.ts';
import type { SignUpIdempotencyKeys, SignUpWithCommandId } from './sign-up-idempotency-keys.ts';
import { consumeSignUpLimits, type LimitedSignUp, type LimitedSignUpOutcome } from './sign-up-limits.ts';

/** Who may create an account: anybody, anybody with a tutor's approval, or nobody. */
export type SignUpMode = 'approval' | 'open' | 'closed';

export interface SignUpRequest extends SignUpWithCommandId, LimitedSignUp {
  readonly password: string;
  /** The plan that the person chose on the page with the prices. */
  readonly plan?: string | undefined;
  /** From the request, so that a retry after a lost answer is the same sign-up. */
  readonly commandId: string;
}
export type SignUpOutcome =
  /** Does not reveal whether the e-mail was known. `id` is that of the new account, if one was created. */
  | { readonly status: 'done'; readonly confirmation: 'required' | 'off'; readonly id: string }
  | { readonly status: 'closed' | 'command-reused' | 'name-refused' }
  | LimitedSignUpOutcome;

interface SignUpParts extends PendingCommandParts {
  readonly limits: SharedLimits;
  readonly requests: SignUpIdempotencyKeys;
  readonly mode: SignUpMode;
  readonly emailConfirmation: 'required' | 'off';
  readonly countLetter: (email: string) => Promise<boolean>;
  readonly refundLetter: (email: string) => Promise<void>;
  readonly sendLink: (email: string, tx?: TransactionSql) => Promise<'sent' | 'confirmed'>;
  readonly sendKnownAddressLetter: (email: string) => Promise<void>;
  /** Notifies open screens that the list of sign-up requests has changed. */
  readonly announceApplicants: () => Promise<void>;
}

/**
 * Creates a student's account, never one with another role. For a known e-mail nothing is created and the answer is the
 * same, but its owner gets a letter. The letter is enqueued in the transaction of the account. An account that needs
 * neither a confirmed e-mail nor a tutor's approval is enrolled at once.
 */
export const signUp = async (parts: SignUpParts, request: SignUpRequest): Promise<SignUpOutcome> => {
  if (parts.mode === 'closed') return { status: 'closed' };
  const email = request.email.toLowerCase();
  const known = await parts.requests.find({ ...request, email });
  if (known === 'reused') return { status: 'command-reused' };
  if (known === 'new') {
    const refused = await consumeSignUpLimits(parts.sql, parts.limits, request);
    if (refused) return refused;
    await parts.requests.remember({ ...request, email });
  }
  const account = newAccount(parts, { ...request, email });
  // Counted before the transaction, which must not wait for another connection.
  const counted = account.confirmed ? undefined : await parts.countLetter(email);
  const sendLink = counted ? (tx: TransactionSql) => parts.sendLink(email, tx) : undefined;
  const created = await createAccount(parts, account, sendLink);
  if (created === 'email-taken') {
    if (counted ?? (await parts.countLetter(email))) await writeToOwner(parts, email);
  } else {
    if (created === 'exists' && counted) await parts.refundLetter(email);
    await completeCommandOfAccount(parts, account.id);
  }
  if (created === 'created' && account.confirmed && account.pending === null) await parts.announceApplicants();
  return { status: 'done', confirmation: parts.emailConfirmation, id: account.id };
};

const newAccount = (parts: SignUpParts, { name, email, password, plan, commandId }: SignUpRequest): NewAccount => {
  const id = toNewStreamId(commandId);
  const confirmed = parts.emailConfirmation === 'off';
  const common = { id, name, email, password, plan, role: 'student', confirmed } as const;
  if (parts.mode === 'approval') return { ...common, pending: null };
  const today = confirmed ? parts.today() : null;
  const actor = { id, role: 'student' } as const;
  return { ...common, pending: { type: 'EnrolStudent', commandId, actor, classes: 0, via: 'sign-up', today } };
};

/**
 * Sends the confirmation link again to the address of an unconfirmed sign-up. The owner of a confirmed address learns
 * that somebody tried to sign up with it.
 */
const writeToOwner = async (parts: SignUpParts, email: string): Promise<void> => {
  if ((await parts.sendLink(email)) === 'confirmed') await parts.sendKnownAddressLetter(email);
};
