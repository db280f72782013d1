/** A year before 1900 is a typing error. */
export const FIRST_CIVIL_DATE = '1900-01-01';

/** Whether the text is a day of the calendar, `YYYY-MM-DD`. */
export function isCivilDate(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) && text >= FIRST_CIVIL_DATE ? Date.parse(text) : Number.NaN;
  // Some engines read February 30 as March 2.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** Whether the text is a month of the calendar, `YYYY-MM`. */
export const isCivilMonth = (text: string): boolean => isCivilDate(`${text}-01`);
