import { expect, test } from 'vitest';
import { findHints } from './find-hints.ts';
import { choiceForm, openForm, validForm } from './test/form-fixtures.ts';

test('findHints: returns none for a complete form', () => {
  expect(findHints(validForm())).toEqual([]);
  expect(findHints(validForm({ grading_type: 'tutor-graded', questions: [openForm()] }))).toEqual([]);
});

test('findHints: names the questions whose pictures could not be loaded', () => {
  expect(findHints(validForm(), [2])).toEqual([
    "Question 2: the picture at this address couldn't be loaded, so students won't see it.",
  ]);
});

test('findHints: counts answer keys that nobody chose', () => {
  const questions = [choiceForm({ key_chosen: false }), choiceForm({ key_chosen: false }), openForm()];
  expect(findHints(validForm({ grading_type: 'tutor-graded', questions }))).toEqual([
    '2 questions still use the default answer A.',
  ]);
});

test('findHints: names equal options, but not blank ones', () => {
  expect(findHints(validForm({ questions: [choiceForm(), choiceForm({ options: ['1', ' 1', '', ''] })] }))).toEqual([
    'Question 2: options A and B are the same.',
  ]);
});

test('findHints: names the best possible score of auto-graded work with open answers', () => {
  expect(findHints(validForm({ questions: [choiceForm(), choiceForm(), openForm()] }))).toEqual([
    'The best possible score is 67%: open answers score zero where grading is automatic.',
  ]);
});
