import { expect, test } from 'vitest';
import { countsOf, matches, nextToReview } from './shown.ts';

const rows = [
  { id: 'a', is_graded: false },
  { id: 'b', is_graded: true },
  { id: 'c', is_graded: false },
];

test('chips count what they show', () => {
  expect(countsOf(rows)).toEqual({ all: 3, 'needs-review': 2, graded: 1 });
  expect(rows.filter((row) => matches('needs-review', row)).map(({ id }) => id)).toEqual(['a', 'c']);
});

test('the next to review is below the last one, then from the top', () => {
  expect(nextToReview(rows, undefined)?.id).toBe('a');
  expect(nextToReview(rows, 'a')?.id).toBe('c');
  expect(nextToReview(rows, 'b')?.id).toBe('c');
  expect(nextToReview(rows, 'c')?.id).toBe('a');
});

test('the one that is being looked at is not next again', () => {
  expect(nextToReview([{ id: 'a', is_graded: false }], 'a')).toBeUndefined();
});
