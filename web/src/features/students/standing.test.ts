import { expect, test } from 'vitest';
import type { StudentRow } from '#contracts/students.ts';
import { matchesSearch, standings } from './standing.ts';

const student = (balance: Partial<StudentRow>) =>
  ({ classes_remaining: 9, classes_uncovered: 0, classes_waiting: 0, ...balance }) as StudentRow;

test('a calm balance needs no word', () => {
  expect(standings(student({}))).toEqual([]);
});

test('uncovered comes before low, low before waiting', () => {
  const texts = standings(student({ classes_remaining: 0, classes_uncovered: 1, classes_waiting: 2 })).map(
    ({ text }) => text,
  );
  expect(texts).toEqual(['1 uncovered', 'None left', '2 waiting, limit 18']);
});

test('low counts in words', () => {
  expect(standings(student({ classes_remaining: 1 }))[0]?.text).toBe('Low: 1 class left');
  expect(standings(student({ classes_remaining: 2 }))[0]?.text).toBe('Low: 2 classes left');
  expect(standings(student({ classes_remaining: 3 }))).toEqual([]);
});

test('search finds every word in name or e-mail, without accents', () => {
  const zoe = { name: 'Zoë Lindqvist', email: 'zoe.l@example.com' };
  expect(matchesSearch(zoe, 'zoe LIND')).toBe(true);
  expect(matchesSearch(zoe, 'example lindqvist')).toBe(true);
  expect(matchesSearch(zoe, 'maya')).toBe(false);
  expect(matchesSearch(zoe, '  ')).toBe(true);
});
