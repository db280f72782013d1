import type { TransactionSql } from 'postgres';

export interface LockedStudent {
  readonly hasAccount: boolean;
  /** Whether a command is pending for the account: one of the student, or a merge into the student. */
  readonly isChanging: boolean;
}

/**
 * Locks the account of a student until the transaction ends, also one that does not exist. Every command that is stored
 * for it takes this lock first and is not stored while another is pending: nothing orders two of them, so that the log
 * could end with the one and the account with the other.
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
