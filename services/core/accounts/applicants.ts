/** Applicants: people who signed up and whose account waits for a tutor's approval. */
import type { Sql } from 'postgres';
import type { SignUpDecisionRow, SignUpRow } from '#contracts/sign-ups.ts';

export type Applicant = Omit<SignUpRow, 'created_at'>;

/** A tutor's decision about a sign-up request. `student_id` is the student whom the account was merged into. */
interface SignUpDecision extends Omit<SignUpDecisionRow, 'student' | 'decided_by_name'> {
  readonly student_id: string | null;
  readonly decided_by: string;
}

/** PostgreSQL's format of an instant in UTC, as answers have it. */
const INSTANT_FORMAT = 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"';

/** Creates the queries about sign-up requests and the decisions about them. */
export const createApplicantQueries = (sql: Sql) => ({
  /** The applicant with this id; undefined if the account does not wait for approval. */
  async applicant(id: string): Promise<Applicant | undefined> {
    const [row] = await sql<Applicant[]>`
      select id, name, email, chosen_plan from accounts."user" where id = ${id} and awaiting_approval`;
    return row;
  },

  /** Applicants who confirmed their address, oldest first: at most WAITING_SIGN_UPS_MAX, and those who confirm later. */
  async applicants(): Promise<SignUpRow[]> {
    return sql<SignUpRow[]>`
      select id, name, email, chosen_plan, to_char("createdAt" at time zone 'utc', ${INSTANT_FORMAT}) as created_at
      from accounts."user"
      where awaiting_approval and pending is null and "emailVerified" order by "createdAt", id`;
  },

  /** The plans that these people chose before they signed up. */
  async chosenPlans(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const rows = await sql<{ id: string; plan: string }[]>`
      select id, chosen_plan as plan from accounts."user" where id = any(${[...ids]}::uuid[]) and chosen_plan is not null`;
    return new Map(rows.map(({ id, plan }) => [id, plan]));
  },

  /** Decisions of the last 30 days, newest first. */
  async decisions(limit: number): Promise<readonly SignUpDecision[]> {
    return sql<SignUpDecision[]>`
      select person_id as id, name, decision, student_id, decided_by,
        to_char(decided_at at time zone 'utc', ${INSTANT_FORMAT}) as decided_at
      from accounts.sign_up_decisions order by sign_up_decisions.decided_at desc, person_id limit ${limit}`;
  },

  /** Whether a tutor merged a sign-up request into this student. */
  async hasMergedSignUp(studentId: string): Promise<boolean> {
    const rows = await sql`
      select 1 from accounts.sign_up_decisions where student_id = ${studentId} and decision = 'merged'`;
    return rows.length > 0;
  },

  async wasMerged(id: string): Promise<boolean> {
    const rows = await sql`select 1 from accounts.sign_up_decisions where person_id = ${id} and decision = 'merged'`;
    return rows.length > 0;
  },

  /** The number of applicants who confirmed their address, and when the oldest of them signed up. */
  async applicantFigures(): Promise<{ total: number; oldest_at: string | null }> {
    const [row] = await sql<[{ total: number; oldest_at: string | null }]>`
      select count(*)::int as total,
        to_char(min("createdAt") at time zone 'utc', ${INSTANT_FORMAT}) as oldest_at
      from accounts."user" where awaiting_approval and pending is null and "emailVerified"`;
    return row;
  },

  async isApplicantsEmail(email: string): Promise<boolean> {
    const rows = await sql`select 1 from accounts."user" where email = ${email.toLowerCase()} and awaiting_approval`;
    return rows.length > 0;
  },
});
