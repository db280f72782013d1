import { expect, test } from 'vitest';
import { ADA, BEN, choiceForm, openForm, validForm } from '../form/test/form-fixtures.ts';
import { findChanges } from './find-changes.ts';

const [one, two, three] = [choiceForm({ id: '1' }), openForm({ id: '2' }), choiceForm({ id: '3' })];

test('findChanges: returns nothing for equal versions', () => {
  expect(
    findChanges(validForm({ questions: [one] }), validForm({ questions: [{ ...one, key_chosen: false }] })),
  ).toEqual([]);
});

test('findChanges: lists each changed part', () => {
  const after = validForm({
    ...{ title: 'More sums', grading_type: 'tutor-graded', due_date: '2026-12-01', keys_shown: true },
    assigned_students: [BEN],
  });
  expect(findChanges(validForm(), after)).toEqual([
    'Title: “More sums”',
    'Grading: Manual Review',
    'Due 2026-12-01',
    'Correct answers are shown after grading',
    '1 student assigned',
    '1 student unassigned',
  ]);
  expect(findChanges(validForm({ assigned_students: [ADA] }), validForm({ assigned_students: [ADA, BEN] }))).toEqual([
    '1 student assigned',
  ]);
});

test('findChanges: identifies questions by their ids', () => {
  const changed = { ...one, correct_answer: 3 };
  const added = choiceForm({ id: '4' });
  expect(
    findChanges(validForm({ questions: [one, two, three] }), validForm({ questions: [two, changed, added] })),
  ).toEqual([
    'Question 2 was changed',
    '1 question added',
    '1 question removed',
    'The order of the questions was changed',
  ]);
});
