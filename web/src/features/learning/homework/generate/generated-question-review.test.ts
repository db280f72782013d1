import { expect, test } from 'vitest';
import type { GeneratedQuestionRow } from '#contracts/question-generation.ts';
import { parseReview, toAddedQuestion, toReviewRows } from './generated-question-review.ts';

test('parseReview: reads a stored review', () => {
  const review = {
    ...{ a: {}, b: { text: 'Why?', options: ['1', '2', '3', '4'], correct_answer: 2 } },
    c: { left_out: true, removed: false },
  };
  expect(parseReview(review)).toEqual(review);
  expect(parseReview({})).toEqual({});
});

test.each([
  ...[
    null,
    'text',
    [],
    { a: null },
    { a: 'text' },
    { a: [] },
    { a: { text: 1 } },
    { a: { options: ['1'] } },
    { a: { correct_answer: 0.5 } },
  ],
  ...[{ a: { left_out: 'yes' } }, { a: { removed: 0 } }],
])('parseReview: refuses %j', (body) => {
  expect(parseReview(body)).toBeNull();
});

const clock = (hour: number) => ({ kind: 'clock', hour, minute: 0 }) as const;
const generated = {
  ...{
    key: 'a',
    text: 'What time is it?',
    options: ['1:00', '2:00', '3:00', '4:00'],
    correct_answer: 2,
    explanation: null,
  },
  ...{ figure: clock(3), origin: { source: 'mathematics' }, generated_at: '2026-11-24T10:00:00.000Z', checks: [] },
  substitute: null,
} as const satisfies GeneratedQuestionRow;

test('toReviewRows: a question is taken if the assignment asks the same with the same drawing', () => {
  const isTaken = (figure: ReturnType<typeof clock>) =>
    toReviewRows([generated], {}, [{ text: 'What time is it', figure }]).map((row) => row.isTaken);
  expect([isTaken(clock(3)), isTaken(clock(4))]).toEqual([[true], [false]]);
});

test('toAddedQuestion: keeps the drawing', () => {
  expect(toReviewRows([generated], {}, []).map(toAddedQuestion)).toMatchObject([{ figure: clock(3) }]);
});
