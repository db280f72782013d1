import type { Sql } from 'postgres';
import { isInvitedSql } from './is-invited-sql.ts';

/** The account that has an address: of a student, a tutor, a family, or of somebody who waits for approval or who is invited. */
export type AddressHolder = 'student' | 'tutor' | 'family' | 'applicant' | 'invited';

/** Whose account has this address; undefined for nobody's. Somebody who is invited has not chosen a password yet. */
export const findAddressHolder = async (sql: Sql, email: string): Promise<AddressHolder | undefined> => {
  const [found] = await sql<{ holder: AddressHolder }[]>`
    select case when awaiting_approval then 'applicant' when ${isInvitedSql(sql)} then 'invited' else role end as holder
    from accounts."user" person where email = ${email.toLowerCase()}`;
  return found?.holder;
};
