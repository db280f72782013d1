import { toCivilDate, toNoonDate } from './dates.ts';

/** Adds months to a month, `YYYY-MM`. `months` may be negative. */
export function addMonths(month: string, months: number): string {
  const first = toNoonDate(`${month}-01`);
  first.setMonth(first.getMonth() + months);
  return toCivilDate(first).slice(0, 7);
}
