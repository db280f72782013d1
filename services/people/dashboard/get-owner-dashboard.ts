import { Temporal } from 'temporal-polyfill';
import { balanceSizes } from '#contracts/balance-sizes.ts';
import {
  CHART_MONTHS,
  CHART_WEEKS,
  type OwnerDecisions,
  ownerDashboardQuery,
  ownerDashboardResponse,
} from '#contracts/owner-dashboard.ts';
import { addDays } from '#events/values/add-days.ts';
import { LOW_CLASSES_MAX } from '#events/values/limits.ts';
import { fetchOpenCaseFigures } from '#projections/classes/cases/cases-query.ts';
import {
  countPresentByMonth,
  fetchAttendanceSums,
  fetchStudentStocks,
} from '#projections/classes/class-months/class-months-query.ts';
import { sumClassStocks } from '#projections/classes/class-months/sum-class-stocks.ts';
import { sumSoldClasses } from '#projections/classes/class-transactions/class-reports.ts';
import { countParkedRows } from '#projections/engine/parked.ts';
import { sumPointsByWeek } from '#projections/learning/practice-stats/practice-stats-query.ts';
import { fetchStudentCounts } from '#projections/people/profiles/students-query.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { countUnansweredMessages } from '#services/people/contact/contact-messages.ts';
import { getCivilDate } from '#services/platform/clock.ts';
import { loadRecordCheck, type RecordCheckState } from '#services/record/nightly-check/record-check-store.ts';
import { listUnexplainedBalances } from '#services/record/nightly-check/unexplained-balances.ts';

/** The record is checked every night; after this time without a check, an owner is told. */
const UNCHECKED_HOURS_MAX = 36;
const UNEXPLAINED_SHOWN = 3;

type DecisionParts = Context<
  'sql' | 'readModels' | 'accounts' | 'loadLastKnownRules' | 'logGuard' | 'clock' | 'centre'
>;

export const getOwnerDashboard = defineUseCase({
  operation: 'getOwnerDashboard',
  summary: 'The owner’s dashboard: what needs a decision, and the centre in figures for a period',
  method: 'GET',
  path: '/api/owner-dashboard',
  access: 'owner',
  query: ownerDashboardQuery,
  answer: ownerDashboardResponse,
  run: async ({ query }, context: DecisionParts) => {
    const today = getCivilDate(context.clock, context.centre.timeZone);
    const { from = toMonthStart(query.to ?? today), to = from > today ? from : today } = query;
    const spans = toSpans({ from, to });
    const [decisions, figures] = await Promise.all([
      loadDecisions(context, today),
      loadFigures(context.readModels, { today, group: query.group, ...spans }),
    ]);
    const { period, before } = spans;
    return { body: { today, period, before, decisions, ...figures } };
  },
});

interface DaySpan {
  readonly from: string;
  readonly to: string;
}

const toMonthStart = (day: string): string => `${day.slice(0, 7)}-01`;

/** The period, as many days before it, and the months of the chart, which end with the period. */
function toSpans(period: DaySpan) {
  const [first, last] = [Temporal.PlainDate.from(period.from), Temporal.PlainDate.from(period.to)];
  const days = first.until(last).days + 1;
  const monthsBack = (months: number) =>
    last
      .with({ day: 1 })
      .subtract({ months: months - 1 })
      .toString();
  const [latest, earliest] = [monthsBack(CHART_MONTHS.min), monthsBack(CHART_MONTHS.max)];
  const wanted = period.from < latest ? toMonthStart(period.from) : latest;
  return {
    period,
    before: { from: addDays(period.from, -days), to: addDays(period.from, -1) },
    chart: { from: wanted < earliest ? earliest : wanted, to: period.to },
  };
}

async function loadDecisions(context: DecisionParts, today: string) {
  const { sql, readModels, accounts, logGuard, clock, centre } = context;
  const { classesMax } = await context.loadLastKnownRules();
  const [check, loss, parked, unexplained_balances, cases, sign_ups, messages_unanswered, students] = await Promise.all(
    [
      loadRecordCheck(sql),
      // An event store that does not answer is another fault than one that holds another log.
      logGuard.findLoss().catch(() => undefined),
      countParkedRows(readModels.sql, readModels.schema),
      listUnexplainedBalances(sql, readModels.schema, UNEXPLAINED_SHOWN),
      fetchOpenCaseFigures(readModels.sql, today),
      accounts.applicantFigures(),
      countUnansweredMessages(sql),
      fetchStudentCounts(readModels.sql, LOW_CLASSES_MAX, classesMax),
    ],
  );
  const checkedAt = check.last?.finishedAt;
  return {
    record: loss ? ('lost' as const) : toRecordFault(check, new Date(centre.openedAt), clock()),
    record_checked_at: checkedAt?.toISOString() ?? null,
    ...{ parked, unexplained_balances, cases, sign_ups, messages_unanswered },
    ...{ uncovered: students.uncovered, fitting: students.fitting },
  };
}

/** What the last check of the record leaves to do. A check that could not be carried out counts as none. */
function toRecordFault({ last }: RecordCheckState, openedAt: Date, now: Date): OwnerDecisions['record'] {
  if (last?.result.status === 'checked' && last.result.faultCount > 0) return 'faulty';
  const hours = (now.getTime() - (last?.finishedAt ?? openedAt).getTime()) / 3_600_000;
  return last?.result.status === 'failed' || hours > UNCHECKED_HOURS_MAX ? 'unchecked' : null;
}

interface FigureFilters extends ReturnType<typeof toSpans> {
  readonly today: string;
  readonly group: string | undefined;
}

async function loadFigures({ sql }: Context<'readModels'>['readModels'], { today, group, ...spans }: FigureFilters) {
  const { period, before, chart } = spans;
  const [attendance, attended, sold, stocks, weeks] = await Promise.all([
    fetchAttendanceSums(sql, { period, before }, group),
    countPresentByMonth(sql, chart, group),
    sumSoldClasses(sql, spans, group),
    fetchStudentStocks(sql, { today, since: period.from, group }),
    sumPointsByWeek(sql, { day: period.to, weeks: CHART_WEEKS }, group),
  ]);
  const sum = (counts: readonly number[]) => counts.reduce((total, each) => total + each, 0);
  const { present_by_weekday: present, absent_by_weekday: absent } = attendance;
  const remaining = stocks.map(({ now }) => now.classes_remaining);
  return {
    active_students: { now: attendance.students, before: attendance.students_before },
    classes_sold: { now: sum(sold.map((row) => row.period)), before: sum(sold.map((row) => row.before)) },
    present: { now: sum(present), before: attendance.present_before },
    absent: { now: sum(absent), before: attendance.absent_before },
    stock: {
      now: sumClassStocks(
        stocks.map(({ now }) => now),
        today,
      ),
      before: sumClassStocks(
        stocks.map((stock) => stock.before),
        before.to,
      ),
    },
    months: attended.map(({ month, present }) => ({
      ...{ month, attended: present, sold: sold.find((row) => row.month === month)?.chart ?? 0 },
    })),
    balances: balanceSizes.map(
      ({ min, max = Number.POSITIVE_INFINITY }) =>
        remaining.filter((classes) => classes >= min && classes <= max).length,
    ),
    weekdays: present.map((count, index) => ({ present: count, absent: absent[index] as number })),
    weeks,
  };
}
