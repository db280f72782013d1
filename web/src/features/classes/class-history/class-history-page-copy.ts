import type { ExportSummary } from '#contracts/exports.ts';
import { formatBalance, formatSignedCount } from '../../../copy/class-history.ts';
import { toClassCountText } from '../../../copy/counts.ts';
import { formatCount } from '../../../lib/format-count.ts';

/** Texts of the pages with a class history that their rows do not hold. */
export const historyPageTexts = {
  everyStudent: 'Every change to every balance, newest first.',
  toStudent: (remaining: string) => `Class history · ${remaining}`,
  balance: 'Balance',
  /** The student’s name comes first. */
  former: 'is a former student. Attendance of the days before they left can be corrected.',
  erased: 'is a former student whose personal data was erased. Nothing more can be recorded.',
  loading: 'Loading class history...',
};

/** `3 purchases, 24 classes`; `12 entries, which changed the remaining classes by +3` */
export const toHistorySumsText = ({ count, classes, sold = 0 }: ExportSummary, arePurchases: boolean) =>
  arePurchases
    ? `${formatCount(count, 'purchase')}, ${toClassCountText(sold)}`
    : `${formatCount(count, 'entry', 'entries')}, which changed the remaining classes by ${formatSignedCount(classes ?? 0)}`;

export const emptyHistoryTexts = {
  title: 'No classes yet',
  text: 'Every class added, attended or given back will appear here.',
  filteredTitle: 'No classes match these filters',
  /** `byTutor` is true when a tutor is among the filters. */
  toFiltered: (byTutor: boolean) =>
    byTutor ? 'Choose another period, type, reason or tutor.' : 'Choose another period, type or reason.',
};

export const historyFilterTexts = {
  label: 'Filter the history',
  type: 'Type',
  allTypes: 'All types',
  allReasons: 'All reasons',
  tutor: 'Tutor',
  /** A chosen tutor who is not in the list. */
  otherTutor: 'A tutor without rows here',
  order: 'Order',
  byClassDay: 'Day of class',
  byRecording: 'Recorded on',
};

export const ledgerTexts = {
  date: 'Date',
  student: 'Student',
  event: 'What happened',
  change: 'Change',
  /** What a screen reader says for the dash of a mark that moved no class. */
  noChange: 'no change',
  toOf: (remaining: number, total: number) => `${formatBalance(remaining)} of ${total}`,
  /** Completes a number for screen readers. */
  unit: 'classes remaining',
  toTotal: (total: number) => `, total ${total}`,
  history: 'History',
  historyContext: 'of this record',
};
/** `tutor` recorded a row at `time`, which has no date when it is the row’s own. */
export const toRecordedByTutorText = (tutor: string, time: string) => `${tutor}, ${time}`;
export const toRecordedLaterText = (tutor: string, time: string) => `${tutor}, recorded ${time}`;

export const balanceStatTexts = {
  toUncovered: (count: number) => `${count} uncovered`,
  attended: 'Classes attended',
};

export const balanceChartTexts = {
  loading: 'Loading balance...',
  failed: 'Error loading balance',
  none: 'No changes yet',
  caption: 'Classes remaining after each change',
  recorded: 'Recorded',
  toRemaining: (remaining: number) => `${remaining} remaining`,
  noChart: 'The chart could not be loaded. The ledger shows the same numbers.',
};
