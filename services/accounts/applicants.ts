/** People whose account waits for a tutor's approval. */
import type { Sql } from 'postgres';

export interface Applicant {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** When they signed up. */
  readonly createdAt: Date;
}

/** Told to every copy of the program when the list of new accounts has changed. */
export const SIGN_UPS_CHANNEL = 'rollbook_sign_ups';

export const openApplicants = (sql: Sql) => ({
  /** The account of somebody who has signed in; undefined when it does not wait for approval. */
  async applicant(id: string): Promise<Applicant | undefined> {
    const [row] = await sql<Applicant[]>`
      select id, name, email, "createdAt" from accounts."user" where id = ${id} and awaiting_approval`;
    return row;
  },

  /** Those who confirmed their address, oldest first; at most SIGN_UPS_WAITING and a few. */
  async applicants(): Promise<readonly Applicant[]> {
    return sql<Applicant[]>`
      select id, name, email, "createdAt" from accounts."user"
      where awaiting_approval and pending is null and "emailVerified" order by "createdAt", id`;
  },

  async applicantCount(): Promise<number> {
    const [row] = await sql<[{ count: number }]>`
      select count(*)::int as count from accounts."user" where awaiting_approval and pending is null and "emailVerified"`;
    return row.count;
  },

  async isApplicantsEmail(email: string): Promise<boolean> {
    const rows = await sql`select 1 from accounts."user" where email = ${email.toLowerCase()} and awaiting_approval`;
    return rows.length > 0;
  },
});
