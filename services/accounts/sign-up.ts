import type { TransactionSql } from 'postgres';
import { streamIdFor } from '#services/command/command-handler.ts';
import type { SharedLimits } from '../limits/shared-limits.ts';
import type { CompletionParts } from './complete-command.ts';
import { createAccount, type NewAccount } from './create-account.ts';
import { completeCommandOf } from './pending-commands.ts';
import type { KeyedSignUp, SignUpKeys } from './sign-up-keys.ts';
import { countSignUp, type SignUpLimitReached } from './sign-up-limits.ts';

/** Who may make an account: anybody, anybody with a tutor's approval, or nobody. */
export type SignUpMode = 'approval' | 'open' | 'closed';

export interface SignUpInput extends KeyedSignUp {
  readonly password: string;
  /** From the request: a retry after a lost answer is the same sign-up. */
  readonly commandId: string;
  /** Of the sender, as limits count it: see `toAddressGroup`. */
  readonly address: string;
  /** Whether this name must not be used. Called after the limits, since the answer reveals names of tutors. */
  readonly isNameRefused?: () => Promise<boolean>;
}
export type SignUpOutcome =
  /** Says nothing of whether the address was known; `id` is the new account's, if one was made. */
  | { readonly status: 'done'; readonly confirmation: 'required' | 'off'; readonly id: string }
  | { readonly status: 'closed' | 'command-reused' | 'name-refused' }
  | SignUpLimitReached;

interface SignUpParts extends CompletionParts {
  readonly limits: SharedLimits;
  readonly requests: SignUpKeys;
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
 * Creates a student's account, never one of another role. For an address that has an account nothing is created and the
 * answer is the same; its owner gets a letter. The letter is enqueued in the transaction of the account. An account that needs neither
 * a confirmed address nor a tutor's approval is enrolled at once.
 */
export const signUp = async (parts: SignUpParts, request: SignUpInput): Promise<SignUpOutcome> => {
  if (parts.mode === 'closed') return { status: 'closed' };
  const email = request.email.toLowerCase();
  const known = await parts.requests.find({ ...request, email });
  if (known === 'reused') return { status: 'command-reused' };
  if (known === 'new') {
    const limited = await countSignUp(parts.sql, parts.limits, request.address);
    if (limited) return limited;
    if (await request.isNameRefused?.()) return { status: 'name-refused' };
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
    await completeCommandOf(parts, account.id);
  }
  if (created === 'created' && account.confirmed && account.pending === null) await parts.announceApplicants();
  return { status: 'done', confirmation: parts.emailConfirmation, id: account.id };
};

const newAccount = (parts: SignUpParts, { name, email, password, commandId }: SignUpInput): NewAccount => {
  const id = streamIdFor(commandId);
  const confirmed = parts.emailConfirmation === 'off';
  const common = { id, name, email, password, role: 'student', confirmed } as const;
  if (parts.mode === 'approval') return { ...common, pending: null };
  const today = confirmed ? parts.today() : null;
  const actor = { id, role: 'student' } as const;
  return { ...common, pending: { type: 'EnrolStudent', commandId, actor, classes: 0, via: 'sign-up', today } };
};

/**
 * A sign-up that waits for its confirmation keeps its name, and its address gets the link once more. Others who have the
 * address learn that somebody tried.
 */
const writeToOwner = async (parts: SignUpParts, email: string): Promise<void> => {
  if ((await parts.sendLink(email)) === 'confirmed') await parts.sendKnownAddressLetter(email);
};
