/** Texts of the reports over classes. */
import { figureWords } from '#contracts/class-sum.ts';

export const reportPeriodTexts = { 'twelve-months': 'Last 12 months', year: 'This year', 'last-year': 'Last year' };

export const reasonReportTexts = {
  title: 'Classes by Reason',
  description: 'What tutors added, gave back and removed. Enrollments and attendance are not counted.',
  loading: 'Loading the report...',
  failed: 'Error loading the report',
  period: 'Period',
  tutor: 'Tutor',
  everyTutor: 'All tutors',
  chart: 'Classes added, given back and removed by month',
  table: 'Classes by reason, tutor and month',
  month: 'Month',
  reason: 'Reason',
  count: 'Entries',
  added: figureWords.added,
  givenBack: 'Given back',
  removed: figureWords.removed,
  total: 'Total',
  empty: 'No changes in this period',
  emptyText: 'Choose another period or tutor.',
};

export const salesReportTexts = {
  title: 'Purchases',
  description:
    'What the center sold, by plan and month of the sale, and the money that came in, by the day on which it did. Classes added without a plan or a price are not counted.',
  chart: 'Sold less reversed, and received less refunded, by month',
  table: 'Purchases by plan and month',
  plan: 'Plan',
  sold: 'Sold',
  amount: 'Amount',
  reversed: 'Reversed',
  net: 'Net',
  netReceived: 'Received, net',
  netSold: 'Sold, net',
  empty: 'No purchases in this period',
  emptyText: 'Choose a plan when you add classes, and the purchase is listed here.',
  moneyTable: 'Money by month',
  received: 'Received',
  refunded: 'Refunded',
  toWithoutAmountText: (count: number) => (count === 0 ? undefined : `${count} without an amount`),
};

const monthFormat = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' });
/** `2026-11`: `Nov 2026`. */
export const formatMonth = (month: string): string => monthFormat.format(new Date(`${month}-01T00:00:00Z`));
