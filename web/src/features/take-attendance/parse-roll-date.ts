import { civilDate } from '#events/values/shapes.ts';

/** The date of the roll: the one in the address unless it is in the future, otherwise today. */
export const parseRollDate = (inAddress: string, today: string): string =>
  civilDate.safeParse(inAddress).success && inAddress <= today ? inAddress : today;
