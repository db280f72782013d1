/** Texts of reason codes and of money. */
import { listReasonDetails, reasonCodeTexts, toCodeLabel } from '#contracts/reason-words.ts';
import type { Plan, ReasonCode } from '#events/values/shapes.ts';
import { formatMediumDate } from '../lib/dates.ts';

/** What rows without a code are called, such as those of earlier releases. */
const noCodeText = 'No code';
export const toReasonCodeText = (code: ReasonCode | null): string =>
  code === null ? noCodeText : reasonCodeTexts[code];

/** The code and the reason in words, such as “Goodwill · Long illness”; undefined when there is neither. */
export const toCodedReasonText = ({ code, reason }: { code: ReasonCode | null; reason: string | null }) =>
  [toCodeLabel(code, reason), reason].filter((part) => part).join(' · ') || undefined;

export const planTexts: Readonly<Record<Plan | 'other' | 'refund', string>> = {
  ...{ starter: 'Starter 6', growth: 'Growth 12', excellence: 'Excellence 18' },
  ...{ other: 'Other purchases', refund: 'Refunds' },
};

/** The code of a row, unless its reason repeats it, and what was paid or returned; undefined when there is nothing to say. */
export const toReasonDetailsText = (row: Parameters<typeof listReasonDetails>[0]): string | undefined =>
  listReasonDetails(row, formatMediumDate).join(' · ') || undefined;

export const purchaseTexts = {
  amount: 'Amount paid',
  paidOn: 'Day of payment',
  receipt: 'Receipt number',
  refund: 'Amount returned',
  dayFault: 'This day is in the future.',
  amountFault: 'Enter an amount such as 350.00.',
};
