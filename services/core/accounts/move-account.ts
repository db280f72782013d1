import type { Sql, TransactionSql } from 'postgres';
import type { StudentRefusal } from '#events/classes/student/student-decider.ts';
import type { MailService } from '#services/platform/mail/mail.ts';
import { runShortTransaction } from '#services/platform/run-short-transaction.ts';
import { AccountBusyError } from './account-busy-error.ts';
import type { AccountWithPendingMerge } from './complete-pending-command.ts';
import { insertPassword } from './create-account.ts';
import { createSignInChangedLetter } from './letters.ts';
import { deleteSessionsOfPerson, type EndedSession } from './sessions.ts';

interface MoveParts {
  readonly sql: Sql;
  readonly mail: MailService;
  readonly centreName: string;
  readonly notifyEnded: (ended: readonly EndedSession[]) => Promise<void>;
}

/**
 * Gives a student the e-mail and password of an applicant's account, and deletes that account, after the log has the
 * merge. The student's previous e-mail and password become invalid, every session of both accounts ends, and the owner
 * of the previous e-mail gets a letter. If the student's account was removed in between, the applicant's account is
 * kept. Throws AccountBusyError while another command is pending for the student; the log already has this one, so it stays
 * pending until then.
 */
export const moveAccount = async (
  parts: MoveParts,
  applicant: AccountWithPendingMerge,
): Promise<StudentRefusal | undefined> => {
  const { studentId, restores } = applicant.pending;
  const ended: EndedSession[] = [];
  const refusal = await runShortTransaction(parts.sql, async (tx): Promise<StudentRefusal | undefined> => {
    const passwordHash = await lockPasswordHash(tx, applicant);
    // Another attempt has already moved the account.
    if (passwordHash === undefined) return undefined;
    const [current] = await tx<{ email: string; isChanging: boolean }[]>`
      select email, pending is not null as "isChanging" from accounts."user" where id = ${studentId} for update`;
    if (current?.isChanging) throw new AccountBusyError(`Another command is pending for ${studentId}.`);
    if (!current && !restores) return 'student-archived';
    for (const id of [applicant.id, studentId]) ended.push(...(await deleteSessionsOfPerson(tx, id)));
    await tx`delete from accounts."user" where id = ${applicant.id}`;
    if (current) {
      await replaceSignIn(tx, applicant, passwordHash);
      await parts.mail.send({ to: current.email, ...createSignInChangedLetter({ centre: parts.centreName }) }, { tx });
    } else {
      await insertAccount(tx, applicant, passwordHash);
    }
    return undefined;
  });
  await parts.notifyEnded(ended);
  return refusal;
};

const lockPasswordHash = async (
  tx: TransactionSql,
  { id, pending }: AccountWithPendingMerge,
): Promise<string | undefined> => {
  const [row] = await tx<{ password: string }[]>`
    select account.password
    from accounts."user" person
    join accounts.account on account."userId" = person.id and account."providerId" = 'credential'
    where person.id = ${id} and person.pending ->> 'commandId' = ${pending.commandId}
    for update of person`;
  return row?.password;
};

const replaceSignIn = async (
  tx: TransactionSql,
  { email, pending: { studentId } }: AccountWithPendingMerge,
  passwordHash: string,
): Promise<void> => {
  await tx`
    update accounts."user" set email = ${email}, "emailVerified" = true, "updatedAt" = now() where id = ${studentId}`;
  await tx`
    update accounts.account set password = ${passwordHash}, "updatedAt" = now()
    where "userId" = ${studentId} and "providerId" = 'credential'`;
};

const insertAccount = async (
  tx: TransactionSql,
  { email, pending: { studentId, studentName } }: AccountWithPendingMerge,
  passwordHash: string,
): Promise<void> => {
  await tx`
    insert into accounts."user" (id, name, email, "emailVerified", role)
    values (${studentId}, ${studentName}, ${email}, true, 'student')`;
  await insertPassword(tx, studentId, passwordHash);
};
