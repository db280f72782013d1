import { expect, test } from 'vitest';
import type { StudentRow } from '#contracts/students.ts';
import { matchesSearch, standings, summaryOf } from './standing.ts';

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

test('search finds every word in the name or in what is the person’s own of the e-mail, without accents', () => {
  const zoe = { name: 'Zoë Lindqvist', email: 'zoe.l@example.com' };
  expect(matchesSearch(zoe, 'zoe LIND')).toBe(true);
  expect(matchesSearch(zoe, 'zoe.l lindqvist')).toBe(true);
  expect(matchesSearch(zoe, 'Zoe.L@example.com')).toBe(true);
  expect(matchesSearch(zoe, 'example')).toBe(false);
  expect(matchesSearch(zoe, 'maya')).toBe(false);
  expect(matchesSearch(zoe, '  ')).toBe(true);
});

test('the summary counts whom to look at', () => {
  const calm = student({});
  expect(summaryOf([])).toBe('0 students');
  expect(summaryOf([calm])).toBe('1 student');
  expect(
    summaryOf([calm, student({ classes_remaining: 1 }), student({ classes_waiting: 3, classes_uncovered: 1 })]),
  ).toBe('3 students · 1 with an uncovered class · 1 low · 1 with classes waiting');
});
