/** Texts of the class history: each row is a sentence. */
import type { ClassHistoryEntry, TransactionRow } from '#contracts/classes.ts';
import { toLateCancellationText, toLateRuleText } from '#contracts/late-cancellation-text.ts';
import { formatLongDate, formatMediumDate, formatWeekdayAndDate, toCentreDate } from '../lib/dates.ts';
import { formatCount } from '../lib/format-count.ts';
import { type AppliedClasses, toUnequalReductionsText, toWaitingOverLimitText } from './applied-classes.ts';
import { toStatusWord } from './attendance.ts';
import { toUncoveredText, toWaitingClassesText, toWaitingPlanText, type WaitingCounts } from './remaining.ts';

/** Links from a student's history to pages about the same classes. */
export const historyLinkTexts = { statement: 'Statement', asOf: 'As of a day', replay: 'Replay' };

export const classHistoryLoadingFailedText = 'Error loading class history';

/** The fields of a transaction that its sentence needs. Rows of one student and rows of all students have them. */
export type TransactionTextFields = Pick<
  TransactionRow,
  | 'source'
  | 'transaction_type'
  | 'classes_changed'
  | 'applied_remaining'
  | 'applied_total'
  | 'effective_on'
  | 'resolved_as'
  | 'resolved_at'
  | 'moved_to'
  | 'moved_from'
  | 'late_cancellation_hours'
  | 'voided'
  | 'reason'
>;
export type TransactionChipFields = TransactionTextFields & Pick<TransactionRow, 'classes_max'>;
/** A short note beside the sentence of a transaction. */
export interface TransactionChip {
  tone: 'neutral' | 'caution' | 'danger';
  text: string;
}

const toClassesText = (count: number) => formatCount(count, 'class', 'classes');
export const toWaitingClassCountText = (count: number) => formatCount(count, 'waiting class', 'waiting classes');

export function toTransactionText(row: TransactionTextFields): string {
  const count = Math.abs(row.classes_changed);
  const adds = row.transaction_type === 'add';
  const { late_cancellation_hours: late } = row;
  const lateRule = late === null ? '' : ` (${toLateRuleText(late)})`;
  switch (row.source) {
    case 'opening':
      return `Enrolled with ${toClassesText(count)}`;
    case 'manual':
      return `${adds ? 'Added' : 'Removed'} ${toClassesText(count)}`;
    case 'attendance':
      if (late !== null) return toLateCancellationText(late, row.applied_remaining === 0) + toMovedFromText(row);
      return (row.applied_remaining === 0 ? 'Attended with no classes left' : 'Attended class') + toMovedFromText(row);
    case 'reversal':
      return toReversalText(row) + lateRule;
    case 'waiting':
      return `${toWaitingClassCountText(count)} ${adds ? 'applied' : 'withdrawn'}`;
    case 'settlement':
      return `Uncovered class of ${formatWeekdayAndDate(row.effective_on)} settled${lateRule}${toMovedFromText(row)}`;
    case 'purchase-reversal':
      return `Purchase of ${toClassesText(count)} reversed`;
    case 'import':
      return `${toClassesText(count)} ${adds ? 'brought over' : 'taken off'} from the former records`;
  }
}

const toReversalText = ({ moved_to, voided, reason }: TransactionTextFields): string => {
  if (moved_to !== null) return `Given back, moved to ${formatWeekdayAndDate(moved_to)}`;
  if (voided) return 'Class given back because the mark was removed';
  // The tutor's reason follows the sentence.
  return reason === null ? 'Class given back because the mark was a mistake' : 'Given back';
};

/** The badge of a row that gives back or reverses another row. */
export const toCorrectionBadgeText = ({ source, voided }: Pick<TransactionRow, 'source' | 'voided'>): string => {
  if (source === 'purchase-reversal') return 'Reversed';
  return voided ? 'Voided' : 'Corrected';
};

/** A mark keeps its class when it is moved to another day. */
const toMovedFromText = ({ moved_from }: TransactionTextFields): string =>
  moved_from === null ? '' : `, moved from ${formatWeekdayAndDate(moved_from)}`;

type HistoryMark = Pick<
  Extract<ClassHistoryEntry, { kind: 'mark' }>,
  'what' | 'from_date' | 'from_status' | 'status' | 'charge' | 'late_cancellation_hours'
>;

