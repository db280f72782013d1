import { describe, expect, test } from 'vitest';
import {
  addDays,
  countDaysSince,
  findYearUnlessCurrent,
  formatDateTime,
  formatLongDate,
  formatTime,
  formatWeekdayAndDay,
  toCentreDate,
} from './dates.ts';

describe.each(['America/New_York', 'Pacific/Kiritimati', 'Pacific/Niue', 'Africa/Cairo'])(
  'in a browser in %s',
  (zone) => {
    test('formatLongDate, formatShortDate, addDays: keep the day of a civil date', () => {
      process.env.TZ = zone;
      expect(formatLongDate('2026-11-21')).toBe('Saturday, November 21, 2026');
      expect(formatWeekdayAndDay('2026-11-01')).toBe('Sun, Nov 1');
      for (const civil of ['2026-01-01', '2026-03-08', '2026-04-24', '2026-11-01', '2028-02-29']) {
        expect(addDays(civil, 0)).toBe(civil);
      }
    });

    test('addDays: counts calendar days, also across clock changes', () => {
      process.env.TZ = zone;
      expect(addDays('2026-03-07', 2)).toBe('2026-03-09');
      expect(addDays('2026-11-01', -1)).toBe('2026-10-31');
      expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    });
  },
);

test('formatTime: uses the centre’s time zone', () => {
  const instant = '2026-11-21T03:40:00.000Z';
  expect(formatTime(instant, 'America/New_York')).toBe('10:40\u00a0PM');
  expect(formatDateTime(instant, 'America/New_York')).toBe('Nov 20, 2026, 10:40\u00a0PM');
  expect(toCentreDate(instant, 'America/New_York')).toBe('2026-11-20');
  expect(toCentreDate(instant, 'Asia/Tokyo')).toBe('2026-11-21');
});

test('findYearUnlessCurrent: returns the year unless it is the current one', () => {
  // It is still 2026 in New York.
  const newYear = new Date('2027-01-01T03:00:00.000Z');
  expect(findYearUnlessCurrent('2026-12-30', 'America/New_York', newYear)).toBeUndefined();
  expect(findYearUnlessCurrent('2026-12-30', 'Europe/Berlin', newYear)).toBe('2026');
});

test('countDaysSince: counts days of the centre’s calendar, not spans of 24 hours', () => {
  const centre = { today: '2026-11-21', timeZone: 'America/New_York' };
  expect(countDaysSince('2026-11-21T05:00:00Z', centre)).toBe(0);
  expect(countDaysSince('2026-11-21T04:59:00Z', centre)).toBe(1);
  expect(countDaysSince('2026-10-31T15:00:00Z', centre)).toBe(21);
});
