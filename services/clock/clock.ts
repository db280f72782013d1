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
