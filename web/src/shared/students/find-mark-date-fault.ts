import { isCivilDate } from '#events/values/is-civil-date.ts';
import { markDateFaultTexts as copy } from './mark-preview-copy.ts';

/** While somebody types a year, it is too old at first: `0002`, `0020`, `0202`. */
const OLDEST_DATE = '2000-01-01';

/** Why a class on this date cannot be marked; undefined when it can. For a date with a fault no data is loaded. */
export function findMarkDateFault(date: string, today: string): string | undefined {
  if (date === '') return copy.missing;
  if (date < OLDEST_DATE) return copy.tooOld;
  if (!isCivilDate(date)) return copy.noSuchDay;
  if (date > today) return copy.inFuture;
  return undefined;
}
