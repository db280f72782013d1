import type { Sql } from 'postgres';
import type { BalanceSums } from '#contracts/balances.ts';
import { toUnused } from '#events/classes/student/class-lots.ts';
import { suggestRefund } from '#events/classes/student/suggest-refund.ts';
import { addDays } from '#events/values/add-days.ts';
import { toWeeksLeft } from '#events/values/to-weeks-left.ts';
import { type ClassStock, fetchStudentStocks } from '#projections/classes/class-months/class-months-query.ts';
import { countPaces, type StockSelection, sumStocks } from '#projections/classes/class-months/stocks-query.ts';
import { fetchAddedAndRemovedOfStudents } from '#projections/classes/class-transactions/class-reports.ts';

/** The newest additions and removals that are read first. The unused classes of most students are of the last two purchases. */
const ROWS_READ_FIRST = 4;
/** More than a student ever has. */
const ROWS_MAX = 10_000;

/** The sums of the balances of current students today. */
export async function loadBalanceSums(sql: Sql, today: string, selection: StockSelection): Promise<BalanceSums> {
  const [sums, weeks_left] = await Promise.all([sumStocks(sql, selection), loadMeanWeeksLeft(sql, today, selection)]);
  return { ...sums, weeks_left };
}

/** The mean of the students of whom it is known at the end of a day; null if there is none. */
export async function loadMeanWeeksLeft(sql: Sql, day: string, selection: StockSelection): Promise<number | null> {
  let [students, weeks] = [0, 0];
  for (const pace of await countPaces(sql, day, selection)) {
    const each = toWeeksLeft(pace.remaining, pace, day);
    if (each === undefined) continue;
    students += pace.students;
    weeks += pace.students * each;
  }
  return students === 0 ? null : weeks / students;
}

interface GroupPeriod {
  readonly today: string;
  /** The first day of a period. */
  readonly since: string;
  readonly group: string;
}

/** The sums of the balances of a group, which is read student by student, at the end of the day before a period. */
export async function loadGroupSumsBefore(sql: Sql, period: GroupPeriod): Promise<BalanceSums> {
  const eve = addDays(period.since, -1);
  const stocks = (await fetchStudentStocks(sql, period)).map(({ id, before }) => ({ id, stock: before }));
  const [values, weeks_left] = await Promise.all([
    loadValues(sql, stocks, eve),
    loadMeanWeeksLeft(sql, eve, { group: period.group }),
  ]);
  const sum = (toNumber: (stock: ClassStock) => number) =>
    stocks.reduce((total, { stock }) => total + toNumber(stock), 0);
  return {
    students: stocks.length,
    remaining: sum(({ classes_remaining }) => classes_remaining),
    waiting: sum(({ classes_waiting }) => classes_waiting),
    unused: sum(toUnusedOf),
    value_cents: [...values.values()].reduce((total, cents) => total + cents, 0),
    weeks_left,
  };
}

interface Student {
  readonly id: string;
  readonly stock: ClassStock;
}

const toUnusedOf = ({ classes_remaining, classes_waiting }: ClassStock): number =>
  toUnused(classes_remaining, classes_waiting);

/** What the unused classes of each student cost at the end of a day; see toUnusedValue. */
async function loadValues(sql: Sql, students: readonly Student[], day: string): Promise<ReadonlyMap<string, number>> {
  const values = new Map<string, number>();
  let open = students.filter(({ stock }) => toUnusedOf(stock) > 0);
  for (const limit of [ROWS_READ_FIRST, ROWS_MAX]) {
    if (open.length === 0) break;
    const ids = open.map(({ id }) => id);
    const rows = await fetchAddedAndRemovedOfStudents(sql, ids, { day, limit });
    const byStudent = Map.groupBy(rows, ({ student_id }) => student_id);
    open = open.filter(({ id, stock }) => {
      const [own, unused] = [byStudent.get(id) ?? [], toUnusedOf(stock)];
      const { lines, total_cents } = suggestRefund(own, unused, unused);
      values.set(id, total_cents);
      return own.length === limit && lines.reduce((sum, { refunded }) => sum + refunded, 0) < unused;
    });
  }
  return values;
}
