import { toWeeksLeft } from '#events/values/to-weeks-left.ts';
import type { ClassStock } from './class-months-query.ts';

/** The classes of several students together. */
export interface ClassStockSums {
  readonly students: number;
  readonly remaining: number;
  readonly waiting: number;
  /** The mean of the students for whom there are enough marks to tell; null if there is none. */
  readonly weeks_left: number | null;
}

/** The sums of the stocks of a day. */
export function sumClassStocks(stocks: readonly ClassStock[], day: string): ClassStockSums {
  const sum = (count: (stock: ClassStock) => number) => stocks.reduce((total, stock) => total + count(stock), 0);
  const weeks = stocks.flatMap((stock) => toStockWeeksLeft(stock, day) ?? []);
  return {
    students: stocks.length,
    remaining: sum(({ classes_remaining }) => classes_remaining),
    waiting: sum(({ classes_waiting }) => classes_waiting),
    weeks_left: weeks.length === 0 ? null : weeks.reduce((total, each) => total + each, 0) / weeks.length,
  };
}

/** For how many weeks the remaining classes of a student last; undefined with too few marks to tell. */
export const toStockWeeksLeft = ({ classes_remaining, marks, first_mark }: ClassStock, day: string) =>
  toWeeksLeft(classes_remaining, { marks, first: first_mark }, day);
