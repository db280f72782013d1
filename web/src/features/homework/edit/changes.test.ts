import { expect, test } from 'vitest';
import { ADA, BEN, choiceForm, filled, openForm } from '../form/testing.ts';
import { changesBetween } from './changes.ts';

const [one, two, three] = [choiceForm({ id: '1' }), openForm({ id: '2' }), choiceForm({ id: '3' })];

test('nothing changed', () => {
  expect(changesBetween(filled({ questions: [one] }), filled({ questions: [{ ...one, key_chosen: false }] }))).toEqual(
    [],
  );
});

test('what was changed is told part by part', () => {
  const after = filled({
    ...{ title: 'More sums', grading_type: 'tutor-graded', due_date: '2026-12-01', keys_shown: true },
    assigned_students: [BEN],
  });
  expect(changesBetween(filled(), after)).toEqual([
    'Title: “More sums”',
    'Grading: Manual Review',
    'Due 2026-12-01',
    'Correct answers are shown after grading',
    '1 student assigned',
    '1 student unassigned',
  ]);
  expect(changesBetween(filled({ assigned_students: [ADA] }), filled({ assigned_students: [ADA, BEN] }))).toEqual([
    '1 student assigned',
  ]);
});

test('questions are told apart by their ids', () => {
  const changed = { ...one, correct_answer: 3 };
  const added = choiceForm({ id: '4' });
  expect(
    changesBetween(filled({ questions: [one, two, three] }), filled({ questions: [two, changed, added] })),
  ).toEqual([
    'Question 2 was changed',
    '1 question added',
    '1 question removed',
    'The order of the questions was changed',
  ]);
});
