import { expect, test } from 'vitest';
import { canSeePicture } from './can-see-picture.ts';

const mia = { id: 'mia', role: 'student', owner: false } as const;
const lee = { id: 'lee', role: 'tutor', owner: false } as const;
const sam = { id: 'sam', role: 'tutor', owner: true } as const;
const homework = { created_by: 'lee', deleted_at: null, assigned: false, submitted: false };
const deleted = { ...homework, deleted_at: '2026-09-01T08:00:00.000Z' };

test.each([
  ['a student it is assigned to', { ...homework, assigned: true }, mia, true],
  ['a student who submitted it', { ...homework, submitted: true }, mia, true],
  ['another student', homework, mia, false],
  ['a student it was assigned to before it was deleted', { ...deleted, assigned: true }, mia, false],
  ['a student who submitted it before it was deleted', { ...deleted, submitted: true }, mia, true],
  ['the tutor who created it', homework, lee, true],
  ['the tutor who created it, after it was deleted', deleted, lee, true],
  ['a tutor who did not create it', { ...homework, created_by: 'noah', assigned: true }, lee, false],
  ['an owner who did not create it', homework, sam, true],
])('canSeePicture: of a homework, for %s', (_, access, viewer, expected) => {
  expect(canSeePicture(access, viewer)).toBe(expected);
});
