import type { Sql } from 'postgres';
import type { Profile } from '#contracts/session.ts';
import { fetchIsKnownToCentre } from '#projections/people/profiles/profiles-query.ts';

/**
 * Whether a person may see the names of students other than themself. Anybody can make an account of a student, so a student
 * sees them once a tutor has approved the account or acted for the student. Until then, others read as “A student”.
 */
export const canSeeNames = async (sql: Sql, { id, role, awaiting_approval }: Profile): Promise<boolean> =>
  role === 'tutor' || (!awaiting_approval && (await fetchIsKnownToCentre(sql, id)));