/** The sentence for a mark that changed no balance. */
export function toMarkWithoutChangeText(mark: HistoryMark): string {
  const { what, from_date, from_status, status, charge, late_cancellation_hours: late } = mark;
  const lateRule = late === null ? '' : ` (${toLateRuleText(late)})`;
  switch (what) {
    case 'marked':
      return 'Marked absent';
    case 'corrected':
      return `Corrected ${from_status === status ? '' : `from ${toStatusWord(from_status)} `}to ${status}; ${correctionEffectTexts[charge]}${lateRule}`;
    case 'moved':
      return `Moved from ${from_date === null ? 'another day' : formatWeekdayAndDate(from_date)}${moveEffectTexts[charge]}${lateRule}`;
    case 'noted':
      return 'Note changed';
    case 'voided':
      return 'Mark voided';
  }
}

/** Only a mark whose class was taken before can become another one whose class is taken without another change. */
const correctionEffectTexts = {
  covered: 'its class stays taken',
  uncovered: 'it stays uncovered',
  none: 'no class was taken',
};
const moveEffectTexts = { covered: ' with its class', uncovered: ', still uncovered', none: '; no class was taken' };

/** A row as one sentence with its day, where it is named apart from its table: `Thu, Nov 12: Attended class`. */
export const toHistoryRowText = (row: ClassHistoryEntry): string =>
  `${formatWeekdayAndDate(row.effective_on)}: ${row.kind === 'mark' ? toMarkWithoutChangeText(row) : toTransactionText(row)}`;

/** The chip that explains what the number of a row does not show; undefined when there is nothing to explain. */
export function toTransactionChip(row: TransactionChipFields, timeZone: string): TransactionChip | undefined {
  const requested = Math.abs(row.classes_changed);
  const applied = { remaining: Math.abs(row.applied_remaining), total: Math.abs(row.applied_total) };
  const missing = requested - applied.remaining;
  if (row.source === 'manual' && row.transaction_type === 'remove') return removalChip(requested, applied);
  if (missing === 0) return undefined;
  if (row.source === 'attendance') return uncoveredChip(row, timeZone);
  if (row.transaction_type === 'add')
    return { tone: 'neutral', text: toWaitingOverLimitText(missing, row.classes_max) };
  return undefined;
}

/** The chip is red while the class is uncovered, and neutral once it is settled or given back. */
function uncoveredChip({ resolved_as, resolved_at }: TransactionTextFields, timeZone: string): TransactionChip {
  if (resolved_as === null || resolved_at === null) return { tone: 'danger', text: 'Uncovered' };
  const day = formatMediumDate(toCentreDate(resolved_at, timeZone));
  return { tone: 'neutral', text: `Uncovered · ${resolved_as} on ${day}` };
}

function removalChip(requested: number, applied: AppliedClasses): TransactionChip | undefined {
  const { remaining, total } = applied;
  if (remaining !== total) return { tone: 'neutral', text: toUnequalReductionsText(applied) };
  if (total === requested) return undefined;
  return { tone: 'neutral', text: total === 0 ? 'none were left' : `only ${total} could be removed` };
}

/**
 * The text of the link from a correction or reversal to its original row; undefined for any other row. `original` is undefined if
 * it is not loaded.
 */
export function toOriginalLinkText(
  row: ClassHistoryEntry,
  original: (Pick<TransactionRow, 'effective_on'> & Partial<Pick<TransactionRow, 'moved_from'>>) | undefined,
): string | undefined {
  // The day on which the original was recorded, as the row says it.
  const day = original && formatWeekdayAndDate(original.moved_from ?? original.effective_on);
  if (row.kind === 'transaction' && row.source === 'purchase-reversal')
    return `Reverses the classes added ${day ? `on ${day}` : 'earlier'}`;
  if (row.kind === 'transaction' && row.source === 'reversal')
    return `Corrects the class of ${formatWeekdayAndDate(row.effective_on)}`;
  return day && `Corrects the mark of ${day}`;
}

/** The text of a reversed purchase. `reversal` is undefined if it is not loaded. */
export const toReversedText = (reversal: Pick<TransactionRow, 'effective_on'> | undefined): string =>
  `Reversed ${reversal ? `on ${formatWeekdayAndDate(reversal.effective_on)}` : 'later'}`;

/** `+10`, `−1` or `0`, with the minus sign U+2212. */
export const formatSignedCount = (change: number): string => {
  if (change === 0) return '0';
  return change > 0 ? `+${change}` : `−${-change}`;
};

/** `3`, or `−1` with the minus sign U+2212. A sum of a period can be below 0. */
export const formatBalance = (classes: number): string => (classes < 0 ? formatSignedCount(classes) : String(classes));

