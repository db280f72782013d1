import { expect, test } from 'vitest';
import { formatAtPhrase } from './at-phrase.ts';

test('formatAtPhrase: shows only the time for today', () => {
  const since = (today: string) => formatAtPhrase('2026-11-21T03:40:00.000Z', { today, timeZone: 'America/New_York' });
  expect(since('2026-11-20')).toBe('at 10:40\u00a0PM');
  expect(since('2026-11-21')).toBe('on Nov 20, 2026, 10:40\u00a0PM');
});
