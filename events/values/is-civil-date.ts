/** A year before 1900 is a typing error. */
export const FIRST_CIVIL_DATE = '1900-01-01';

/** Days that every month has. */
const SHORTEST_MONTH = 28;

/** Whether the text is a day of the calendar, `YYYY-MM-DD`. It runs for each event of a history, so it rarely makes a date. */
export function isCivilDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < FIRST_CIVIL_DATE) return false;
  const [month, day] = [Number(text.slice(5, 7)), Number(text.slice(8))];
  if (month < 1 || month > 12 || day < 1) return false;
  return day <= SHORTEST_MONTH || day <= countDays(Number(text.slice(0, 4)), month);
}

/** Day 0 of the next month is the last one of this month. */
const countDays = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** Whether the text is a month of the calendar, `YYYY-MM`. */
export const isCivilMonth = (text: string): boolean => isCivilDate(`${text}-01`);
