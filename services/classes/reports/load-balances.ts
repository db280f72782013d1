import type { Sql } from 'postgres';
import type { BalanceSums } from '#contracts/balances.ts';
import { toWeeksLeft } from '#events/values/to-weeks-left.ts';
import type { ClassStock } from '#projections/classes/class-months/class-months-query.ts';
import { fetchAddedAndRemovedOfStudents } from '#projections/classes/class-transactions/class-reports.ts';
import { suggestRefund } from '../class-changes/suggest-refund.ts';

/** The newest additions and removals that are read first. The unused classes of most students are of the last two purchases. */
const ROWS_READ_FIRST = 4;
/** More than a student ever has. */
const ROWS_MAX = 10_000;

interface Student {
  readonly id: string;
  readonly stock: ClassStock;
}

/** The classes of a student at the end of a day. */
export interface Balance extends ClassStock {
  /** Classes that nobody has taken: they remain or wait. */
  readonly unused: number;
  /** What they cost, in cents. */
  readonly value_cents: number;
  /** For how many weeks the remaining classes last; undefined with too few marks to tell. */
  readonly weeks_left: number | undefined;
}

/** The balances of students at the end of a day, by their ids, and the sums of them. */
export async function loadBalances(
  sql: Sql,
  students: readonly Student[],
  day: string,
): Promise<{ balances: ReadonlyMap<string, Balance>; sums: BalanceSums }> {
  const values = await loadValues(sql, students, day);
  const balances = new Map(
    students.map(({ id, stock }): [string, Balance] => {
      const weeks_left = toWeeksLeft(stock.classes_remaining, { marks: stock.marks, first: stock.first_mark }, day);
      return [id, { ...stock, unused: toUnused(stock), value_cents: values.get(id) ?? 0, weeks_left }];
    }),
  );
  return { balances, sums: sumBalances([...balances.values()]) };
}

function sumBalances(balances: readonly Balance[]): BalanceSums {
  const sum = (toNumber: (balance: Balance) => number) =>
    balances.reduce((total, balance) => total + toNumber(balance), 0);
  const weeks = balances.flatMap(({ weeks_left }) => weeks_left ?? []);
  return {
    students: balances.length,
    remaining: sum(({ classes_remaining }) => classes_remaining),
    waiting: sum(({ classes_waiting }) => classes_waiting),
    unused: sum(({ unused }) => unused),
    value_cents: sum(({ value_cents }) => value_cents),
    weeks_left: weeks.length === 0 ? null : weeks.reduce((total, each) => total + each, 0) / weeks.length,
  };
}

const toUnused = ({ classes_remaining, classes_waiting }: ClassStock): number =>
  // A class can be taken on an earlier day than that on which it was added.
  Math.max(0, classes_remaining + classes_waiting);

/**
 * What the unused classes of each student cost at the end of a day. Attendance uses the oldest classes first, so that they are
 * of the newest purchases, as for a refund.
 */
async function loadValues(sql: Sql, students: readonly Student[], day: string): Promise<ReadonlyMap<string, number>> {
  const values = new Map<string, number>();
  let open = students.filter(({ stock }) => toUnused(stock) > 0);
  for (const limit of [ROWS_READ_FIRST, ROWS_MAX]) {
    if (open.length === 0) break;
    const ids = open.map(({ id }) => id);
    const rows = await fetchAddedAndRemovedOfStudents(sql, ids, { day, limit });
    const byStudent = Map.groupBy(rows, ({ student_id }) => student_id);
    open = open.filter(({ id, stock }) => {
      const [own, unused] = [byStudent.get(id) ?? [], toUnused(stock)];
      const { lines, total_cents } = suggestRefund(own, unused, unused);
      values.set(id, total_cents);
      return own.length === limit && lines.reduce((sum, { refunded }) => sum + refunded, 0) < unused;
    });
  }
  return values;
}
