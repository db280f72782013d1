import { expect, test } from 'vitest';
import { matchesSearch } from './matches-search.ts';

test('matchesSearch: finds every word in the name or the local part of the e-mail, ignoring accents', () => {
  const zoe = { name: 'Zoë Lindqvist', email: 'zoe.l@example.com' };
  expect(matchesSearch(zoe, 'zoe LIND')).toBe(true);
  expect(matchesSearch(zoe, 'zoe.l lindqvist')).toBe(true);
  expect(matchesSearch(zoe, 'Zoe.L@example.com')).toBe(true);
  expect(matchesSearch(zoe, 'example')).toBe(false);
  expect(matchesSearch(zoe, 'maya')).toBe(false);
  expect(matchesSearch(zoe, '  ')).toBe(true);
});
