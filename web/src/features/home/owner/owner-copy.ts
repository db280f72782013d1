/** Texts of the owner’s dashboard. */
import type { OwnerDecisions } from '#contracts/owner-decisions.ts';
import { formatCents, formatSignedCents } from '#contracts/reason-words.ts';
import { OVERDUE_DAYS } from '#events/values/limits.ts';
import { formatSignedCount } from '../../../copy/class-history.ts';
import { toStudentCountText } from '../../../copy/counts.ts';
import { booksTitle, eraseTitle, outboxTitle } from '../../../copy/screens.ts';
import { weekdayTexts } from '../../../copy/timetable.ts';
import { formatDate } from '../../../lib/dates.ts';
import { FACT_SEPARATOR } from '../../../lib/fact-separator.ts';
import { formatCount } from '../../../lib/format-count.ts';

export const ownerTexts = {
  title: 'Owner Dashboard',
  decisionsFailed: 'Error loading what needs a decision',
  figuresFailed: 'Error loading the figures',
  loading: 'Loading...',
  decisions: 'Needs a decision',
  noDecisions: 'Nothing needs a decision.',
  figures: 'The center in figures',
  filter: 'Filter the figures',
  notBegun: 'This period has not begun',
  notBegunText: 'It has no figures yet. Choose a period that begins today or earlier.',
  groupHint: 'Students who are in this group now.',
  noStudents: 'No students yet',
  noStudentsText: 'When students are enrolled and attend classes, you see the center in figures here.',
  addStudents: 'Add students',
};

/** The acts of the lines, each with the words that follow it for screen readers. */
export const decisionActTexts = {
  record: { act: 'Open record', context: 'and check it' },
  backup: { act: 'Open record', context: 'and see the last backup' },
  cases: { act: 'Review', context: 'the questions about classes' },
  uncovered: { act: 'Settle', context: 'uncovered classes' },
  fitting: { act: 'Apply', context: 'waiting classes' },
  sign_ups: { act: 'Review', context: 'the new accounts' },
  messages: { act: 'Read', context: 'the messages' },
  overdue: { act: 'See balances', context: 'that are overdue' },
  to_return: { act: 'See students', context: 'whose money is to be returned' },
  duplicates: { act: 'Compare', context: 'possible duplicates' },
  former: { act: 'Decide', context: 'about former students and families' },
};

export const decisionTexts = {
  unexplained: (total: number) => `The balance of ${toStudentCountText(total)} does not follow from the record:`,
  others: (count: number) => ` and ${formatCount(count, 'other')}`,
  parked: (count: number) =>
    `${formatCount(count, 'entry', 'entries')} could not be read, so some numbers may be out of date`,
  uncovered: (students: number) =>
    `${toStudentCountText(students)} ${students === 1 ? 'has' : 'have'} uncovered classes`,
  fitting: (students: number) =>
    `${toStudentCountText(students)} ${students === 1 ? 'has' : 'have'} waiting classes that fit now`,
  overdue: ({ count, open_cents }: OwnerDecisions['overdue_balances']) =>
    `${toStudentCountText(count)} ${count === 1 ? 'owes' : 'owe'} ${formatCents(open_cents)} for over ${OVERDUE_DAYS} days`,
  toReturn: ({ count, to_return_cents }: OwnerDecisions['to_return']) =>
    `${formatCents(to_return_cents)} of reversed purchases is to be returned for ${toStudentCountText(count)}`,
  former: (people: number) =>
    `${formatCount(people, 'person', 'people')} left long ago and ${people === 1 ? 'is' : 'are'} due for erasure`,
  duplicates: (count: number) =>
    `${formatCount(count, 'purchase or payment', 'purchases or payments')} may be recorded twice`,
  backup: 'There has been no backup for more than 26 hours',
  /** `when` is null if the record was never checked. */
  unchecked: (when: string | null) =>
    when === null ? 'The record has never been checked' : `The record was last checked ${when}`,
};

const toSpanText = ({ from, to }: { from: string; to: string }) =>
  from === to ? formatDate(from) : `${formatDate(from)} – ${formatDate(to)}`;

/** `Nov 1 – Nov 20, compared with Oct 12 – Oct 31` */
export const toComparedPeriodText = (
  period: { from: string; to: string },
  before: { from: string; to: string },
): string => `${toSpanText(period)}, compared with ${toSpanText(before)}`;
/** `Today, compared with Oct 31` */
export const toTodayComparedText = (before: string): string => `Today, compared with ${formatDate(before)}`;

