import { expect, test } from 'vitest';
import { findNextClasses, listClasses } from './list-classes.ts';

const meeting = (changed: object = {}) => ({
  ...{ group_id: 'g1', group_name: 'Algebra', weekday: 1, begins: '16:00', ends: '17:00', room: 'Room 2' },
  ...{ from_day: '2026-01-01', until_day: null, ...changed },
});
const timetable = (meetings: ReturnType<typeof meeting>[], closed: string[] = [], timeZone = 'America/New_York') => ({
  ...{ meetings, closedDays: new Set(closed), timeZone },
});
const list = (...args: Parameters<typeof listClasses>) =>
  [...listClasses(...args)].map(({ date, begins_at, ends_at }) => [date, begins_at, ends_at]);

test('listClasses: a class keeps the time of the centre’s clocks when they change', () => {
  const mondays = timetable([meeting()]);
  expect(list(mondays, '2026-10-26', '2026-11-02')).toEqual([
    ['2026-10-26', '2026-10-26T20:00:00.000Z', '2026-10-26T21:00:00.000Z'],
    ['2026-11-02', '2026-11-02T21:00:00.000Z', '2026-11-02T22:00:00.000Z'],
  ]);
  expect(list(mondays, '2026-03-02', '2026-03-09').map(([, begins]) => begins)).toEqual([
    '2026-03-02T21:00:00.000Z',
    '2026-03-09T20:00:00.000Z',
  ]);
});

test('listClasses: a class in the hour that the clocks leave out or show twice takes place once', () => {
  const night = timetable([meeting({ weekday: 7, begins: '02:30', ends: '03:30' })]);
  expect(list(night, '2026-03-08', '2026-03-08')).toEqual([
    ['2026-03-08', '2026-03-08T07:30:00.000Z', '2026-03-08T07:30:00.000Z'],
  ]);
  const twice = timetable([meeting({ weekday: 7, begins: '01:30', ends: '02:30' })]);
  expect(list(twice, '2026-11-01', '2026-11-01')).toEqual([
    ['2026-11-01', '2026-11-01T05:30:00.000Z', '2026-11-01T07:30:00.000Z'],
  ]);
});

test('listClasses: leaves out closed days, and each schedule is in force from its first day until the next one', () => {
  const old = meeting({ until_day: '2026-11-16' });
  const next = meeting({ weekday: 3, from_day: '2026-11-16' });
  const days = list(timetable([old, next], ['2026-11-25']), '2026-11-01', '2026-12-02').map(([date]) => date);
  expect(days).toEqual(['2026-11-02', '2026-11-09', '2026-11-18', '2026-12-02']);
});

test('listClasses: several classes of a day are in the order of their times, of whatever group', () => {
  const early = meeting({ group_id: 'g2', begins: '09:00', ends: '10:00' });
  const of = [...listClasses(timetable([meeting(), early]), '2026-11-02', '2026-11-02')];
  expect(of.map(({ group_id, begins }) => [group_id, begins])).toEqual([
    ['g2', '09:00'],
    ['g1', '16:00'],
  ]);
});

test('findNextClasses: a class is next until it ends, by the days of the centre', () => {
  const mondays = timetable([meeting({ ends: '23:30' })]);
  const next = (now: string) => findNextClasses(mondays, new Date(now), 1).map(({ date }) => date);
  // In New York it is still Monday when it is Tuesday in UTC.
  expect(next('2026-11-03T04:29:59Z')).toEqual(['2026-11-02']);
  expect(next('2026-11-03T04:30:00Z')).toEqual(['2026-11-09']);
  expect(findNextClasses(timetable([]), new Date('2026-11-03T12:00:00Z'), 1)).toEqual([]);
});

test('findNextClasses: looks over a long closing, and for a schedule that is still to begin', () => {
  const closed = Array.from({ length: 60 }, (_, day) =>
    new Date(Date.UTC(2026, 10, day + 1)).toISOString().slice(0, 10),
  );
  const find = (...args: Parameters<typeof timetable>) =>
    findNextClasses(timetable(...args), new Date('2026-11-01T12:00:00Z'), 2).map(({ date }) => date);
  expect(find([meeting()], closed)).toEqual(['2027-01-04', '2027-01-11']);
  expect(find([meeting({ from_day: '2027-06-01' })])).toEqual(['2027-06-07', '2027-06-14']);
});
