import { expect, test } from 'vitest';
import { toRetentionCutoff } from './to-retention-cutoff.ts';

const NEW_YORK = 'America/New_York';

test.each([
  // Clocks went back on 1 November: the period begins in daylight saving time and ends in standard time.
  ['2026-11-20', { count: 90, unit: 'day' }, NEW_YORK, '2026-08-22T04:00:00.000Z'],
  // Clocks went forward on 8 March.
  ['2026-03-20', { count: 30, unit: 'day' }, NEW_YORK, '2026-02-18T05:00:00.000Z'],
  // The days on which clocks change have 25 and 23 hours.
  ['2026-11-02', { count: 1, unit: 'day' }, NEW_YORK, '2026-11-01T04:00:00.000Z'],
  ['2026-11-03', { count: 1, unit: 'day' }, NEW_YORK, '2026-11-02T05:00:00.000Z'],
  // In Santiago, this day begins at 1:00, because clocks go forward at midnight.
  ['2026-09-07', { count: 1, unit: 'day' }, 'America/Santiago', '2026-09-06T04:00:00.000Z'],
  ['2026-03-31', { count: 1, unit: 'month' }, 'UTC', '2026-02-28T00:00:00.000Z'],
  ['2028-02-29', { count: 36, unit: 'month' }, 'UTC', '2025-02-28T00:00:00.000Z'],
  ['2026-11-20', { count: 110, unit: 'day' }, 'UTC', '2026-08-02T00:00:00.000Z'],
] as const)('toRetentionCutoff: in the night of %s, %o in %s', (night, period, timeZone, cutoff) => {
  expect(toRetentionCutoff(night, period, timeZone).toISOString()).toBe(cutoff);
});
