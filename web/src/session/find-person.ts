import type { Family, Profile, SessionResponse } from '#contracts/session.ts';
import type { Role } from '#events/values/shapes.ts';

/** The person of a page: somebody with a profile, or a family account, which has none. */
export type PagePerson =
  | (Profile & { children?: never })
  | (Family & { awaiting_approval?: never; needs_second_factor?: never; chosen_plan?: never });
export type PageRole = PagePerson['role'];

const roles: readonly Role[] = ['student', 'tutor'];

/** The person of the session; null without one, or when the role of the profile is unknown (specification, section 3). */
export function findPerson({ user, profile, family }: SessionResponse): PagePerson | null {
  if (user === null) return null;
  if (family) return family;
  return profile !== null && roles.includes(profile.role) ? profile : null;
}
