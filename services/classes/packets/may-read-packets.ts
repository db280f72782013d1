import type { Profile } from '#contracts/session.ts';

/** Owners read every packet. A student reads packets about themselves, which the route of a student enforces. */
export const mayReadPackets = ({ role, owner }: Profile): boolean => role === 'student' || owner;
