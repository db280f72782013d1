import { expect, test } from 'vitest';
import {
  createChoiceQuestionFormValues,
  createOpenQuestionFormValues,
  createValidHomeworkFormValues,
} from './test/homework-form-fixtures.ts';
import { toHomeworkWarningTexts } from './to-homework-warning-texts.ts';

test('toHomeworkWarningTexts: returns none for a complete form', () => {
  expect(toHomeworkWarningTexts(createValidHomeworkFormValues())).toEqual([]);
  expect(
    toHomeworkWarningTexts(
      createValidHomeworkFormValues({ grading_type: 'tutor-graded', questions: [createOpenQuestionFormValues()] }),
    ),
  ).toEqual([]);
});

test('toHomeworkWarningTexts: names the questions whose pictures could not be loaded', () => {
  expect(toHomeworkWarningTexts(createValidHomeworkFormValues(), [2])).toEqual([
    "Question 2: the picture at this address couldn't be loaded, so students won't see it.",
  ]);
});

test('toHomeworkWarningTexts: counts answer keys that nobody chose', () => {
  const questions = [
    createChoiceQuestionFormValues({ key_chosen: false }),
    createChoiceQuestionFormValues({ key_chosen: false }),
    createOpenQuestionFormValues(),
  ];
  expect(toHomeworkWarningTexts(createValidHomeworkFormValues({ grading_type: 'tutor-graded', questions }))).toEqual([
    '2 questions still use the default answer A.',
  ]);
});

test('toHomeworkWarningTexts: names equal options, but not blank ones', () => {
  expect(
    toHomeworkWarningTexts(
      createValidHomeworkFormValues({
        questions: [createChoiceQuestionFormValues(), createChoiceQuestionFormValues({ options: ['1', ' 1', '', ''] })],
      }),
    ),
  ).toEqual(['Question 2: options A and B are the same.']);
});

test('toHomeworkWarningTexts: names the best possible score of auto-graded work with open answers', () => {
  expect(
    toHomeworkWarningTexts(
      createValidHomeworkFormValues({
        questions: [createChoiceQuestionFormValues(), createChoiceQuestionFormValues(), createOpenQuestionFormValues()],
      }),
    ),
  ).toEqual(['The best possible score is 67%: open answers score zero where grading is automatic.']);
});
