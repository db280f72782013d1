import type { TransactionSql } from 'postgres';

export interface LockedStudent {
  readonly hasAccount: boolean;
  /** Whether a command is pending for the student's account, including a merge into the student. */
  readonly isChanging: boolean;
}

/**
 * Locks a student's account, even one that does not exist, until the transaction ends. Every command takes this lock
 * before it is stored, and is not stored while another is pending. Otherwise the log could accept two commands in
 * another order than the account.
 */
export const lockStudent = async (tx: TransactionSql, studentId: string): Promise<LockedStudent> => {
  await tx`select pg_advisory_xact_lock(hashtextextended(${`student account ${studentId}`}, 0))`;
  const [student] = await tx<[LockedStudent]>`
    select
      exists (select from accounts."user" where id = ${studentId}) as "hasAccount",
      exists (
        select from accounts."user"
        where pending is not null and "emailVerified" and (id = ${studentId} or pending ->> 'studentId' = ${studentId})
      ) as "isChanging"`;
  return student;
};
