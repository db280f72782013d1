import type { Sql } from 'postgres';
import { parseEventMetadata } from '#events/record/unseal-events.ts';
import type { EventStore } from '#events/store/port/event-store.ts';
import { AccountBusyError } from './account-busy-error.ts';
import {
  completePendingCommand,
  dispatchPendingCommand,
  type PendingCommandParts,
  type PendingCommandResponse,
} from './complete-pending-command.ts';
import { createAccount, type NewAccount } from './create-account.ts';
import { hashPassword, isPasswordCorrect } from './password.ts';
import { lookUpPendingCommand, type PendingCommand, toPendingCommandStream } from './pending-command.ts';
import { completeCommandOfAccount, completeCommandsOfStudent } from './pending-commands.ts';

const givesAnAccount = new Set(['StudentEnrolled', 'StudentRestored', 'TutorJoined']);

/**
 * False only if a command that created an account is known to have had another password. The log holds no passwords, so the
 * password is compared with the stored hash. If that hash is missing or belongs to a later command, the answer is true. This
 * is not a check of who signs in: use `isPasswordCorrect` for that.
 */
const couldBeSamePassword = async (
  { sql, store }: { sql: Sql; store: EventStore },
  { id, password, pending }: Pick<NewAccount<PendingCommand>, 'id' | 'password' | 'pending'>,
): Promise<boolean> => {
  if (typeof password !== 'string') return true;
  const [stored] = await sql<{ hash: string; waiting: string | null }[]>`
    select account.password as hash, person.pending ->> 'commandId' as waiting
    from accounts.account join accounts."user" as person on person.id = account."userId"
    where person.id = ${id} and account."providerId" = 'credential' and account."updatedAt" = account."createdAt"`;
  if (!stored) return true;
  const madeBy = stored.waiting ?? (await lastCommand(store, toPendingCommandStream(id, pending)));
  return madeBy !== pending.commandId || isPasswordCorrect(stored.hash, password);
};

/** The id of the last command that gave the person of a stream an account. */
const lastCommand = async (store: EventStore, stream: string): Promise<string | undefined> => {
  const made = (await store.read(stream)).findLast(({ type }) => givesAnAccount.has(type));
  return made && parseEventMetadata(made).commandId;
};

/** The answer to the pending command, or the reason why no account was created. */
export type RegistrationOutcome<P extends PendingCommand> =
  | PendingCommandResponse<P>
  | { readonly status: 'refused'; readonly refusal: 'email-taken' }
  | { readonly status: 'command-reused' };

/** More attempts are needed only while other requests archive and restore the same student. */
const ATTEMPTS = 5;

/**
 * Creates an account and sends its command to the log, for people who need no confirmation: tutors, and students that a
 * tutor creates or restores. A repeated command id gets the first answer. A command that the log refuses leaves no
 * account. Throws AccountBusyError.
 */
export const registerAccount = async <P extends PendingCommand>(
  parts: PendingCommandParts,
  request: NewAccount<P>,
): Promise<RegistrationOutcome<P>> => {
  const account = { ...request, email: request.email.toLowerCase() };
  // The log may have a merge into this student whose account has not been moved yet.
  if (account.pending.type === 'RestoreStudent') await completeCommandsOfStudent(parts, account.id);
  let password: Promise<NewAccount['password']> | undefined;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    // The version is read before the account is looked up, so that whatever the log accepts afterwards changes it.
    const { version, isRecorded } = await lookUpPendingCommand(parts.store, account.id, account.pending);
    const holder = isRecorded ? undefined : await findHolder(parts.sql, account.id);
    if (holder?.isApplicant) return { status: 'command-reused' };
    if (!isRecorded && holder === undefined) {
      if (await isEmailTaken(parts.sql, account)) return emailTaken;
      password ??= hashOnce(account.password);
      const created = await createAccount(parts, { ...account, password: await password });
      if (created === 'created') return completePendingCommand(parts, account);
      if (created === 'email-taken') return emailTaken;
    } else if (isRecorded || holder?.commandId === null || holder?.commandId === account.pending.commandId) {
      if (!(await couldBeSamePassword(parts, account))) return { status: 'command-reused' };
      // Completes the stored command instead of this request's, which may have another name, e-mail or actor under the
      // same key.
      await completeCommandOfAccount(parts, account.id);
      // If the account does not store this command, the log must not accept it after that account was removed.
      const answer = await dispatchPendingCommand(parts, account, version);
      if (answer.status !== 'version-mismatch') return answer as PendingCommandResponse<P>;
    }
    // An earlier command may be incomplete, for example an archiving that is about to remove this account.
    await completeCommandsOfStudent(parts, account.id);
  }
  throw new AccountBusyError(`${account.id} or its account changed at each of ${ATTEMPTS} attempts.`);
};

const emailTaken = { status: 'refused', refusal: 'email-taken' } as const;

const hashOnce = async (password: NewAccount['password']): Promise<NewAccount['password']> =>
  typeof password === 'string' ? { hash: await hashPassword(password) } : password;

interface AccountHolder {
  /** Id of the account's pending command; null if there is none. */
  readonly commandId: string | null;
  /** True for a person who signed up and is no student yet. Nobody else is enrolled or restored under the same id. */
  readonly isApplicant: boolean;
}

/** Finds the account of a person. */
const findHolder = async (sql: Sql, id: string): Promise<AccountHolder | undefined> => {
  const [holder] = await sql<AccountHolder[]>`
    select pending ->> 'commandId' as "commandId", awaiting_approval or not "emailVerified" as "isApplicant"
    from accounts."user" where id = ${id}`;
  return holder;
};

/**
 * Whether somebody else has the address: a parallel attempt may have made this person's account since. Checked before the
 * password is hashed, because hashing costs much more.
 */
const isEmailTaken = async (sql: Sql, { id, email }: Pick<NewAccount, 'id' | 'email'>): Promise<boolean> => {
  const rows = await sql`select 1 from accounts."user" where email = ${email} and id <> ${id} and "emailVerified"`;
  return rows.length > 0;
};
