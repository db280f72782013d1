/** Texts of the statement of a student’s classes. */
import type { StatementResponse } from '#contracts/class-audit.ts';
import type { ClassHistoryEntry } from '#contracts/classes.ts';
import {
  classTotalTexts,
  toClassTotalRemarks,
  toMarkWithoutChangeText,
  toTransactionChip,
  toTransactionText,
} from '../../../copy/class-history.ts';
import { formatMediumDate } from '../../../lib/dates.ts';
import { formatCount } from '../../../lib/format-count.ts';
import { countFittingClasses } from '../../../shared/students/count-fitting-classes.ts';

export const statementTexts = {
  title: 'Statement of classes',
  back: 'Back to Class history',
  print: 'Print',
  packets: 'Packets',
  loading: 'Loading the statement...',
  loadingFailed: 'Error loading the statement',
  sumLabel: 'How the classes add up',
  rowsLabel: 'Classes of the period',
  date: 'Date',
  event: 'What happened',
  tutor: 'Recorded by',
  change: 'Change',
  noChange: 'no change',
  empty: 'No classes in this period',
  emptyText: 'Choose a longer period.',
  doesNotAddUp:
    'This statement does not add up: the recorded history leads to another number of classes. Please tell the owner of the center before you use it.',
  hasMore:
    'Older rows of this period are not listed. The sum includes them. Choose a shorter period to list every row.',
  correction: 'Correction',
};

/** The lines of the sum, each with its sign. */
export const toStatementSumLines = ({ totals, period }: StatementResponse) => [
  {
    sign: '',
    label: period.from ? `At the start of ${formatMediumDate(period.from)}` : 'At the start',
    classes: totals.opening,
  },
  { sign: '+', label: 'Added', classes: totals.bought },
  { sign: '+', label: 'Given back', classes: totals.given_back },
  { sign: '−', label: 'Attended', classes: totals.attended },
  ...(totals.late_cancellations === 0
    ? []
    : [{ sign: '−', label: classTotalTexts.lateCancellations, classes: totals.late_cancellations }]),
  { sign: '−', label: 'Removed', classes: totals.removed },
  { sign: '=', label: `Left at the end of ${formatMediumDate(period.to)}`, classes: totals.closing },
];

export const toPeriodText = ({ from, to }: StatementResponse['period']): string =>
  from === null
    ? `From the first day to ${formatMediumDate(to)}`
    : `${formatMediumDate(from)} to ${formatMediumDate(to)}`;

const toWasWaitingText = (waiting: number) =>
  `${formatCount(waiting, 'more paid class was', 'more paid classes were')} waiting at the end of that day.`;

/** What the numbers of the sum do not show, and what it leaves out. */
export const toStatementRemarks = (
  { totals: { opening, closing, reversed }, waiting, uncovered, period }: StatementResponse,
  { today, classesMax }: { today: string; classesMax: number },
): string[] => [
  ...toClassTotalRemarks(
    { isBelowZero: opening < 0 || closing < 0, reversed },
    // Whether classes fit is known of today alone, so they are told apart below for an earlier day.
    {
      ...{ waiting: period.to < today ? 0 : (waiting ?? 0), uncovered: uncovered ?? 0, classesMax, isTutor: false },
      fitting: countFittingClasses({ classes_remaining: closing, classes_waiting: waiting ?? 0 }, classesMax),
    },
  ),
  ...(period.to < today && waiting ? [toWasWaitingText(waiting)] : []),
  ...(waiting === null || uncovered === null
    ? ['How many classes were waiting or uncovered on that day is not known.']
    : []),
  ...(waiting === 0 && uncovered === 0 ? ['No classes were waiting or uncovered on that day.'] : []),
];

export const toMadeByText = (time: string, name: string, timeZone: string): string =>
  `Made on ${time} by ${name}. All times are in the time zone ${timeZone.replaceAll('_', ' ')}.`;

/** The sentence of a row, with what its number does not show. */
export const toStatementRowText = (entry: ClassHistoryEntry, timeZone: string): string => {
  const text = entry.kind === 'mark' ? toMarkWithoutChangeText(entry) : toTransactionText(entry);
  const chip = entry.kind === 'mark' ? undefined : toTransactionChip(entry, timeZone);
  return `${text}${entry.reason ? `: ${entry.reason}` : ''}${chip ? ` (${chip.text})` : ''}`;
};

export const toRecordedOnText = (date: string) => `recorded ${formatMediumDate(date)}`;
export const toPageFooterText = (name: string, period: StatementResponse['period']) =>
  `${name} · ${toPeriodText(period)}`;
