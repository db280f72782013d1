import { expect, test } from 'vitest';
import { toRemainingClassesText, toWaitingClassesText } from './remaining.ts';

test.each([
  [6, 18, '6 of 18 classes remaining'],
  [1, 1, '1 of 1 class remaining'],
  [8, 3, '8 classes remaining, total 3'],
])('%i and %i', (remaining, total, text) => {
  expect(toRemainingClassesText(remaining, total)).toBe(text);
});

test.each([
  [{ waiting: 3, fitting: 0 }, '3 more paid classes are waiting. They are added when the balance is below 18.'],
  [{ waiting: 1, fitting: 0 }, '1 more paid class is waiting. It is added when the balance is below 18.'],
  [{ waiting: 3, fitting: 3 }, '3 more paid classes are waiting. There is room now: ask your tutor to add them.'],
  [{ waiting: 1, fitting: 1 }, '1 more paid class is waiting. There is room now: ask your tutor to add it.'],
  [{ waiting: 3, fitting: 1 }, '3 more paid classes are waiting. There is room for 1 now: ask your tutor to add it.'],
])('toWaitingClassesText: tells a student of %o whom to ask', (counts, text) => {
  expect(toWaitingClassesText({ ...counts, classesMax: 18, isTutor: false })).toBe(text);
});

test.each([
  [{ waiting: 3, fitting: 0 }, '3 more paid classes are waiting. You can apply them when the balance is below 18.'],
  [{ waiting: 3, fitting: 2 }, '3 more paid classes are waiting. There is room for 2 now.'],
  [{ waiting: 3, fitting: 3 }, '3 more paid classes are waiting. There is room now.'],
])('toWaitingClassesText: tells a tutor of %o whether they fit', (counts, text) => {
  expect(toWaitingClassesText({ ...counts, classesMax: 18, isTutor: true })).toBe(text);
});
