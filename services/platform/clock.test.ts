import { expect, test } from 'vitest';
import { createDayFinder, getCivilDate, getEndOfMinute, getLastInstant } from './clock.ts';

test.each([
  ['2026-11-21T04:59:59Z', 'America/New_York', '2026-11-20'],
  ['2026-11-21T05:00:00Z', 'America/New_York', '2026-11-21'],
  ['2026-07-01T03:59:59Z', 'America/New_York', '2026-06-30'],
  ['2026-12-31T11:00:00Z', 'Pacific/Kiritimati', '2027-01-01'],
])('getCivilDate: at %s in %s returns %s', (instant, timeZone, date) => {
  expect(getCivilDate(() => new Date(instant), timeZone)).toBe(date);
});

test.each([
  ['America/New_York', '2026-03-07T00:00:00Z'],
  ['America/New_York', '2026-10-31T00:00:00Z'],
  ['Asia/Kolkata', '2026-03-07T00:00:00Z'],
  ['Pacific/Apia', '2011-12-28T00:00:00Z'],
  ['Pacific/Apia', '2020-09-26T00:00:00Z'],
  ['Pacific/Apia', '2021-04-03T00:00:00Z'],
])('getCivilDate: in %s from %s agrees with Intl at each minute, and never goes back', (timeZone, from) => {
  const wall = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  const instants = Array.from({ length: 4 * 24 * 60 }, (_, minute) => new Date(Date.parse(from) + minute * 60_000));
  const days = instants.map((instant) => getCivilDate(() => instant, timeZone));
  const findDay = createDayFinder(timeZone);
  expect(instants.map((instant) => findDay(instant.toISOString()))).toEqual(days);
  expect(days).toEqual(instants.map((instant) => wall.format(instant)));
  expect(days).toEqual(days.toSorted());
});

test.each([
  ['2026-11-20', 'America/New_York', '2026-11-21T04:59:59.999Z'],
  ['2026-03-08', 'America/New_York', '2026-03-09T03:59:59.999Z'],
  ['2026-11-01', 'America/New_York', '2026-11-02T04:59:59.999Z'],
  ['2011-12-29', 'Pacific/Apia', '2011-12-30T09:59:59.999Z'],
])('getLastInstant: of %s in %s is %s, and the next millisecond is another day', (date, timeZone, last) => {
  expect(getLastInstant(date, timeZone)).toBe(last);
  expect(getCivilDate(() => new Date(last), timeZone)).toBe(date);
  expect(getCivilDate(() => new Date(Date.parse(last) + 1), timeZone)).not.toBe(date);
});

test('getLastInstant and getEndOfMinute: an instant of the last day sorts after all others as a text', () => {
  const last = '9999-12-31T23:59:59.999Z';
  expect(getLastInstant('9999-12-31', 'America/New_York')).toBe(last);
  expect(getEndOfMinute('9999-12-31T23:59', 'Pacific/Pago_Pago')).toBe(last);
  expect(getLastInstant('9999-12-31', 'Asia/Kolkata')).toBe('9999-12-31T18:29:59.999Z');
});

test.each([
  ['2026-11-20T16:30', 'America/New_York', '2026-11-20T21:30:59.999Z'],
  ['2026-11-20T00:00', 'Asia/Kolkata', '2026-11-19T18:30:59.999Z'],
])('getEndOfMinute: %s in %s ends at %s', (time, timeZone, instant) => {
  expect(getEndOfMinute(time, timeZone)).toBe(instant);
});
