import type { Profile } from '#contracts/session.ts';

/** A homework may be seen and changed by the tutor who created it and by owners. */
export const canManageHomework = (createdBy: string, { id, owner }: Pick<Profile, 'id' | 'owner'>): boolean =>
  createdBy === id || owner;
