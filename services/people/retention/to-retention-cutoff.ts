import { Temporal } from 'temporal-polyfill';

/**
 * The instant before which data is over its period in a night. A day counts whole: what is of the day on which the period
 * began, whatever its time, is kept until that many days or months are over, and deleted in the night after. Thus no hour that a
 * change of the clock leaves out or repeats shortens a period.
 */
export const toRetentionCutoff = (
  night: string,
  period: { readonly count: number; readonly unit: 'day' | 'month'; readonly extraDays?: number | undefined },
  timeZone: string,
): Date => {
  const { count, unit, extraDays = 0 } = period;
  const day = Temporal.PlainDate.from(night)
    .subtract(unit === 'day' ? { days: count } : { months: count })
    .subtract({ days: extraDays });
  return new Date(day.toZonedDateTime(timeZone).epochMilliseconds);
};
