import { expect, test } from 'vitest';
import { toRemainingClassesText, toWaitingForStudentText } from './remaining.ts';

test.each([
  [6, 18, '6 of 18 classes remaining'],
  [1, 1, '1 of 1 class remaining'],
  [8, 3, '8 classes remaining, total 3'],
])('%i and %i', (remaining, total, text) => {
  expect(toRemainingClassesText(remaining, total)).toBe(text);
});

test('toWaitingForStudentText: says how many fit now and that a tutor adds them', () => {
  expect(toWaitingForStudentText({ waiting: 3, fitting: 0 })).toBe(
    "You have 3 more paid classes, to be added when there's room.",
  );
  expect(toWaitingForStudentText({ waiting: 3, fitting: 3 })).toBe(
    "You have 3 more paid classes. There's room for them now; your tutor can add them.",
  );
  expect(toWaitingForStudentText({ waiting: 1, fitting: 1 })).toBe(
    "You have 1 more paid class. There's room for it now; your tutor can add it.",
  );
  expect(toWaitingForStudentText({ waiting: 3, fitting: 1 })).toBe(
    "You have 3 more paid classes. There's room for 1 now; your tutor can add it.",
  );
});
