import { expect, test } from 'vitest';
import {
  ADA_ID,
  BEN_ID,
  createChoiceQuestionForm,
  createOpenQuestionForm,
  createValidForm,
} from '../form/test/form-fixtures.ts';
import { listHomeworkChanges } from './list-homework-changes.ts';

const [one, two, three] = [
  createChoiceQuestionForm({ id: '1' }),
  createOpenQuestionForm({ id: '2' }),
  createChoiceQuestionForm({ id: '3' }),
];

test('listHomeworkChanges: returns nothing for equal versions', () => {
  expect(
    listHomeworkChanges(
      createValidForm({ questions: [one] }),
      createValidForm({ questions: [{ ...one, key_chosen: false }] }),
    ),
  ).toEqual([]);
});

test('listHomeworkChanges: lists each changed part', () => {
  const after = createValidForm({
    ...{ title: 'More sums', grading_type: 'tutor-graded', due_date: '2026-12-01', keys_shown: true },
    assigned_students: [BEN_ID],
  });
  expect(listHomeworkChanges(createValidForm(), after)).toEqual([
    'Title: “More sums”',
    'Grading: Manual Review',
    'Due 2026-12-01',
    'Correct answers are shown after grading',
    '1 student assigned',
    '1 student unassigned',
  ]);
  expect(
    listHomeworkChanges(
      createValidForm({ assigned_students: [ADA_ID] }),
      createValidForm({ assigned_students: [ADA_ID, BEN_ID] }),
    ),
  ).toEqual(['1 student assigned']);
});

test('listHomeworkChanges: identifies questions by their ids', () => {
  const changed = { ...one, correct_answer: 3 };
  const added = createChoiceQuestionForm({ id: '4' });
  expect(
    listHomeworkChanges(
      createValidForm({ questions: [one, two, three] }),
      createValidForm({ questions: [two, changed, added] }),
    ),
  ).toEqual([
    'Question 2 was changed',
    '1 question added',
    '1 question removed',
    'The order of the questions was changed',
  ]);
});
