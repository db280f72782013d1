import { isCivilDate } from '#events/values/is-civil-date.ts';

/** The date of the roll: the date in the address, or today if that is missing or in the future. */
export const parseRollDate = (inAddress: string, today: string): string =>
  isCivilDate(inAddress) && inAddress <= today ? inAddress : today;
