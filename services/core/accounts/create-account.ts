import type { Sql, TransactionSql } from 'postgres';
import { toStudentStream } from '#events/classes/student/student-stream.ts';
import type { EventStore } from '#events/store/port/event-store.ts';
import { runShortTransaction } from '#services/platform/run-short-transaction.ts';
import { hashPassword } from './password.ts';
import { lookUpPendingCommand, type PendingCommand } from './pending-command.ts';
import { lockStudent } from './student-lock.ts';

/** Days for which an unconfirmed sign-up keeps its e-mail; then it is removed. */
export const CONFIRM_EMAIL_WITHIN_DAYS = 3;
/** Sign-ups that may wait for their confirmation at the same time; a newer one replaces the oldest. */
export const UNCONFIRMED_SIGN_UPS_MAX = 200;

export interface NewAccount<P extends PendingCommand | null = PendingCommand | null> {
  /** Id of the person and of their stream. */
  readonly id: string;
  readonly name: string;
  /** Must be in lower case; the table refuses others. */
  readonly email: string;
  /** The password in clear, or a hash made by `hashPassword`; null for an invited person, who chooses one later. */
  readonly password: string | { readonly hash: string } | null;
  readonly role: 'student' | 'tutor' | 'family';
  /** The plan that a person chose before signing up. */
  readonly plan?: string | undefined;
  /** False for a sign-up whose e-mail must be confirmed before it can sign in. */
  readonly confirmed: boolean;
  /** Null for an account that waits for a tutor's approval, because the log has nothing about it. */
  readonly pending: P;
}
/** `exists`: this person has, had or is about to get an account, or the log already has the pending command. */
export type AccountCreationOutcome = 'created' | 'exists' | 'email-taken';

/**
 * Inserts user, credential and pending command in one transaction, and runs `also` in it. The caller then sends the
 * command and clears it with `completePendingCommand`; the worker does so if the caller cannot.
 */
export const createAccount = async (
  { sql, store }: { sql: Sql; store: EventStore },
  account: NewAccount,
  also?: (tx: TransactionSql) => Promise<unknown>,
): Promise<AccountCreationOutcome> => {
  const { email } = account;
  const passwordHash =
    typeof account.password === 'string' ? await hashPassword(account.password) : account.password?.hash;
  // A late retry must not create an account again for somebody who has been archived.
  if (await isInLog(store, account)) return 'exists';

  const pending = account.pending && JSON.stringify(account.pending);
  return runShortTransaction(sql, async (tx): Promise<AccountCreationOutcome> => {
    if (account.pending?.type === 'RestoreStudent') {
      const { hasAccount, isChanging } = await lockStudent(tx, account.id);
      if (hasAccount || isChanging) return 'exists';
    }
    await removeUnconfirmed(tx, email, account.confirmed);
    const inserted = await tx`
      insert into accounts."user" (id, name, email, "emailVerified", role, awaiting_approval, chosen_plan, pending,
        pending_since)
      values (${account.id}, ${account.name}, ${email}, ${account.confirmed}, ${account.role},
        ${account.pending === null}, ${account.plan ?? null}, ${pending}::text::jsonb, case when ${pending !== null} then now() end)
      on conflict do nothing`;
    if (inserted.count === 0) {
      const [same] = await tx`select 1 from accounts."user" where id = ${account.id}`;
      return same ? 'exists' : 'email-taken';
    }
    if (isOfNewPerson(account) && (await wasDecided(tx, account.id))) throw new SignUpWasDecided();
    if (!account.confirmed) await removeOldestUnconfirmed(tx);
    if (passwordHash !== undefined) await insertPassword(tx, account.id, passwordHash);
    await also?.(tx);
    return 'created';
  }).catch((error): AccountCreationOutcome => {
    if (error instanceof SignUpWasDecided) return 'exists';
    throw error;
  });
};

/** Gives an account its first password. */
export const insertPassword = (tx: TransactionSql, id: string, passwordHash: string) => tx`
  insert into accounts.account ("accountId", "providerId", "userId", password)
  values (${id}, 'credential', ${id}, ${passwordHash})`;

/** A restored student, a tutor and the student of a family may already have a stream. */
const isOfNewPerson = ({ pending }: NewAccount): boolean => pending === null || pending.type === 'EnrolStudent';

const isInLog = async (store: EventStore, account: NewAccount): Promise<boolean> => {
  if (isOfNewPerson(account)) return (await store.read(toStudentStream(account.id), 1, 1)).length > 0;
  return account.pending !== null && (await lookUpPendingCommand(store, account.id, account.pending)).isRecorded;
};

/**
 * A late retry must not bring back an account that a tutor declined or merged. This is checked after the insertion,
 * which waits for a concurrent decision because that deletes the row with the same id.
 */
const wasDecided = async (tx: TransactionSql, id: string): Promise<boolean> => {
  const rows = await tx`select 1 from accounts.sign_up_decisions where person_id = ${id}`;
  return rows.length > 0;
};
/** Rolls the insertion back. */
class SignUpWasDecided extends Error {}

/**
 * Removes an unconfirmed sign-up with this e-mail: at once for an account that a tutor creates, otherwise only after it
 * has expired.
 */
const removeUnconfirmed = (tx: TransactionSql, email: string, atOnce: boolean) => tx`
  delete from accounts."user"
  where email = ${email} and not "emailVerified"
    and (${atOnce} or "createdAt" < now() - make_interval(days => ${CONFIRM_EMAIL_WITHIN_DAYS}))`;

/**
 * Called after the newest sign-up is inserted. Removing the oldest keeps a flood of sign-ups from blocking those of
 * others.
 */
const removeOldestUnconfirmed = (tx: TransactionSql) => tx`
  delete from accounts."user" where not "emailVerified" and id in (
    select id from accounts."user" where not "emailVerified"
    order by "createdAt" desc, id offset ${UNCONFIRMED_SIGN_UPS_MAX}
  )`;
