import type { Role } from '#events/shapes.ts';

/** Students draft answers; tutors draft homework and feedback. Whatever it is, it is one's own. */
export const mayDraft = (role: Role, key: string): boolean => key.startsWith('answers:') === (role === 'student');
