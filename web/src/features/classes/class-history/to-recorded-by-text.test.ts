import { expect, test } from 'vitest';
import { toRecordedByText } from './to-recorded-by-text.ts';

const row = { tutor_name: 'Sam', created_at: '2026-11-21T20:40:00.000Z' };

test('toRecordedByText: shows only the time on the same day', () => {
  expect(toRecordedByText({ ...row, effective_on: '2026-11-21' }, 'America/New_York')).toBe('Sam, 3:40\u00a0PM');
});

test('toRecordedByText: shows the date when recorded later', () => {
  expect(toRecordedByText({ ...row, effective_on: '2026-11-20' }, 'America/New_York')).toBe(
    'Sam, recorded Nov 21, 2026, 3:40\u00a0PM',
  );
});