export const historyCauseTexts: Record<Exclude<TransactionRow['source'], 'import'> | 'purchase' | 'mark', string> = {
  attendance: 'Marks that take a class',
  reversal: 'Given back',
  manual: 'Added or removed',
  purchase: 'Purchases',
  opening: 'Enrollment',
  waiting: 'Waiting classes',
  settlement: 'Settled uncovered classes',
  'purchase-reversal': 'Reversed purchases',
  mark: 'Absences and other marks without a charge',
};

/** A class was recorded for a day before that on which its classes were added. */
export const belowZeroText = 'Below 0, because a class was taken before classes were added.';

/** The sum of a period, whose lines are those of `toClassSumLines`. */
export const classSumTexts = { label: 'How the classes add up', opening: 'At the start', closing: 'At the end' };

/** The sentences below a sum that begins or ends below 0, and about what it leaves out. */
export const toClassSumRemarks = (
  isBelowZero: boolean,
  { uncovered, ...waiting }: WaitingCounts & { uncovered: number },
): string[] => [
  ...(isBelowZero ? [belowZeroText] : []),
  ...(waiting.waiting > 0
    ? [`${formatCount(waiting.waiting, 'class is', 'classes are')} waiting. ${toWaitingPlanText(waiting)}`]
    : []),
  ...(uncovered > 0 ? [toUncoveredText(uncovered)] : []),
];

/** Shown when only some of the waiting classes fit under the limit. */
export const toFittingWaitingText = (fits: number, waiting: number) => {
  const others = waiting - fits;
  return `${fits} ${fits === 1 ? 'fits' : 'fit'} now; the other ${others === 1 ? 'one keeps' : `${others} keep`} waiting.`;
};

/** The waiting and uncovered classes of a student in words, for tutors, above the buttons that apply and settle them. */
export function toUnsettledText({ uncovered, ...waiting }: Omit<WaitingCounts, 'isTutor'> & { uncovered: number }) {
  return [
    ...(uncovered > 0
      ? [`${formatCount(uncovered, 'class was', 'classes were')} recorded with none left and not settled yet.`]
      : []),
    ...(waiting.waiting > 0 ? [toWaitingClassesText({ ...waiting, isTutor: true })] : []),
  ].join(' ');
}
/** `3 students have uncovered classes, 1 student has waiting classes that fit` */
export const toUnsettledStudentsText = (uncovered: number, waiting: number): string =>
  [
    ...(uncovered > 0 ? [`${formatCount(uncovered, 'student has', 'students have')} uncovered classes`] : []),
    ...(waiting > 0 ? [`${formatCount(waiting, 'student has', 'students have')} waiting classes that fit`] : []),
  ].join(', ');
export const toApplyWaitingActText = (fitting: number) => `Apply ${fitting} waiting`;
export const toSettleClassActText = (date: string) => `Settle the class of ${formatMediumDate(date)}`;

export const applyingFailedText = 'Error applying waiting classes';
export const withdrawingFailedText = 'Error withdrawing waiting classes';
export const reversingFailedText = 'Error reversing the purchase';
export const purchaseUsedText =
  "Some of these classes have since been used or removed, so the whole purchase can't be reversed. Remove the classes that are left instead.";
/** The purchase that a dialog is about. */
export const toPurchaseDescriptionText = (name: string, { classes_changed, effective_on }: TransactionTextFields) =>
  `${toClassesText(classes_changed)} added for ${name} on ${formatLongDate(effective_on)}`;
export const toPurchaseReversedText = (classes: number, name: string) =>
  `Purchase of ${toClassesText(classes)} reversed for ${name}`;
export const markVoidedText = 'Mark voided';
export const voidingFailedText = 'Error voiding the mark';
export const toVoidEffectText = (covered: boolean) =>
  `${covered ? 'The class that this mark took comes back.' : 'No class was taken, so none comes back.'} The mark stays in the history as voided, and the date is free for a new one.`;
export const toMarkVoidedText = (name: string, longDate: string) => `The mark of ${name} for ${longDate} is voided.`;
export const settlingFailedText = 'Error settling the class';

/** Why a history cannot be shown, by the code of the refusal. */
export const historyRefusalTexts = {
  'student-unknown': {
    title: 'Student Not Found',
    text: 'There is no student at this address. It may have been mistyped.',
  },
  unauthorized: {
    title: 'Unauthorized',
    text: 'You can’t read the class history of this student. If that is a mistake, ask the center.',
  },
};
