import { expect, test } from 'vitest';
import type { PracticeQuestionResult } from '#contracts/practice.ts';
import { findFirstUnansweredIndex } from './find-first-unanswered-index.ts';

const done: PracticeQuestionResult = { choice: 0, correct: true, correct_answer: 0, explanation: null, report: null };
const session = (answered: string) => ({
  questions: [...answered].map((each) => ({
    text: '',
    options: [],
    figure: null,
    missed_on: null,
    result: each === 'x' ? done : null,
  })),
});

test.each([
  ['-----', 0, 0],
  ['xx---', 0, 2],
  ['x-x--', 3, 3],
  ['x-xxx', 2, 1],
  ['xxxxx', 0, 4],
])('findFirstUnansweredIndex: of %s from %d on, returns %d', (answered, from, at) => {
  expect(findFirstUnansweredIndex(session(answered), from)).toBe(at);
});
