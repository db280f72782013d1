import type { Profile, SessionResponse } from '#contracts/session.ts';
import type { Role } from '#events/values/shapes.ts';

const roles: readonly Role[] = ['student', 'tutor'];

/** The profile of the session; null without one, or when its role is unknown (specification, section 3). */
export const findProfile = ({ user, profile }: SessionResponse): Profile | null =>
  user !== null && profile !== null && roles.includes(profile.role) ? profile : null;
