import { expect, test } from 'vitest';
import { findFormWarnings } from './find-form-warnings.ts';
import { createChoiceQuestionForm, createOpenQuestionForm, createValidForm } from './test/form-fixtures.ts';

test('findFormWarnings: returns none for a complete form', () => {
  expect(findFormWarnings(createValidForm())).toEqual([]);
  expect(
    findFormWarnings(createValidForm({ grading_type: 'tutor-graded', questions: [createOpenQuestionForm()] })),
  ).toEqual([]);
});

test('findFormWarnings: names the questions whose pictures could not be loaded', () => {
  expect(findFormWarnings(createValidForm(), [2])).toEqual([
    "Question 2: the picture at this address couldn't be loaded, so students won't see it.",
  ]);
});

test('findFormWarnings: counts answer keys that nobody chose', () => {
  const questions = [
    createChoiceQuestionForm({ key_chosen: false }),
    createChoiceQuestionForm({ key_chosen: false }),
    createOpenQuestionForm(),
  ];
  expect(findFormWarnings(createValidForm({ grading_type: 'tutor-graded', questions }))).toEqual([
    '2 questions still use the default answer A.',
  ]);
});

test('findFormWarnings: names equal options, but not blank ones', () => {
  expect(
    findFormWarnings(
      createValidForm({
        questions: [createChoiceQuestionForm(), createChoiceQuestionForm({ options: ['1', ' 1', '', ''] })],
      }),
    ),
  ).toEqual(['Question 2: options A and B are the same.']);
});

test('findFormWarnings: names the best possible score of auto-graded work with open answers', () => {
  expect(
    findFormWarnings(
      createValidForm({
        questions: [createChoiceQuestionForm(), createChoiceQuestionForm(), createOpenQuestionForm()],
      }),
    ),
  ).toEqual(['The best possible score is 67%: open answers score zero where grading is automatic.']);
});
