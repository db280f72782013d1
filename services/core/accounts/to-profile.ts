import type { Profile } from '#contracts/session.ts';
import { role } from '#events/values/shapes.ts';

interface ProfileRecord extends Omit<Profile, 'role'> {
  readonly role: string;
  readonly archived_at: string | null;
}

/** Null for an account whose role is neither tutor nor student (specification, section 3), and for an archived one. */
export function toProfile(row: ProfileRecord | undefined): Profile | null {
  if (!row || row.archived_at !== null) return null;
  const known = role.safeParse(row.role);
  if (!known.success) return null;
  const { id, name, email, owner } = row;
  return { id, name, email, role: known.data, owner };
}
