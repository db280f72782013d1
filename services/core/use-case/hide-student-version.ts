import type { Profile } from '#contracts/session.ts';

/**
 * A student as the person of a request may see them. The version grows with every event, so that students and families would see
 * when a tutor writes a private note or invites another family. They change nothing for which they would need it.
 */
export const hideStudentVersion = <Student extends { readonly version: number }>(
  student: Student,
  { role }: Pick<Profile, 'role'>,
): Student => (role === 'tutor' ? student : { ...student, version: 0 });
