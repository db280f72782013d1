import { type ClassLot, toUnused, toUnusedValue } from '#events/classes/student/class-lots.ts';
import { byMonth, type MonthRow, parseOtherChanges } from './class-months-table.ts';
import { toDay } from './class-stocks-table.ts';

/** What changed on a day in the classes of a student and in what the unused ones cost. */
export interface StockChange {
  readonly day: string;
  readonly remaining: number;
  readonly waiting: number;
  readonly unused: number;
  readonly value_cents: number;
}

/** The changes of a student's classes from a month on, by the days of the changes, in their order. */
export function listStockChanges(rows: readonly MonthRow[], lots: readonly ClassLot[], since: string): StockChange[] {
  let [remaining, waiting] = [0, 0];
  for (const row of rows) {
    if (row.month >= since) continue;
    remaining += row.remaining_change;
    waiting += row.waiting_change;
  }
  let unused = toUnused(remaining, waiting);
  let value = toUnusedValue(lots, unused, toEve(since));
  return listDays(rows, lots, since).map(([day, change]) => {
    remaining += change.remaining;
    waiting += change.waiting;
    const [unusedBefore, valueBefore] = [unused, value];
    unused = toUnused(remaining, waiting);
    value = toUnusedValue(lots, unused, day);
    return { day, ...change, unused: unused - unusedBefore, value_cents: value - valueBefore };
  });
}

/** A text between the last day of the month before and the first day of a month. */
const toEve = (month: string): string => month.slice(0, 8);

type Change = Pick<StockChange, 'remaining' | 'waiting'>;

function listDays(rows: readonly MonthRow[], lots: readonly ClassLot[], since: string): [string, Change][] {
  const days = new Map<string, Change>();
  for (const row of rows.filter(({ month }) => month >= since).sort(byMonth)) {
    const others = parseOtherChanges(row.other_changes_by_day);
    for (let bit = 0; bit < 31; bit += 1) {
      const [remaining, waiting] = others[String(bit + 1)] ?? [0, 0];
      const taken = (row.taken_days >> bit) & 1;
      if (taken !== 0 || remaining !== 0 || waiting !== 0)
        days.set(toDay(row.month, bit), { remaining: remaining - taken, waiting });
    }
  }
  for (const { on, reversedOn } of lots)
    for (const day of [on, reversedOn])
      if (day !== undefined && day >= since && !days.has(day)) days.set(day, { remaining: 0, waiting: 0 });
  return [...days].sort(([one], [other]) => (one < other ? -1 : 1));
}
