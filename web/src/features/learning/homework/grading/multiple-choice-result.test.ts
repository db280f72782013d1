import { expect, test } from 'vitest';
import type { SubmissionDetail } from '#contracts/submissions.ts';
import { toMultipleChoiceResult } from './multiple-choice-result.ts';

const submission = (...marks: (boolean | null)[]): SubmissionDetail =>
  ({
    questions: marks.map((mark, id) => ({ id, type: mark === null ? 'open-answer' : 'multiple-choice' })),
    answers: marks.map((is_correct, question_id) => ({ question_id, is_correct })),
  }) as never;

test.each([
  ['all multiple choice', [true, true, false], { choices: 3, correct: 2, open: 0, suggestedGrade: 67 }],
  ['an open answer among them', [true, false, null], { choices: 2, correct: 1, open: 1 }],
  ['open answers only', [null], { choices: 0, correct: 0, open: 1 }],
] as const)('toMultipleChoiceResult: %s', (_, marks, result) => {
  expect(toMultipleChoiceResult(submission(...marks))).toEqual({ suggestedGrade: undefined, ...result });
});
