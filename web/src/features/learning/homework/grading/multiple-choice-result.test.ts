import { expect, test } from 'vitest';
import type { SubmissionDetail } from '#contracts/submissions.ts';
import { toMultipleChoiceResult } from './multiple-choice-result.ts';

const question = (id: string, correct_answer: number | null) =>
  ({ id, type: correct_answer === null ? 'open-answer' : 'multiple-choice', correct_answer }) as never;
const submission = (keys: (number | null)[], answers: (number | string)[]): SubmissionDetail =>
  ({
    questions: keys.map((key, index) => question(`q${index}`, key)),
    answers: answers.map((answer, index) => ({ question_id: `q${index}`, answer })),
  }) as never;

test.each([
  ['all multiple choice', [0, 1, 2], [0, 1, 3], { choices: 3, correct: 2, open: 0, suggestedGrade: 67 }],
  ['an open answer among them', [0, 1, null], [0, 3, 'Because'], { choices: 2, correct: 1, open: 1 }],
  ['open answers only', [null], ['Because'], { choices: 0, correct: 0, open: 1 }],
] as const)('toMultipleChoiceResult: %s', (_, keys, answers, result) => {
  expect(toMultipleChoiceResult(submission([...keys], [...answers]))).toEqual({ suggestedGrade: undefined, ...result });
});
