/** Texts of the statement of a student’s classes. */
import type { StatementMoney, StatementResponse } from '#contracts/class-audit.ts';
import { toAttendedText, toClassSumLines } from '#contracts/class-sum.ts';
import type { ClassHistoryEntry } from '#contracts/classes.ts';
import type { MoneyEntry } from '#contracts/money.ts';
import { listMoneyEntryFacts, owedBelowZeroText, toPeriodMoneyLines, toReasonPhrase } from '#contracts/money-words.ts';
import { formatCents, listReasonDetails } from '#contracts/reason-words.ts';
import {
  formatBalance,
  toClassSumRemarks,
  toMarkWithoutChangeText,
  toOriginalLinkText,
  toTransactionChip,
  toTransactionText,
} from '../../../copy/class-history.ts';
import { formatMediumDate } from '../../../lib/dates.ts';
import { formatCount } from '../../../lib/format-count.ts';
import { toMoneyEntryText } from '../../../shared/money/money-entry-copy.ts';
import { countFittingClasses } from '../../../shared/students/count-fitting-classes.ts';

export const statementTexts = {
  title: 'Statement of classes',
  titleWithMoney: 'Statement of classes and payments',
  back: 'Back to Class history',
  print: 'Print',
  packets: 'Packets',
  loading: 'Loading the statement...',
  loadingFailed: 'Error loading the statement',
  rowsLabel: 'Classes of the period',
  rowsWithMoneyLabel: 'Classes and payments of the period',
  date: 'Date',
  event: 'What happened',
  tutor: 'Recorded by',
  change: 'Change',
  left: 'Left',
  classes: 'Classes',
  money: 'Money',
  owed: 'Owed',
  moneyLabel: 'Money of the period',
  noChange: 'no change',
  empty: 'No classes in this period',
  emptyText: 'Choose a longer period.',
  doesNotAddUp:
    'This statement does not add up: the recorded history leads to another number of classes. Please tell the owner of the center before you use it.',
  moneyDoesNotAddUp:
    'The money of this statement does not add up: the recorded history leads to another sum. Please tell the owner of the center before you use it.',
  hasMore:
    'Older rows of this period are not listed. The sum includes them. Choose a shorter period to list every row.',
  correction: 'Correction',
  older: 'Older rows, not listed',
  owedBelowZero: owedBelowZeroText,
};

const toEndWords = ({ from, to }: StatementResponse['period']) => ({
  start: from ? `at the start of ${formatMediumDate(from)}` : 'at the start',
  end: `at the end of ${formatMediumDate(to)}`,
});

export const toStatementSumLines = ({ totals, period }: Pick<StatementResponse, 'totals' | 'period'>) => {
  const { start, end } = toEndWords(period);
  return toClassSumLines(totals, { opening: `Left ${start}`, closing: `Left ${end}` });
};

/** Where there is one column, the balances are below their changes. */
export const toLeftText = (left: number): string => `${formatBalance(left)} left`;

export const toOwedText = (cents: number): string => `${formatCents(cents)} owed`;

/** The money of the period, from what was owed at its start to what is owed at its end. */
export const toMoneyLines = (
  money: Omit<StatementMoney, 'adds_up' | 'entries' | 'has_more'>,
  period: StatementResponse['period'],
) => toPeriodMoneyLines(money, toEndWords(period));

/** The sentence of a row of money alone. `listed` are the entries whose purchases and payments it can name. */
export const toMoneyRowText = (entry: MoneyEntry, listed: readonly MoneyEntry[]): string => {
  const purchases = listed.filter(({ kind }) => kind === 'purchase');
  const payments = listed.filter(({ kind }) => kind === 'payment');
  const names = {
    purchases: new Map(purchases.map((purchase) => [purchase.id, purchase])),
    payments: new Map(payments.map(({ id, effective_on }) => [id, { received_on: effective_on }])),
  };
  return `${toMoneyEntryText(entry, names)}${toReasonPhrase(entry)}`;
};

export const toPeriodText = ({ from, to }: StatementResponse['period']): string => {
  const end = formatMediumDate(to);
  if (from === null) return `From the first day to ${end}`;
  return from === to ? end : `${formatMediumDate(from)} to ${end}`;
};

const toWasWaitingText = (waiting: number) =>
  `${formatCount(waiting, 'class was', 'classes were')} waiting at the end of that day.`;

/** What the numbers of the sum do not show, and what it leaves out. */
export const toStatementRemarks = (
  { totals: { closing }, counts, period }: Pick<StatementResponse, 'totals' | 'counts' | 'period'>,
  { isBelowZero, today, classesMax }: { isBelowZero: boolean; today: string; classesMax: number },
): string[] => {
  if (counts === null)
    return ['How many classes were attended, and how many were waiting or uncovered on that day, is not known.'];
  const { attended, waiting, uncovered } = counts;
  return [
    toAttendedText(attended),
    ...toClassSumRemarks(
      isBelowZero,
      // Whether classes fit is known of today alone, so they are told apart below for an earlier day.
      {
        ...{ waiting: period.to < today ? 0 : waiting, uncovered, classesMax, isTutor: false },
        fitting: countFittingClasses({ classes_remaining: closing, classes_waiting: waiting }, classesMax),
      },
    ),
    ...(period.to < today && waiting > 0 ? [toWasWaitingText(waiting)] : []),
    ...(waiting === 0 && uncovered === 0 ? ['No classes were waiting or uncovered on that day.'] : []),
  ];
};

export const toMadeByText = (time: string, name: string, timeZone: string): string =>
  `Made on ${time} by ${name}. All times are in the time zone ${timeZone.replaceAll('_', ' ')}.`;

/** The sentence of a row of classes, with what its number does not show. */
export const toStatementRowText = (entry: ClassHistoryEntry, timeZone: string): string => {
  const text = entry.kind === 'mark' ? toMarkWithoutChangeText(entry) : toTransactionText(entry);
  const chip = entry.kind === 'mark' ? undefined : toTransactionChip(entry, timeZone);
  return `${text}${entry.reason ? `: ${entry.reason}` : ''}${chip ? ` (${chip.text})` : ''}`;
};

/** What was bought or returned, what a reversed purchase takes back, and further facts of the money. */
export const toRowDetailsText = (
  { entry, money }: { entry: ClassHistoryEntry | undefined; money: MoneyEntry | undefined },
  original: ClassHistoryEntry | undefined,
): string =>
  listDistinct([
    ...(entry?.kind === 'transaction' ? listReasonDetails(entry, formatMediumDate) : []),
    entry?.kind === 'transaction' && entry.source === 'purchase-reversal'
      ? toOriginalLinkText(entry, original)
      : undefined,
    ...(money ? listMoneyEntryFacts(money) : []),
  ]).join(' · ');
/** The row of classes and that of the money say the same code. */
const listDistinct = (texts: readonly (string | undefined)[]) => [
  ...new Set(texts.filter((text) => text !== undefined)),
];

export const toRecordedOnText = (date: string) => `recorded ${formatMediumDate(date)}`;
export const toPageFooterText = (name: string, period: StatementResponse['period']) =>
  `${name} · ${toPeriodText(period)}`;
