/** What was attended and sold in a period and the one before it, and the stock of classes now and before the period. */
import type { Sql } from 'postgres';
import type { BalanceSums } from '#contracts/balances.ts';
import { toWeekday } from '#events/values/to-weekday.ts';
import {
  type CentreDay,
  countActiveStudents,
  fetchCentreDays,
} from '#projections/classes/class-months/centre-days-query.ts';
import {
  type AttendanceSums,
  countTakenByMonth,
  fetchAttendanceSums,
} from '#projections/classes/class-months/class-months-query.ts';
import { type SoldClassesOfMonth, sumSoldClasses } from '#projections/classes/class-transactions/class-reports.ts';
import type { DaySpan } from '#projections/query/query-fragments.ts';
import { loadBalanceSums, loadGroupSumsBefore, loadMeanWeeksLeft } from './load-balances.ts';

export interface FigureSpans {
  readonly period: DaySpan;
  readonly before: DaySpan;
  readonly chart: DaySpan;
}

interface ClassFiguresOfPeriods {
  readonly attendance: AttendanceSums;
  readonly delivered: readonly { readonly month: string; readonly taken: number }[];
  readonly sold: readonly SoldClassesOfMonth[];
  readonly stock: { readonly now: BalanceSums; readonly before: BalanceSums };
}

/** Of a group, each member is read; of the whole centre, the sums that are kept of its days. */
export const loadClassFigures = (
  sql: Sql,
  today: string,
  spans: FigureSpans,
  group: string | undefined,
): Promise<ClassFiguresOfPeriods> =>
  group === undefined ? loadCentreFigures(sql, today, spans) : loadGroupFigures(sql, today, spans, group);

async function loadGroupFigures(
  sql: Sql,
  today: string,
  { period, before, chart }: FigureSpans,
  group: string,
): Promise<ClassFiguresOfPeriods> {
  const [attendance, delivered, sold, now, earlier] = await Promise.all([
    fetchAttendanceSums(sql, { period, before }, group),
    countTakenByMonth(sql, chart, group),
    sumSoldClasses(sql, { period, before, chart }, group),
    loadBalanceSums(sql, today, { group }),
    loadGroupSumsBefore(sql, { today, since: period.from, group }),
  ]);
  return { attendance, delivered, sold, stock: { now, before: earlier } };
}

async function loadCentreFigures(sql: Sql, today: string, spans: FigureSpans): Promise<ClassFiguresOfPeriods> {
  const { period, before, chart } = spans;
  const [days, students, students_before, now, weeksBefore] = await Promise.all([
    fetchCentreDays(sql, before.from < chart.from ? before.from : chart.from),
    countActiveStudents(sql, period),
    countActiveStudents(sql, before),
    loadBalanceSums(sql, today, {}),
    loadMeanWeeksLeft(sql, before.to, {}),
  ]);
  return {
    attendance: { ...sumAttendance(days, spans), students, students_before },
    delivered: listMonths(chart).map((month) => ({
      month,
      taken: sum(days.filter(isIn(chart)).filter(isOfMonth(month)), 'taken'),
    })),
    sold: sumSold(days, spans),
    stock: { now, before: { ...subtractSince(now, days, period.from), weeks_left: weeksBefore } },
  };
}

type Sum = Exclude<keyof CentreDay, 'day'>;
const sum = (days: readonly CentreDay[], name: Sum): number => days.reduce((total, day) => total + day[name], 0);
const isIn =
  ({ from, to }: DaySpan) =>
  ({ day }: CentreDay): boolean =>
    day >= from && day <= to;
const isOfMonth = (month: string) => (each: CentreDay) => each.day.startsWith(month);

function sumAttendance(days: readonly CentreDay[], { period, before }: FigureSpans) {
  const [now, earlier] = [days.filter(isIn(period)), days.filter(isIn(before))];
  const byWeekday = (name: 'present' | 'absent') =>
    [1, 2, 3, 4, 5, 6, 7].map((weekday) =>
      sum(
        now.filter(({ day }) => toWeekday(day) === weekday),
        name,
      ),
    );
  return {
    present_by_weekday: byWeekday('present'),
    absent_by_weekday: byWeekday('absent'),
    present_before: sum(earlier, 'present'),
    absent_before: sum(earlier, 'absent'),
    taken: sum(now, 'taken'),
    taken_before: sum(earlier, 'taken'),
  };
}

/** The months of a span, oldest first. They are counted by number, because the calendar can end with the last one. */
function listMonths({ from, to }: DaySpan): string[] {
  const toNumber = (day: string) => 12 * Number(day.slice(0, 4)) + Number(day.slice(5, 7)) - 1;
  const toMonth = (number: number) => `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}`;
  return Array.from({ length: toNumber(to) - toNumber(from) + 1 }, (_, index) => toMonth(toNumber(from) + index));
}

const sumSold = (days: readonly CentreDay[], spans: FigureSpans): SoldClassesOfMonth[] =>
  [...Map.groupBy(days, ({ day }) => day.slice(0, 7))].map(([month, own]) => ({
    month,
    period: sum(own.filter(isIn(spans.period)), 'sold'),
    before: sum(own.filter(isIn(spans.before)), 'sold'),
    chart: sum(own.filter(isIn(spans.chart)), 'sold'),
  }));

/** The sums at the end of the day before a period. */
function subtractSince(now: BalanceSums, days: readonly CentreDay[], from: string): BalanceSums {
  const since = days.filter(({ day }) => day >= from);
  const before = (name: 'remaining' | 'waiting' | 'unused' | 'value_cents') => now[name] - sum(since, name);
  return {
    ...{ students: now.students, remaining: before('remaining'), waiting: before('waiting') },
    ...{ unused: before('unused'), value_cents: before('value_cents'), weeks_left: now.weeks_left },
  };
}
