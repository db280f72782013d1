import type { TransactionSql } from 'postgres';
import type { EventStore } from '#events/store/event-store.ts';
import { streamIdFor } from '../command/handle.ts';
import type { SharedLimits } from '../limits/shared-limits.ts';
import type { CompletionParts } from './completion.ts';
import { createAccount, type NewAccount } from './create-account.ts';
import { completeFor } from './enrolments.ts';
import { countSignUp, type SignUpLimited } from './sign-up-limits.ts';
import type { SignUpRequest, SignUpRequests } from './sign-up-requests.ts';

/** Who may make an account: anybody, anybody with a tutor's approval, or nobody. */
export type SignUpMode = 'approval' | 'open' | 'closed';

export interface SignUp extends SignUpRequest {
  readonly password: string;
  /** From the request: a retry after a lost answer is the same sign-up. */
  readonly commandId: string;
}
export type SignedUp =
  /** Says nothing of whether the address was known; `id` is the new account's, if one was made. */
  | { readonly status: 'done'; readonly confirmation: 'required' | 'off'; readonly id: string }
  | { readonly status: 'closed' | 'command-reused' }
  | SignUpLimited;

interface SignUpParts extends CompletionParts {
  readonly store: EventStore;
  readonly limits: SharedLimits;
  readonly requests: SignUpRequests;
  readonly mode: SignUpMode;
  readonly emailConfirmation: 'required' | 'off';
  readonly sendLink: (email: string, tx: TransactionSql) => Promise<void>;
  readonly sendKnownAddressLetter: (email: string) => Promise<void>;
}

/**
 * Makes a student's account, never another. For an address that has an account nothing is made and the answer is the
 * same; its owner gets a letter. The letter is enqueued in the transaction of the account. An account that needs neither
 * a confirmed address nor a tutor's approval is enrolled at once.
 */
export const signUp = async (parts: SignUpParts, request: SignUp): Promise<SignedUp> => {
  if (parts.mode === 'closed') return { status: 'closed' };
  const email = request.email.toLowerCase();
  const known = await parts.requests.find({ ...request, email });
  if (known === 'reused') return { status: 'command-reused' };
  if (known === 'new') {
    const limited = await countSignUp(parts.sql, parts.limits);
    if (limited) return limited;
    await parts.requests.remember({ ...request, email });
  }
  const account = newAccount(parts, { ...request, email });
  const sendLink = account.confirmed ? undefined : (tx: TransactionSql) => parts.sendLink(email, tx);
  const created = (await wasDecided(parts, account.id)) ? 'exists' : await createAccount(parts, account, sendLink);
  if (created === 'email-taken') await writeToOwner(parts, account);
  else await completeFor(parts, account.id);
  return { status: 'done', confirmation: parts.emailConfirmation, id: account.id };
};

const newAccount = (parts: SignUpParts, { name, email, password, commandId }: SignUp): NewAccount => {
  const id = streamIdFor(commandId);
  const confirmed = parts.emailConfirmation === 'off';
  const common = { id, name, email, password, role: 'student', confirmed } as const;
  if (parts.mode === 'approval') return { ...common, pending: null };
  const today = confirmed ? parts.today() : null;
  const actor = { id, role: 'student' } as const;
  return { ...common, pending: { type: 'EnrolStudent', commandId, actor, classes: 0, via: 'sign-up', today } };
};

/** A late retry must not bring back an account that a tutor declined or merged. */
const wasDecided = async ({ sql }: SignUpParts, id: string): Promise<boolean> => {
  const rows = await sql`select 1 from accounts.sign_up_decisions where person_id = ${id}`;
  return rows.length > 0;
};

/** A sign-up that waits for its confirmation takes the newest name, and its address gets the link once more. */
const writeToOwner = async (parts: SignUpParts, { name, email }: NewAccount): Promise<void> => {
  const unconfirmed = await parts.sql.begin(async (tx) => {
    const renamed = await tx`
      update accounts."user" set name = ${name}, "updatedAt" = now() where email = ${email} and not "emailVerified"`;
    if (renamed.count > 0) await parts.sendLink(email, tx);
    return renamed.count > 0;
  });
  if (!unconfirmed) await parts.sendKnownAddressLetter(email);
};
