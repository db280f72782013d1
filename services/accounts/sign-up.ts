import type { TransactionSql } from 'postgres';
import type { EventStore } from '#events/store/event-store.ts';
import { streamIdFor } from '../command/handle.ts';
import { type CompletionParts, give } from './completion.ts';
import type { Addressee } from './confirmation.ts';
import { createAccount } from './create-account.ts';
import { completeFor } from './enrolments.ts';
import { isRecorded, type PendingPerson } from './pending.ts';
import { samePassword } from './same-password.ts';

export interface SignUp {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  /** From the request: a retry after a lost answer is the same sign-up. */
  readonly commandId: string;
}
export type SignedUp =
  /** `position` is the enrolment's; where a confirmation is required there is none yet. */
  | {
      readonly status: 'done';
      readonly confirmation: 'required' | 'off';
      readonly id: string;
      readonly position?: bigint;
    }
  | { readonly status: 'refused'; readonly refusal: 'email-taken' }
  | { readonly status: 'command-reused' };

interface SignUpParts extends CompletionParts {
  readonly store: EventStore;
  readonly emailConfirmation: 'required' | 'off';
  readonly sendLink: (to: Addressee, tx: TransactionSql) => Promise<void>;
}

/**
 * Makes a student's account, never another. The confirmation mail is enqueued in the same transaction; where
 * confirmation is off the student is enrolled at once.
 */
export const signUp = async (
  parts: SignUpParts,
  { name, password, commandId, ...request }: SignUp,
): Promise<SignedUp> => {
  const email = request.email.toLowerCase();
  const id = streamIdFor(commandId);
  const confirmation = parts.emailConfirmation;
  const confirmed = confirmation === 'off';
  const pending = {
    type: 'EnrolStudent',
    commandId,
    actor: { id, role: 'student' },
    classes: 0,
    via: 'sign-up',
    today: confirmed ? parts.today() : null,
  } as const;
  const created = await createAccount(
    parts,
    { id, name, email, password, role: 'student', confirmed, pending },
    confirmed ? undefined : (tx) => parts.sendLink({ id, name, email }, tx),
  );
  if (created === 'email-taken') return { status: 'refused', refusal: created };
  if (created === 'exists') {
    const same = await sameAsBefore(parts, { id, name, email, pending });
    if (!same || !(await samePassword(parts, { id, password, pending }))) return { status: 'command-reused' };
  }
  const answer = await completeFor(parts, id);
  return { status: 'done', confirmation, id, ...(answer?.status === 'done' && { position: answer.position }) };
};

/** Whether the key came with this name and e-mail before: the account that still waits says so, or else the log. */
const sameAsBefore = async (parts: SignUpParts, person: PendingPerson): Promise<boolean> => {
  const { id, name, email, pending } = person;
  const [waiting] = await parts.sql<Addressee[]>`
    select name, email from accounts."user" where id = ${id} and pending is not null`;
  if (waiting) return waiting.name === name && waiting.email === email;
  return !(await isRecorded(parts.store, id, pending)) || (await give(parts, person)).status !== 'command-reused';
};
