import { civilDate } from '#events/values/shapes.ts';

/** The date of the roll: the date in the address, or today if that is missing or in the future. */
export const parseRollDate = (inAddress: string, today: string): string =>
  civilDate.safeParse(inAddress).success && inAddress <= today ? inAddress : today;
