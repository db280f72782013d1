import type { Profile } from '#contracts/session.ts';
import { type Refused, refused } from '#services/http/problems.ts';

/**
 * Students draft answers; tutors draft homework and feedback. Whatever it is, it is one's own: a page that somebody else
 * left open learns that its person (`person`) is signed out.
 */
export function refusedDraft({ id, role }: Profile, key: string, person = id): Refused | undefined {
  if (person !== id) return refused('signed-out');
  return key.startsWith('answers:') === (role === 'student') ? undefined : refused('unauthorized');
}
