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

/** The last instant of a civil date in a time zone, in milliseconds of UTC: `2026-11-21T04:59:59.999Z`. */
export function getLastInstant(date: string, timeZone: string): string {
  const nextDay = Temporal.PlainDate.from(date).add({ days: 1 }).toZonedDateTime(timeZone);
  return new Date(nextDay.epochMilliseconds - 1).toISOString();
}

/** The instant of a wall-clock time `YYYY-MM-DDTHH:mm` in a time zone, at the end of that minute, in UTC. */
export function getEndOfMinute(time: string, timeZone: string): string {
  const minute = Temporal.PlainDateTime.from(time).toZonedDateTime(timeZone);
  return new Date(minute.epochMilliseconds + 59_999).toISOString();
}
