import { expect, test } from 'vitest';
import { civilDate } from './shapes.ts';

test.each(['2026-11-21', '1900-01-01', '2000-02-29', '2024-02-29', '9999-12-31'])('civilDate: accepts %s', (text) => {
  expect(civilDate.parse(text)).toBe(text);
});

test.each([
  ['21.11.2026', 'Use a date like 2026-11-21.'],
  ['2026-1-2', 'Use a date like 2026-11-21.'],
  ['2026-02-29', 'There is no such day.'],
  ['1900-02-29', 'There is no such day.'],
  ['2026-04-31', 'There is no such day.'],
  ['2026-13-01', 'There is no such day.'],
  ['2026-00-10', 'There is no such day.'],
  ['1899-12-31', 'There is no such day.'],
])('civilDate: refuses %s with the sentence “%s”', (text, sentence) => {
  expect(civilDate.safeParse(text).error?.issues[0]?.message).toBe(sentence);
});
