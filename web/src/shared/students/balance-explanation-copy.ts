/** Sentences that explain a balance. Each has the number of classes that opens its rows in the class history. */
import type { BalanceExplanation, BalanceTerm } from '#contracts/class-audit.ts';
import { toCodedReasonText } from '../../copy/reason-codes.ts';
import { toLimitedTotalText } from '../../copy/remaining.ts';
import { formatDate } from '../../lib/dates.ts';
import { formatCount, pluralize } from '../../lib/format-count.ts';

export const explanationTexts = {
  loading: 'Adding up...',
  sumLabel: 'Remaining',
  toTotalLabel: toLimitedTotalText,
  doesNotAddUp: 'Does not add up',
};

export const toExplanationTitle = ({ stored: { remaining } }: BalanceExplanation): string =>
  `Why ${formatCount(remaining, 'class remains', 'classes remain')}`;

/** A sentence with its number of classes between its two parts. */
export interface ExplanationSentence {
  before: string;
  number: number;
  after: string;
}

export const toExplanationSentence = (term: BalanceTerm): ExplanationSentence => {
  const { source, type, late_cancellation: isLate, count, from } = term;
  const requested = Math.abs(term.requested);
  const applied = Math.abs(term.applied_remaining);
  const classes = (number: number) => pluralize(number, 'class', 'classes');
  switch (source) {
    case 'opening':
      return {
        before: 'Opened with ',
        number: requested,
        after: ` on ${formatDate(from)}${toWaitingText(term)}.`,
      };
    case 'manual':
      if (type === 'add')
        return {
          before: '',
          number: requested,
          after: ` added${toWhenText(term, 'addition')}${toWaitingText(term)}.`,
        };
      return {
        before: '',
        number: applied,
        after: `${applied < requested ? ` of ${requested}` : ''} removed${toWhenText(term, 'removal')}.`,
      };
    case 'attendance':
      if (isLate)
        return {
          before: '',
          number: applied,
          after: ` taken for ${pluralize(applied, 'a late cancellation', 'late cancellations')}.`,
        };
      return { before: 'Attended ', number: applied, after: ` ${pluralize(applied, 'time')}.` };
    case 'settlement':
      return {
        before: '',
        number: applied,
        after: ` uncovered ${classes(applied)}${isLate ? ` of ${pluralize(applied, 'a late cancellation', 'late cancellations')}` : ''} settled.`,
      };
    case 'reversal':
      return {
        before: `${formatCount(count, 'correction')} gave `,
        number: requested,
        after: ` back${toWaitingText(term)}.`,
      };
    case 'waiting':
      return { before: '', number: applied, after: ` waiting ${classes(applied)} applied.` };
    case 'purchase-reversal':
      return {
        before: '',
        number: requested,
        after: ` taken back: ${formatCount(count, 'addition was', 'additions were')} reversed${toTakenFromWaitingText(term)}.`,
      };
    case 'import':
      return {
        before: '',
        number: applied,
        after: ` ${type === 'add' ? 'brought over' : 'taken off'} from the former records.`,
      };
  }
};

/** ` on Oct 1 (Growth)`, or of several rows ` in 4 additions from Oct 1, 2025 to Nov 3`. */
const toWhenText = (term: BalanceTerm, one: string): string => {
  const { count, from, to } = term;
  const reason = toCodedReasonText(term);
  if (count === 1) return ` on ${formatDate(from)}${reason ? ` (${reason})` : ''}`;
  return ` in ${formatCount(count, one)}${from === to ? ` on ${formatDate(from)}` : ` from ${formatDate(from)} to ${formatDate(to)}`}`;
};

/** What of an addition was over the limit when it was made. */
const toWaitingText = ({ requested, applied_remaining }: BalanceTerm): string =>
  requested > applied_remaining ? `: ${applied_remaining} at once, ${requested - applied_remaining} waiting` : '';

const toTakenFromWaitingText = ({ requested, applied_remaining }: BalanceTerm): string => {
  const fromWaiting = applied_remaining - requested;
  return fromWaiting > 0 ? `, ${fromWaiting} of them from the waiting ones` : '';
};

/** `6 + 12 − 9 + 1 = 10`, from the part of each term that was applied to a balance. */
export const toSumText = (parts: readonly number[], sum: number): string => {
  const [first = 0, ...others] = parts;
  const rest = others.filter((part) => part !== 0).map((part) => ` ${part < 0 ? '−' : '+'} ${Math.abs(part)}`);
  return `${first}${rest.join('')} = ${sum}`;
};

/**
 * The sum of the total, and where the limit cut an addition, only its steps: `12, then 18, the most that is counted`. An addition
 * counts differently in the two balances, so its own numbers would contradict its sentence.
 */
export const toTotalText = (terms: readonly BalanceTerm[], total: number): string => {
  const isCut = terms.some(
    ({ source, requested, applied_total }) =>
      (source === 'opening' || source === 'manual') && requested > 0 && applied_total < requested,
  );
  const parts = terms.map(({ applied_total }) => applied_total);
  if (!isCut) return toSumText(parts, total);
  const steps = parts.flatMap((part, at) =>
    part === 0 ? [] : [parts.slice(0, at + 1).reduce((sum, each) => sum + each, 0)],
  );
  return `${steps.join(', then ')}, the most that is counted`;
};

/** Says what disagrees, without guessing which number is right. */
export const toUnexplainedText = ({ stored, folded }: BalanceExplanation): string =>
  folded === null
    ? 'The history cannot be added up, because an entry was altered or is missing. The owner of the center is notified.'
    : `Rollbook shows ${stored.remaining} of ${formatCount(stored.total, 'class', 'classes')}, but the history leads to ${folded.remaining} of ${folded.total}. The owner of the center is notified.`;
