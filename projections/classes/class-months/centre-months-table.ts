import { isEventOf } from '#events/catalogue/event-catalogue.ts';
import { isPurchaseRow, toClassTransactions } from '#events/classes/student/class-ledger.ts';
import type { ClassLot } from '#events/classes/student/class-lots.ts';
import { studentEvents } from '#events/classes/student/events.ts';
import { date, jsonb, type StoredRow, text } from '../../engine/columns.ts';
import { defineGroupedTable, type GetRowChange, type LogEvent, type RowChange } from '../../engine/table.ts';
import { classMonthsTable, type MonthRow, toMonth } from './class-months-table.ts';
import { classStocksTable, listRowsAfter, parseLots, type StocksRow, toDay } from './class-stocks-table.ts';
import { listStockChanges } from './list-stock-changes.ts';

/** The sums of a day that is kept for the whole centre, in the order of their numbers in `days`. */
export const centreDaySums = [
  // Marks of all students, the classes that they hold, and the classes of purchases.
  ...(['present', 'absent', 'taken', 'sold'] as const),
  // Changes of the classes of current students and of their value.
  ...(['remaining', 'waiting', 'unused', 'value_cents'] as const),
] as const;
export type CentreDaySums = Readonly<Record<(typeof centreDaySums)[number], number>>;

const CENTRE = 'centre';
const LAST_MONTH = '9999-12-01';

const columns = {
  /** The id of the event that began the row, and the month. */
  id: text(),
  centre: text(),
  /** The first day of the month. */
  month: date(),
  /** The sums of each day with any, by day of the month. */
  days: jsonb<Record<string, readonly number[]>>(),
};
type CentreMonthRow = StoredRow<typeof columns>;
type Days = Record<string, readonly number[]>;

/**
 * What `class_months` and `class_stocks` add up to, for the figures of the whole centre: they read a row for each month, and not
 * one for each student and month.
 */
export const centreMonthsTable = defineGroupedTable({
  name: 'centre_months',
  key: 'id',
  group: 'centre',
  columns,
  keyOf: (event) => (event.type === 'PersonErased' || isEventOf(studentEvents, event) ? CENTRE : undefined),

  evolve(rows, event, changeOf) {
    const changed = new Map<string, { row: CentreMonthRow; days: Days }>();
    for (const [day, sums] of listChangedDays(event, changeOf)) {
      const month = toMonth(day);
      const begun = { id: `${event.id} ${month}`, centre: CENTRE, month, days: '{}' };
      const row = rows.find((each) => each.month === month) ?? begun;
      const { days } = changed.get(month) ?? { days: { ...parseDays(row) } };
      const key = String(Number(day.slice(8)));
      const before = days[key];
      days[key] = centreDaySums.map((name, index) => (before?.[index] ?? 0) + (sums[name] ?? 0));
      changed.set(month, { row, days });
    }
    return [...changed.values()].map(({ row, days }) => keepDays({ ...row, days: formatDays(days) }, days));
  },
});

/** Days whose sums are all 0 are left out, so that the row does not depend on what was taken back. */
const formatDays = (days: Days): string =>
  JSON.stringify(Object.fromEntries(Object.entries(days).filter(([, sums]) => sums.some((sum) => sum !== 0))));

/** Cache of parsed days, of which the newest month has an event after the other. */
const parsed = new WeakMap<CentreMonthRow, Days>();
const keepDays = (row: CentreMonthRow, days: Days): CentreMonthRow => {
  parsed.set(row, days);
  return row;
};
const parseDays = (row: CentreMonthRow): Days => parsed.get(row) ?? JSON.parse(row.days);

type SumsOfDays = Map<string, Partial<Record<keyof CentreDaySums, number>>>;

/** What an event adds to the sums of each day. An event that is redelivered changed no row and adds nothing. */
function listChangedDays(event: LogEvent, changeOf: GetRowChange): SumsOfDays {
  const stocks = changeOf(classStocksTable);
  const days: SumsOfDays = new Map();
  if (stocks.before === stocks.after) return days;
  const months = changeOf(classMonthsTable);
  const add = (day: string, name: keyof CentreDaySums, number: number) => {
    if (number === 0) return;
    const sums = days.get(day) ?? {};
    days.set(day, { ...sums, [name]: (sums[name] ?? 0) + number });
  };
  for (const row of months.changed) addMarks(months.before, row, add);
  if (isEventOf(studentEvents, event))
    for (const row of toClassTransactions(event))
      if (isPurchaseRow(row)) add(row.effective_on, 'sold', row.classes_changed);
  addStocks(months.before, listRowsAfter(months), stocks, add);
  return days;
}

type Add = (day: string, name: keyof CentreDaySums, number: number) => void;

function addMarks(before: readonly MonthRow[], row: MonthRow, add: Add): void {
  const old = before.find(({ month }) => month === row.month);
  for (const name of ['present', 'absent', 'taken'] as const) {
    const [was, is] = [old?.[`${name}_days`] ?? 0, row[`${name}_days`]];
    for (let left = was ^ is; left !== 0; left &= left - 1) {
      const bit = 31 - Math.clz32(left & -left);
      add(toDay(row.month, bit), name, (is >> bit) & 1 ? 1 : -1);
    }
  }
}

const isCurrent = (row: StocksRow | undefined): boolean => row?.standing === 'current';

function addStocks(
  before: readonly MonthRow[],
  after: readonly MonthRow[],
  stocks: RowChange<StocksRow>,
  add: Add,
): void {
  const [wasCurrent, stays] = [isCurrent(stocks.before), isCurrent(stocks.after)];
  if (!wasCurrent && !stays) return;
  const [lotsBefore, lotsAfter] = [parseLots(stocks.before), parseLots(stocks.after)];
  const isJoined = wasCurrent !== stays;
  if (!isJoined && before === after && lotsBefore === lotsAfter) return;
  const since = isJoined
    ? ''
    : findFirstMonth(listChangedMonths(before, after), listChangedLots(lotsBefore, lotsAfter));
  const sides = [
    ...(wasCurrent ? [{ sign: -1, changes: listStockChanges(before, lotsBefore, since) }] : []),
    ...(stays ? [{ sign: 1, changes: listStockChanges(after, lotsAfter, since) }] : []),
  ];
  for (const { sign, changes } of sides)
    for (const { day, ...change } of changes)
      for (const name of ['remaining', 'waiting', 'unused', 'value_cents'] as const)
        add(day, name, sign * change[name]);
}

const listChangedMonths = (before: readonly MonthRow[], after: readonly MonthRow[]): string[] =>
  after.flatMap((row) => (before.includes(row) ? [] : row.month));

/** The months of the additions and removals of an event, or of the reversal of one. */
const listChangedLots = (before: readonly ClassLot[], after: readonly ClassLot[]): string[] =>
  before === after ? [] : after.flatMap((lot) => (before.includes(lot) ? [] : toMonth(lot.reversedOn ?? lot.on)));

const findFirstMonth = (...months: readonly string[][]): string => months.flat().sort()[0] ?? LAST_MONTH;