export const formatNumber = (count: number): string => count.toLocaleString('en-US');
/** `+12 · 36 before`; `same as before` */
export const toChangeText = (now: number, before: number, format = formatNumber): string => {
  const change = Number((now - before).toFixed(1));
  if (change === 0) return 'Same as before';
  const sign = change > 0 ? '+' : '−';
  return `${sign}${format(Math.abs(change))}${FACT_SEPARATOR}${format(before)} before`;
};
/** `+$120.00 · $300.00 before` */
export const toCentsChangeText = (now: number, before: number): string =>
  now === before
    ? 'Same as before'
    : `${formatSignedCents(now - before)}${FACT_SEPARATOR}${formatCents(before)} before`;
export const nothingBeforeText = 'None before';
export const formatPercent = (share: number): string => `${Math.round(share * 100)}%`;
/** `+3 points · 88% before` */
export const toRateChangeText = (now: number, before: number): string => {
  const points = Math.round(now * 100) - Math.round(before * 100);
  if (points === 0) return 'Same as before';
  return `${formatSignedCount(points)} ${Math.abs(points) === 1 ? 'point' : 'points'}${FACT_SEPARATOR}${formatPercent(before)} before`;
};

export const centreFigureTexts = {
  students: 'Active students',
  sold: 'Classes sold',
  delivered: 'Classes delivered',
  rate: 'Attendance rate',
  unused: 'Unused classes',
  value: 'Value of unused classes',
  received: 'Received',
  refunded: 'Refunded',
  open: 'Owed by families',
  weeksLeft: 'Average weeks left',
  /** For screen readers, in place of the dash of a figure that is not known. */
  unknown: 'not known',
  toWaiting: (waiting: number) => `${formatNumber(waiting)} of them waiting`,
};

export const chartTexts = {
  none: 'Nothing to show for this period.',
  noChart: 'The chart could not be loaded. Reload the page to try again.',
  months: {
    heading: 'Sold and delivered by month',
    caption: 'Classes sold in each month, and classes that attendance took',
    column: 'Month',
  },
  balances: {
    heading: 'Balances by size',
    caption: 'Current students by the number of classes remaining',
    column: 'Classes remaining',
    students: 'Students',
  },
  weekdays: {
    heading: 'Attendance by weekday',
    caption: 'Present and absent marks of the period on each day of the week',
    column: 'Day',
  },
  weeks: {
    heading: 'Points by week',
    caption: 'Points that students earned in practice in each week',
    column: 'Week of',
    points: 'Points',
  },
  sold: 'Sold',
  delivered: 'Delivered',
  link: { balances: 'See balances', weekdays: 'See records', months: 'See purchases', weeks: 'See leaderboard' },
};
/** `Mon` */
export const toShortWeekdayText = (index: number): string => (weekdayTexts[index] ?? '').slice(0, 3);

export const ownerMenuTexts = {
  open: 'Owner pages',
  label: 'Pages of the owner',
  student: 'One student',
  none: 'No student chosen',
};

/** The pages about the whole centre, by what they are about. */
export const ownerPageTexts = {
  classes: {
    heading: 'Classes',
    pages: {
      balances: 'Class balances',
      classHistory: 'Class history',
      attendance: 'Attendance records',
      reasons: 'Classes by reason',
    },
  },
  money: {
    heading: 'Money',
    pages: {
      due: 'Balances due',
      duplicates: 'Possible duplicates',
      sales: 'Purchases',
      books: booksTitle,
      closing: 'Monthly closing',
    },
  },
  people: {
    heading: 'People',
    pages: {
      cases: 'Questions about classes',
      messages: 'Messages',
      outbox: outboxTitle,
      tutors: 'Tutors and owners',
      former: 'Former people',
      activity: 'Activity',
      erase: eraseTitle,
    },
  },
  record: {
    heading: 'Record and rules',
    pages: {
      rules: 'Center rules',
      retention: 'Data retention',
      record: 'Record and seals',
      packets: 'Packets',
      replay: 'The center on an earlier day',
      whatIf: 'What if',
    },
  },
} as const;

/** The pages about one student. */
export const ownerStudentPageTexts = {
  classHistory: 'Class history',
  asOf: 'As of a day',
  replay: 'Replay',
  statement: 'Statement',
  money: 'Payments',
  packets: 'Packets',
  personalData: 'Download data',
} as const;
