import { expect, test } from 'vitest';
import { recordedByText } from './recorded-by-text.ts';

const row = { tutor_name: 'Sam', created_at: '2026-11-21T20:40:00.000Z' };

test('on the day itself the time is enough', () => {
  expect(recordedByText({ ...row, effective_on: '2026-11-21' }, 'America/New_York')).toBe('Sam, 15:40');
});

test('what was recorded later says when', () => {
  expect(recordedByText({ ...row, effective_on: '2026-11-20' }, 'America/New_York')).toBe(
    'Sam, recorded Nov 21, 2026, 15:40',
  );
});
