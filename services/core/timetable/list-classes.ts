/** The classes that are planned: the weekly classes of groups, without the days on which the centre is closed. */
import { Temporal } from 'temporal-polyfill';
import type { PlannedClass } from '#contracts/timetable.ts';
import { addDays } from '#events/values/add-days.ts';
import type { MeetingRecord } from '#projections/people/groups/meetings-query.ts';
import { getCivilDate } from '#services/platform/clock.ts';

interface Timetable {
  readonly meetings: readonly MeetingRecord[];
  /** The civil days on which the centre is closed. */
  readonly closedDays: ReadonlySet<string>;
  /** IANA name of the centre's time zone. */
  readonly timeZone: string;
}

/**
 * Every class from one civil day to another, in the order of their times. A class begins and ends when the centre's clocks show
 * its times; a time that the change to summer time leaves out is an hour later.
 */
export function* listClasses(timetable: Timetable, from: string, to: string): Generator<PlannedClass> {
  const { meetings, closedDays } = timetable;
  const last = Temporal.PlainDate.from(to);
  if (meetings.length === 0) return;
  for (
    let day = Temporal.PlainDate.from(from);
    Temporal.PlainDate.compare(day, last) <= 0;
    day = day.add({ days: 1 })
  ) {
    const date = day.toString();
    if (closedDays.has(date)) continue;
    const ofDay = meetings.filter(
      ({ weekday, from_day, until_day }) =>
        weekday === day.dayOfWeek && from_day <= date && (until_day === null || date < until_day),
    );
    for (const meeting of ofDay.toSorted((a, b) => (a.begins < b.begins ? -1 : Number(a.begins > b.begins))))
      yield toClass(meeting, day, timetable.timeZone);
  }
}

function toClass(meeting: MeetingRecord, day: Temporal.PlainDate, timeZone: string): PlannedClass {
  const { group_id, group_name, begins, ends, room } = meeting;
  const toInstant = (time: string) => new Date(toClassTimeMs(day, time, timeZone)).toISOString();
  return {
    ...{ group_id, group_name, date: day.toString(), begins, ends, room },
    ...{ begins_at: toInstant(begins), ends_at: toInstant(ends) },
  };
}

/** The instant at which the centre's clocks show a time (`HH:MM`) of a civil day. */
export const toClassTimeMs = (day: Temporal.PlainDate | string, time: string, timeZone: string): number =>
  Temporal.PlainDate.from(day).toZonedDateTime({ timeZone, plainTime: Temporal.PlainTime.from(time) })
    .epochMilliseconds;

/** How far ahead the next classes are searched. */
const AHEAD_DAYS = 366;

/** The next classes of a student that have not ended at an instant, the first one first. */
export function findNextClasses(timetable: Timetable, now: Date, limit: number): PlannedClass[] {
  const instant = now.toISOString();
  const today = getCivilDate(() => now, timetable.timeZone);
  const next: PlannedClass[] = [];
  for (const each of listClasses(timetable, today, addDays(today, AHEAD_DAYS))) {
    if (each.ends_at > instant) next.push(each);
    if (next.length === limit) break;
  }
  return next;
}
