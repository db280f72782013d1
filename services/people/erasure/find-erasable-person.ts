import { studentAggregate } from '#events/classes/student/student-decider.ts';
import type { ErasedRole } from '#events/people/erasure/events.ts';
import { tutorAggregate } from '#events/people/tutor/tutor-decider.ts';
import type { Context } from '#services/core/use-case/context.ts';

/** A person as the log has them, or a family account. */
export interface ErasablePerson {
  readonly id: string;
  readonly role: ErasedRole;
  /** `invited`: a tutor whose invitation is open; `archived` also somebody whose invitation was withdrawn. */
  readonly status: 'current' | 'invited' | 'archived';
  readonly isOwner: boolean;
}

/** The student, tutor or family account with this id, current or former; undefined if there is none. */
export const findErasablePerson = async (
  { loadAggregate, readModels, sql }: Context<'loadAggregate' | 'readModels' | 'sql'>,
  id: string,
): Promise<ErasablePerson | undefined> => {
  const { status } = (await loadAggregate(studentAggregate, id)).state;
  if (status !== 'none') return { id, role: 'student', status, isOwner: false };
  const { state: tutor, version } = await loadAggregate(tutorAggregate, id);
  if (version > 0) {
    const isInvited = tutor.invitation !== undefined;
    const found = tutor.status === 'current' ? 'current' : isInvited ? 'invited' : 'archived';
    return { id, role: 'tutor', status: found, isOwner: tutor.owner };
  }
  const account = await sql`select from accounts."user" where id = ${id} and role = 'family'`;
  const students = account.length > 0 ? [] : await listStudentsOfFamily({ readModels }, id);
  if (account.length === 0 && students.length === 0) return undefined;
  return { id, role: 'family', status: account.length > 0 ? 'current' : 'archived', isOwner: false };
};

/** The students whose classes a family account sees or saw. */
export const listStudentsOfFamily = async (
  { readModels }: Context<'readModels'>,
  account: string,
): Promise<{ readonly id: string; readonly hasAccess: boolean }[]> =>
  readModels.sql<{ id: string; hasAccess: boolean }[]>`
    select student_id as id, bool_or(ended_at is null) as "hasAccess" from family_access
    where account_id = ${account} group by student_id order by student_id`;

/** The family accounts that see this student and no other one. */
export const listFamiliesOfOnly = async ({ readModels }: Context<'readModels'>, student: string): Promise<string[]> => {
  const rows = await readModels.sql<{ account: string }[]>`
    select f.account_id as account from family_access f
    where f.student_id = ${student} and f.account_id is not null and f.ended_at is null
      and not exists (
        select from family_access other
        where other.account_id = f.account_id and other.student_id <> f.student_id and other.ended_at is null)`;
  return rows.map(({ account }) => account);
};
