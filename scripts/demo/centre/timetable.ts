/** The weekly classes of the demo centre's four groups, and the days of its year. */
import { Temporal } from 'temporal-polyfill';
import type { DemoTutor } from './people.ts';

export interface DemoGroup {
  readonly name: string;
  readonly tutor: DemoTutor['key'];
  /** Days of the week, from 1 for Monday to 7 for Sunday. */
  readonly weekdays: readonly number[];
  readonly begins: string;
  readonly ends: string;
  readonly room: string;
  /** The time at which the tutor saves the marks, at the end of the class. */
  readonly savedAt: string;
}

export const demoGroups: readonly DemoGroup[] = [
  {
    name: 'Monday and Wednesday',
    tutor: 'lee',
    weekdays: [1, 3],
    ...{ begins: '15:30', ends: '16:40', room: 'Room 1' },
    savedAt: '16:42',
  },
  {
    name: 'Monday and Thursday',
    tutor: 'diaz',
    weekdays: [1, 4],
    ...{ begins: '17:00', ends: '18:00', room: 'Room 2' },
    savedAt: '18:04',
  },
  {
    name: 'Tuesday and Friday',
    tutor: 'lee',
    weekdays: [2, 5],
    ...{ begins: '15:30', ends: '16:40', room: 'Room 1' },
    savedAt: '16:38',
  },
  {
    name: 'Saturday morning',
    tutor: 'diaz',
    weekdays: [6],
    ...{ begins: '10:00', ends: '11:15', room: 'Room 1' },
    savedAt: '11:16',
  },
];

const MONTHS = 12;

/** Every civil day from a year before `today` to `today`, in order. */
export const listDaysUntil = (today: string): Temporal.PlainDate[] => {
  const last = Temporal.PlainDate.from(today);
  const first = last.subtract({ months: MONTHS });
  const days = first.until(last, { largestUnit: 'days' }).days;
  return Array.from({ length: days + 1 }, (_, index) => first.add({ days: index }));
};

/** The instant of a wall-clock time on a day of the centre's calendar. */
export const toInstant = (day: Temporal.PlainDate, time: string, timeZone: string): Date =>
  new Date(day.toZonedDateTime({ timeZone, plainTime: Temporal.PlainTime.from(time) }).epochMilliseconds);
