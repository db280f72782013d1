import { Temporal } from 'temporal-polyfill';

/** Returns the current instant. Tests and the demo centre pass their own clock. */
export type Clock = () => Date;

/** The civil date (`YYYY-MM-DD`) that the clock shows in a time zone. */
export function getCivilDate(clock: Clock, timeZone: string): string {
  return Temporal.Instant.fromEpochMilliseconds(clock().getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDate()
    .toString();
}

/** After this instant, ISO 8601 writes years with a sign and six digits, which sort before all others as texts. */
const LAST_FOUR_DIGIT_YEAR_MS = Date.parse('9999-12-31T23:59:59.999Z');
const toSortableInstant = (ms: number): string => new Date(Math.min(ms, LAST_FOUR_DIGIT_YEAR_MS)).toISOString();

/** The last instant of a civil date in a time zone, in milliseconds of UTC: `2026-11-21T04:59:59.999Z`. */
export function getLastInstant(date: string, timeZone: string): string {
  const nextDay = Temporal.PlainDate.from(date).add({ days: 1 }).toZonedDateTime(timeZone);
  return toSortableInstant(nextDay.epochMilliseconds - 1);
}

/** A time of day as people in the centre write it: `3:42 PM`. */
export const formatTimeOfDay = (instant: Date, timeZone: string): string =>
  Temporal.Instant.fromEpochMilliseconds(instant.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainTime()
    .toLocaleString('en-US', { hour: 'numeric', minute: '2-digit' })
    // A no-break space, so that no line ends between the time and AM or PM, as in the web application.
    .replace(/\s(?=[AP]M$)/, '\u00a0');

/** The instant of a wall-clock time `YYYY-MM-DDTHH:mm` in a time zone, at the end of that minute, in UTC. */
export function getEndOfMinute(time: string, timeZone: string): string {
  const minute = Temporal.PlainDateTime.from(time).toZonedDateTime(timeZone);
  return toSortableInstant(minute.epochMilliseconds + 59_999);
}

/** The hour of the centre's clock after which the work of a night is due. */
const NIGHT_HOUR = 2;

/** The civil date of the last night whose work is due. */
export const toNight = (instant: Date, timeZone: string): string =>
  getCivilDate(() => new Date(instant.getTime() - NIGHT_HOUR * 60 * 60_000), timeZone);

/** The civil date at a place at an instant. */
export const toDayOfInstant = (instant: string, timeZone: string): string =>
  getCivilDate(() => new Date(instant), timeZone);

/** Every time zone of today differs from UTC by whole quarters of an hour, so a day never begins within one. */
const QUARTER_HOUR_MS = 15 * 60_000;

/** Finds the civil dates of many instants at a place; those of one quarter of an hour cost little more than one. */
export function createDayFinder(timeZone: string): (instant: string) => string {
  const dayByQuarterHour = new Map<number, string>();
  return (instant) => {
    const quarterHour = Math.floor(Date.parse(instant) / QUARTER_HOUR_MS);
    const day = dayByQuarterHour.get(quarterHour) ?? toDayOfInstant(instant, timeZone);
    dayByQuarterHour.set(quarterHour, day);
    return day;
  };
}
