/** Texts of reason codes and of money. */
import type { TransactionRow } from '#contracts/classes.ts';
import type { Plan, ReasonCode } from '#events/values/shapes.ts';
import { formatMediumDate } from '../lib/dates.ts';

export const reasonCodeTexts: Readonly<Record<ReasonCode, string>> = {
  starter: 'Starter 6',
  growth: 'Growth 12',
  excellence: 'Excellence 18',
  correction: 'Correction',
  refund: 'Refund',
  goodwill: 'Goodwill',
  'make-up': 'Make-up',
  'second-class': 'Second class on a day',
  other: 'Other',
};
/** What rows without a code are called, such as those of earlier releases. */
const noCodeText = 'No code';
export const toReasonCodeText = (code: ReasonCode | null): string =>
  code === null ? noCodeText : reasonCodeTexts[code];

export const planTexts: Readonly<Record<Plan | 'other' | 'refund', string>> = {
  ...{ starter: 'Starter 6', growth: 'Growth 12', excellence: 'Excellence 18' },
  ...{ other: 'Other purchases', refund: 'Refunds' },
};

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
/** `$350.00`; a negative amount has the minus sign U+2212. */
export const formatCents = (cents: number): string => dollars.format(cents / 100).replace('-', '−');

type MoneyFields = Pick<
  TransactionRow,
  'code' | 'reason' | 'amount_cents' | 'paid_on' | 'receipt' | 'transaction_type'
>;

/** The code of a row, unless its reason repeats it, and what was paid or returned; undefined when there is nothing to say. */
export const toReasonDetailsText = (row: MoneyFields): string | undefined => {
  const { code, reason, amount_cents, paid_on, receipt } = row;
  const verb = row.transaction_type === 'add' ? 'paid' : 'returned';
  const money = amount_cents === null ? undefined : `${formatCents(amount_cents)} ${verb}`;
  const day = paid_on === null ? undefined : `on ${formatMediumDate(paid_on)}`;
  const payment = money || day ? `${money ?? 'Paid'}${day ? ` ${day}` : ''}` : undefined;
  const label = code === null || reasonCodeTexts[code] === reason ? undefined : reasonCodeTexts[code];
  const parts = [label, payment, receipt ? `receipt ${receipt}` : undefined].filter((part) => part !== undefined);
  return parts.length === 0 ? undefined : parts.join(' · ');
};

export const purchaseTexts = {
  amount: 'Amount paid',
  paidOn: 'Day of payment',
  receipt: 'Receipt number',
  refund: 'Amount returned',
  dayFault: 'This day is in the future.',
  amountFault: 'Enter an amount such as 350.00.',
};
