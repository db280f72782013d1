import type { Profile } from '#contracts/session.ts';
import { type Refused, refused } from '#services/http/problems.ts';

/** Students draft answers; tutors draft homework and feedback. Whatever it is, it is one's own. */
export const refusedDraft = ({ role }: Profile, key: string): Refused | undefined =>
  key.startsWith('answers:') === (role === 'student') ? undefined : refused('unauthorized');
