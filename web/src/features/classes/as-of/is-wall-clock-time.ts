import { isCivilDate } from '#events/values/is-civil-date.ts';

/** Whether the text is a time of the centre to the minute, `YYYY-MM-DDTHH:mm`. */
export const isWallClockTime = (text: string): boolean =>
  isCivilDate(text.slice(0, 10)) && /^T(?:[01]\d|2[0-3]):[0-5]\d$/.test(text.slice(10));
