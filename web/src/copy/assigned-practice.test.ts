import { expect, test } from 'vitest';
import type { AssignedPracticeRow } from '#contracts/assigned-practice.ts';
import { toAssignedByText, toAssignedTexts } from './assigned-practice.ts';
import { isTopicOfSubject } from './practice-subjects.ts';

const row: AssignedPracticeRow = {
  ...{ id: '1', student_id: '2', subject: 'math', grade: 4, topic: 'Fractions', due_on: null, overdue: false },
  ...{ assigned_by_name: 'Ms Lee', assigned_at: '2026-11-20T14:32:00.000Z', done_at: null },
};
const withoutMarks = (text: string) => text.replace(/[\u2066-\u2069]/g, '').replaceAll('\u00a0', ' ');

test('isTopicOfSubject: a topic of another subject cannot be assigned', () => {
  expect(isTopicOfSubject({ subject: 'science', topic: 'Chemistry' })).toBe(true);
  expect(isTopicOfSubject({ subject: 'history', topic: 'Chemistry' })).toBe(false);
});

test('toFromText: names the tutor, and the due day if there is one', () => {
  const toText = (change: Partial<AssignedPracticeRow>) => withoutMarks(toAssignedByText({ ...row, ...change }));
  expect(toText({})).toBe('from Ms Lee');
  expect(toText({ due_on: '2026-11-27' })).toBe('from Ms Lee, by Fri, Nov 27');
  expect(toText({ due_on: '2026-11-27', overdue: true })).toBe('from Ms Lee, was due Fri, Nov 27');
});

test.each([
  [{ assigned: 1, already: 0, full: 0 }, 'Mia', 'Practice assigned: Mia has Fractions to practice.'],
  [{ assigned: 0, already: 1, full: 0 }, 'Mia', 'Nothing was assigned: Mia already has it to practice.'],
  [{ assigned: 0, already: 0, full: 1 }, 'Mia', 'Nothing was assigned: Mia already has 20 topics to practice.'],
  [
    { assigned: 3, already: 1, full: 2 },
    undefined,
    'Practice assigned: 3 students have Fractions to practice. 1 student already has it to practice. 2 students already have 20 topics to practice.',
  ],
])('toAssignedTexts: %o of %s', (answer, name, expected) => {
  const { title, detail } = toAssignedTexts(answer, { topic: 'Fractions', name });
  expect(withoutMarks(`${title}: ${detail}`)).toBe(expected);
});
