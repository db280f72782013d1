import { civilDate } from '#events/values/shapes.ts';

/** While somebody types a year, it is too old at first: `0002`, `0020`, `0202`. */
const OLDEST_DATE = '2000-01-01';

/** Why a class on this date cannot be marked; undefined when it can. For a date with a fault no data is loaded. */
export function findMarkDateFault(date: string, today: string): string | undefined {
  if (date === '') return 'Choose a date.';
  if (date < OLDEST_DATE) return 'Choose a date from the year 2000 on.';
  if (!civilDate.safeParse(date).success) return 'There is no such day.';
  if (date > today) return 'A class in the future cannot be marked.';
  return undefined;
}
