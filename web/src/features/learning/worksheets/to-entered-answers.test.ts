import { expect, test } from 'vitest';
import type { SubmissionDetail } from '#contracts/submissions.ts';
import { toEnteredAnswers } from './to-entered-answers.ts';

const printed = ['One?', 'Two?', 'Three?'].map((text) => ({
  ...{ text, options: ['1', '2', '3', '4'], figure: null, correct_answer: 0 },
}));
const submission = {
  questions: printed.map(({ text, options }, index) => ({ id: `q${index}`, text, options })),
  answers: [
    { question_id: 'q2', answer: 1 },
    { question_id: 'q0', answer: 3 },
  ],
  entered_by_name: 'Ms Lee',
} as unknown as SubmissionDetail;
const enteredWith = (change: object) => toEnteredAnswers({ questions: printed }, { ...submission, ...change });

test('toEnteredAnswers: finds each answer by its option, also after the options were moved', () => {
  expect(enteredWith({})).toEqual([3, null, 1]);
  const moved = submission.questions.map((question) => ({ ...question, options: question.options?.toReversed() }));
  expect(enteredWith({ questions: moved })).toEqual([0, null, 2]);
});

test('toEnteredAnswers: knows none of answers on screen, or of other questions than the paper has', () => {
  expect(enteredWith({ entered_by_name: null })).toBeUndefined();
  expect(enteredWith({ questions: submission.questions.toReversed() })).toBeUndefined();
  expect(enteredWith({ questions: submission.questions.slice(1) })).toBeUndefined();
  const others = submission.questions.map((question) => ({ ...question, options: ['5', '6', '7', '8'] }));
  expect(enteredWith({ questions: others })).toBeUndefined();
});
