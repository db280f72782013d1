import { expect, test } from 'vitest';
import { parseReview } from './generated-question-review.ts';

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
