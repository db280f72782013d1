import { civilDate } from '#events/values/shapes.ts';

/** The day of the roll: what the address says, when that is a day that has come; else today. */
export const parseRollDate = (inAddress: string, today: string): string =>
  civilDate.safeParse(inAddress).success && inAddress <= today ? inAddress : today;
