/** Sentences that explain a balance. Each has the number of classes that opens its rows in the class history. */
import type { BalanceExplanation, BalanceTerm } from '#contracts/class-audit.ts';
import { toCodedReasonText } from '../../copy/reason-codes.ts';
import { toLimitedTotalText, toWaitingPlanText, type WaitingCounts } from '../../copy/remaining.ts';
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
  const { kind, classes, from } = term;
  const number = Math.abs(classes);
  const requested = Math.abs(term.requested);
  switch (kind) {
    case 'opening':
      return { before: 'Opened with ', number, after: ` on ${formatDate(from)}.` };
    case 'import':
      return { before: '', number, after: ' brought over from the former records.' };
    case 'added':
      return { before: '', number, after: ` added${toWhenText(term, 'addition')}.` };
    case 'taken':
      return { before: '', number, after: ` taken for attendance${toDaysText(term)}.` };
    case 'late-cancellations':
      return { before: '', number, after: ` taken for late cancellations${toDaysText(term)}.` };
    case 'removed': {
      const asked = number < requested ? ` of ${requested}` : '';
      return { before: '', number, after: `${asked} removed${toWhenText(term, 'removal')}.` };
    }
    case 'withdrawn': {
      const noun = pluralize(number, 'waiting class', 'waiting classes');
      return { before: '', number, after: ` ${noun} withdrawn${toWhenText(term, 'withdrawal')}.` };
    }
  }
};

/** The last sentence: what came in and does not remain. */
export const toWaitingSentence = (counts: WaitingCounts): ExplanationSentence => ({
  before: '',
  number: counts.waiting,
  after: ` of these ${counts.waiting === 1 ? 'is' : 'are'} waiting. ${toWaitingPlanText(counts)}`,
});

/** ` on Oct 1 (Growth)`, or of several rows ` in 4 additions from Oct 1, 2025 to Nov 3`. */
const toWhenText = (term: BalanceTerm, one: string): string => {
  const reason = toCodedReasonText(term);
  if (term.count === 1) return `${toDaysText(term)}${reason ? ` (${reason})` : ''}`;
  return ` in ${formatCount(term.count, one)}${toDaysText(term)}`;
};

const toDaysText = ({ from, to }: BalanceTerm): string =>
  from === to ? ` on ${formatDate(from)}` : ` from ${formatDate(from)} to ${formatDate(to)}`;

/** `6 + 12 − 9 + 1 = 10`, from the part of each term in a balance. */
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
    ({ kind, requested, applied_total }) => (kind === 'opening' || kind === 'added') && applied_total < requested,
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
