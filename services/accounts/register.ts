import type { Sql } from 'postgres';
import { AccountBusy } from './account-busy.ts';
import { type CompletionAnswer, type CompletionParts, completePending, dispatchPending } from './complete-command.ts';
import { createAccount, type NewAccount } from './create-account.ts';
import { isSamePassword } from './is-same-password.ts';
import { hashPassword } from './password.ts';
import { lookUpCommand, type PendingCommand } from './pending-command.ts';
import { completeCommandOf, completeCommandsOfStudent } from './pending-commands.ts';

export type RegistrationOutcome<P extends PendingCommand> =
  | CompletionAnswer<P>
  | { readonly status: 'refused'; readonly refusal: 'email-taken' }
  | { readonly status: 'command-reused' };

/** More are needed only while others archive and restore the same student at this moment. */
const ATTEMPTS = 5;

/**
 * An account and the command that belongs to it, for people who need no confirmation: students made or restored by a
 * tutor, tutors. The same command id answers the same again; what the log refuses leaves no account. Throws AccountBusy.
 */
export const register = async <P extends PendingCommand>(
  parts: CompletionParts,
  request: NewAccount<P>,
): Promise<RegistrationOutcome<P>> => {
  const account = { ...request, email: request.email.toLowerCase() };
  // The log may hold a merge into this student whose account is still to be moved here.
  if (account.pending.type === 'RestoreStudent') await completeCommandsOfStudent(parts, account.id);
  let password: Promise<string> | undefined;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    // Read before the account is looked up: whatever the log accepts afterwards changes the version.
    const { version, isRecorded } = await lookUpCommand(parts.store, account.id, account.pending);
    const holder = isRecorded ? undefined : await findHolder(parts.sql, account.id);
    if (holder?.isApplicant) return { status: 'command-reused' };
    if (!isRecorded && holder === undefined) {
      if (await isEmailTaken(parts.sql, account.email)) return emailTaken;
      password ??= hashOnce(account.password);
      const created = await createAccount(parts, { ...account, password: { hash: await password } });
      if (created === 'created') return completePending(parts, account);
      if (created === 'email-taken') return emailTaken;
    } else if (isRecorded || holder?.commandId === null || holder?.commandId === account.pending.commandId) {
      if (!(await isSamePassword(parts, account))) return { status: 'command-reused' };
      // As it was stored: this request may bring its key with another name, e-mail or actor.
      await completeCommandOf(parts, account.id);
      // Where the account does not hold this command, the log must not accept it once that account has gone.
      const answer = await dispatchPending(parts, account, version);
      if (answer.status !== 'version-mismatch') return answer as CompletionAnswer<P>;
    }
    // An earlier command may be half done, for example an archiving that is about to remove this account.
    await completeCommandsOfStudent(parts, account.id);
  }
  throw new AccountBusy(`${account.id} or its account changed at each of ${ATTEMPTS} attempts.`);
};

const emailTaken = { status: 'refused', refusal: 'email-taken' } as const;

const hashOnce = async (password: NewAccount['password']): Promise<string> =>
  typeof password === 'string' ? hashPassword(password) : password.hash;

interface AccountHolder {
  /** The command that is pending there. */
  readonly commandId: string | null;
  /** Somebody who signed up and is no student yet; nobody is enrolled or restored under the same id. */
  readonly isApplicant: boolean;
}

/** The account that a person has already. */
const findHolder = async (sql: Sql, id: string): Promise<AccountHolder | undefined> => {
  const [holder] = await sql<AccountHolder[]>`
    select pending ->> 'commandId' as "commandId", awaiting_approval or not "emailVerified" as "isApplicant"
    from accounts."user" where id = ${id}`;
  return holder;
};

/** Asked before the password is hashed, which costs much more. */
const isEmailTaken = async (sql: Sql, email: string): Promise<boolean> => {
  const rows = await sql`select 1 from accounts."user" where email = ${email} and "emailVerified"`;
  return rows.length > 0;
};
