import { Temporal } from 'temporal-polyfill';
import { balanceSizes } from '#contracts/balance-sizes.ts';
import { CHART_MONTHS, CHART_WEEKS, centreFiguresQuery, centreFiguresResponse } from '#contracts/centre-figures.ts';
import { addDays } from '#events/values/add-days.ts';
import { FIRST_CIVIL_DATE } from '#events/values/is-civil-date.ts';
import { countByRemaining } from '#projections/classes/class-months/stocks-query.ts';
import { sumMoneyOfPeriods, sumOpenCents } from '#projections/classes/money/money-reports.ts';
import { sumPointsByWeek } from '#projections/learning/practice-stats/practice-stats-query.ts';
import type { DaySpan } from '#projections/query/query-fragments.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { getCivilDate } from '#services/platform/clock.ts';
import { loadClassFigures } from './load-class-figures.ts';

export const getCentreFigures = defineUseCase({
  operation: 'getCentreFigures',
  summary: 'The centre in figures for a period, compared with the period before it',
  method: 'GET',
  path: '/api/centre-figures',
  access: 'owner',
  query: centreFiguresQuery,
  answer: centreFiguresResponse,
  run: async ({ query }, { readModels, clock, centre }: Context<'readModels' | 'clock' | 'centre'>) => {
    const today = getCivilDate(clock, centre.timeZone);
    const { from = toMonthStart(query.to ?? today), to = from > today ? from : today } = query;
    const spans = toSpans({ from, to });
    const figures = await loadFigures(readModels, { today, group: query.group, ...spans });
    return { body: { today, period: spans.period, before: spans.before, ...figures } };
  },
});

const toMonthStart = (day: string): string => `${day.slice(0, 7)}-01`;

/** The period, as many days before it, if the calendar has them, and the months of the chart, which end with the period. */
function toSpans(period: DaySpan) {
  const [first, last] = [Temporal.PlainDate.from(period.from), Temporal.PlainDate.from(period.to)];
  const days = first.until(last).days + 1;
  const before = first.subtract({ days }).toString();
  const monthsBack = (months: number) =>
    last
      .with({ day: 1 })
      .subtract({ months: months - 1 })
      .toString();
  const [latest, earliest] = [monthsBack(CHART_MONTHS.min), monthsBack(CHART_MONTHS.max)];
  const wanted = period.from < latest ? toMonthStart(period.from) : latest;
  return {
    period,
    before: { from: before < FIRST_CIVIL_DATE ? FIRST_CIVIL_DATE : before, to: addDays(period.from, -1) },
    chart: { from: wanted < earliest ? earliest : wanted, to: period.to },
  };
}

interface FigureFilters extends ReturnType<typeof toSpans> {
  readonly today: string;
  readonly group: string | undefined;
}

async function loadFigures({ sql }: Context<'readModels'>['readModels'], { today, group, ...spans }: FigureFilters) {
  const { period, before } = spans;
  const [classes, balances, weeks, money, open] = await Promise.all([
    loadClassFigures(sql, today, spans, group),
    countByRemaining(sql, group),
    sumPointsByWeek(sql, { day: period.to, weeks: CHART_WEEKS }, group),
    sumMoneyOfPeriods(sql, { period, before }, group),
    sumOpenCents(sql, period.from, group),
  ]);
  const { attendance, delivered, sold, stock } = classes;
  const sum = (counts: readonly number[]) => counts.reduce((total, each) => total + each, 0);
  const { present_by_weekday: present, absent_by_weekday: absent } = attendance;
  return {
    active_students: { now: attendance.students, before: attendance.students_before },
    classes_sold: { now: sum(sold.map((row) => row.period)), before: sum(sold.map((row) => row.before)) },
    classes_delivered: { now: attendance.taken, before: attendance.taken_before },
    received: { now: money.received, before: money.received_before },
    refunded: { now: money.refunded, before: money.refunded_before },
    open,
    present: { now: sum(present), before: attendance.present_before },
    absent: { now: sum(absent), before: attendance.absent_before },
    stock,
    months: delivered.map(({ month, taken }) => ({
      ...{ month, delivered: taken, sold: sold.find((row) => row.month === month)?.chart ?? 0 },
    })),
    balances: balanceSizes.map(({ min, max = Number.POSITIVE_INFINITY }) =>
      sum(
        balances
          .filter(({ classes_remaining: classes }) => classes >= min && classes <= max)
          .map(({ students }) => students),
      ),
    ),
    weekdays: present.map((count, index) => ({ present: count, absent: absent[index] as number })),
    weeks,
  };
}
