import { expect, test } from 'vitest';
import { matchesSearch } from './matches-search.ts';

test('search finds every word in the name or in what is the person’s own of the e-mail, without accents', () => {
  const zoe = { name: 'Zoë Lindqvist', email: 'zoe.l@example.com' };
  expect(matchesSearch(zoe, 'zoe LIND')).toBe(true);
  expect(matchesSearch(zoe, 'zoe.l lindqvist')).toBe(true);
  expect(matchesSearch(zoe, 'Zoe.L@example.com')).toBe(true);
  expect(matchesSearch(zoe, 'example')).toBe(false);
  expect(matchesSearch(zoe, 'maya')).toBe(false);
  expect(matchesSearch(zoe, '  ')).toBe(true);
});
