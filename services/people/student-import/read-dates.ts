/** Reads the days of a file. `03/04/2026` is one of two days, so the order is recognised from all days of the file. */
import { type DateOrder, dateOrders } from '#events/values/enum-values.ts';
import { isCivilDate } from '#events/values/is-civil-date.ts';

/** How the days of a file are read. */
export interface DateReading {
  readonly order: DateOrder;
  /** `assumed` if no day of the file can have one order only. */
  readonly basis: 'chosen' | 'file' | 'assumed';
  /** Whether some days have the month first and some the day. */
  readonly mixed: boolean;
  /** A day that both orders allow, or else the first one that can be read, as it is in the file and as it is read. */
  readonly example: { readonly text: string; readonly day: string } | null;
}

const toCivilDate = (year = '', month = '', day = ''): string | undefined => {
  const date = [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-');
  return isCivilDate(date) ? date : undefined;
};

const SLASHED = /^(\d{1,2})([/-])(\d{1,2})\2(\d{4})$/;
const readSlashed = (cell: string, order: DateOrder): string | undefined => {
  const [, first, , second, year] = SLASHED.exec(cell) ?? [];
  return order === 'month-first' ? toCivilDate(year, first, second) : toCivilDate(year, second, first);
};

/** The civil date of `2026-11-22`, of `22.11.2026`, which has the day first everywhere, or of `11/22/2026` in this order. */
export const readDay = (cell: string, order: DateOrder): string | undefined => {
  const [, year, month, day] = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(cell) ?? [];
  if (year) return toCivilDate(year, month, day);
  const [, dottedDay, dottedMonth, dottedYear] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(cell) ?? [];
  return dottedYear ? toCivilDate(dottedYear, dottedMonth, dottedDay) : readSlashed(cell, order);
};

/** The orders in which a cell is a day; none for a cell that is the same day in both, or no day of this kind. */
const listOrders = (cell: string): readonly DateOrder[] => {
  const days = dateOrders.map((order) => readSlashed(cell, order));
  return days[0] === days[1] ? [] : dateOrders.filter((_, at) => days[at] !== undefined);
};

/** Whether a cell is one of two days. */
export const isAmbiguous = (cell: string): boolean => listOrders(cell).length === 2;
/** Whether a cell is a day in this order only. */
const hasOnlyOrder = (cell: string, order: DateOrder): boolean => !isAmbiguous(cell) && listOrders(cell)[0] === order;
/** Whether a cell is a day in the other order only. */
export const hasOtherOrder = (cell: string, order: DateOrder): boolean =>
  dateOrders.some((other) => other !== order && hasOnlyOrder(cell, other));

/** Undefined if the cells have no day whose order matters. */
export const recognizeDateOrder = (cells: readonly string[], chosen?: DateOrder): DateReading | undefined => {
  const dated = cells.filter((cell) => listOrders(cell).length > 0);
  if (dated.length === 0) return undefined;
  const count = (order: DateOrder): number => dated.filter((cell) => hasOnlyOrder(cell, order)).length;
  const [monthFirst, dayFirst] = [count('month-first'), count('day-first')];
  const order = chosen ?? (dayFirst > monthFirst ? 'day-first' : 'month-first');
  const text = dated.find(isAmbiguous) ?? dated.find((cell) => hasOnlyOrder(cell, order));
  const day = text === undefined ? undefined : readSlashed(text, order);
  return {
    order,
    basis: chosen ? 'chosen' : monthFirst + dayFirst > 0 ? 'file' : 'assumed',
    mixed: monthFirst > 0 && dayFirst > 0,
    example: text !== undefined && day !== undefined ? { text, day } : null,
  };
};
