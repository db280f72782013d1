import { Temporal } from 'temporal-polyfill';

/** For how long data of a kind is kept. */
export interface KindPeriod {
  readonly count: number;
  readonly unit: 'day' | 'month';
}

/**
 * The instant before which data is over its period in a night. A day counts whole: what is of the day on which the period
 * began, whatever its time, is kept until that many days or months are over, and deleted in the night after. Thus no hour that a
 * change of the clock leaves out or repeats shortens a period.
 */
export const toRetentionCutoff = (night: string, { count, unit }: KindPeriod, timeZone: string): Date => {
  const day = Temporal.PlainDate.from(night).subtract(unit === 'day' ? { days: count } : { months: count });
  return new Date(day.toZonedDateTime(timeZone).epochMilliseconds);
};
