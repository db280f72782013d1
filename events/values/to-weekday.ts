import { addDays } from './add-days.ts';

/** The day of the week of a civil date, from 1 for Monday to 7 for Sunday. */
export const toWeekday = (day: string): number => new Date(day).getUTCDay() || 7;

/** The Monday of the week that contains a civil date. */
export const toMonday = (day: string): string => addDays(day, 1 - toWeekday(day));
