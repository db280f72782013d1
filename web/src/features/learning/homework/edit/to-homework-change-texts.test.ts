import { expect, test } from 'vitest';
import {
  ADA_STUDENT_ID,
  BEN_STUDENT_ID,
  createChoiceQuestionFormValues,
  createOpenQuestionFormValues,
  createValidHomeworkFormValues,
} from '../form/test/homework-form-fixtures.ts';
import { toHomeworkChangeTexts } from './to-homework-change-texts.ts';

const [one, two, three] = [
  createChoiceQuestionFormValues({ id: '1' }),
  createOpenQuestionFormValues({ id: '2' }),
  createChoiceQuestionFormValues({ id: '3' }),
];

test('toHomeworkChangeTexts: returns nothing for equal versions', () => {
  expect(
    toHomeworkChangeTexts(
      createValidHomeworkFormValues({ questions: [one] }),
      createValidHomeworkFormValues({ questions: [{ ...one, key_chosen: false }] }),
    ),
  ).toEqual([]);
});

test('toHomeworkChangeTexts: lists each changed part', () => {
  const after = createValidHomeworkFormValues({
    ...{ title: 'More sums', grading_type: 'tutor-graded', due_date: '2026-12-01', keys_shown: false },
    assigned_students: [BEN_STUDENT_ID],
  });
  expect(toHomeworkChangeTexts(createValidHomeworkFormValues(), after)).toEqual([
    'Title: “More sums”',
    'Grading: Manual Review',
    'Due 2026-12-01',
    'Correct answers are not shown',
    '1 student assigned',
    '1 student unassigned',
  ]);
  expect(
    toHomeworkChangeTexts(
      createValidHomeworkFormValues({ assigned_students: [ADA_STUDENT_ID] }),
      createValidHomeworkFormValues({ assigned_students: [ADA_STUDENT_ID, BEN_STUDENT_ID] }),
    ),
  ).toEqual(['1 student assigned']);
});

test('toHomeworkChangeTexts: identifies questions by their ids', () => {
  const changed = { ...one, correct_answer: 3 };
  const added = createChoiceQuestionFormValues({ id: '4' });
  expect(
    toHomeworkChangeTexts(
      createValidHomeworkFormValues({ questions: [one, two, three] }),
      createValidHomeworkFormValues({ questions: [two, changed, added] }),
    ),
  ).toEqual([
    'Question 2 was changed',
    '1 question added',
    '1 question removed',
    'The order of the questions was changed',
  ]);
});
