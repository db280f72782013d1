/** Texts of a student's payments: what is owed, purchases, and the ledger. */
import { isolateBidi } from '#contracts/isolate-bidi.ts';
import type { JointPayment, MoneyEntry, PurchaseMoney } from '#contracts/money.ts';
import { owedText, paymentStatusWords, toClassesAndPriceText } from '#contracts/money-words.ts';
import { formatCents } from '#contracts/reason-words.ts';
import { formatDate, formatDateTime, formatMediumDate } from '../../../lib/dates.ts';
import { type MoneyNames, toPurchaseOfDayText } from '../../../shared/money/money-entry-copy.ts';

export const moneyPageTexts = {
  loading: 'Loading payments...',
  failed: 'Error loading payments',
  back: 'Back to Class history',
  former: 'is a former student.',
  formerForTutors: 'is a former student. Payments and refunds can still be recorded.',
  erased: 'is a former student whose personal data was erased. Nothing more can be recorded.',
  purchases: 'Purchases',
  ledger: 'All entries',
  invoice: 'Invoice',
  receipt: 'Receipt',
  noEntries: { title: 'No payments yet', text: 'Purchases, payments and refunds will appear here.' },
};

export const moneyActTexts = {
  pay: 'Record payment',
  recordRefund: 'Record refund',
  refund: 'Refund',
  refundCredit: 'Refund credit',
  useCredit: 'Use credit',
  reverse: 'Reverse',
};

export const moneyStripTexts = {
  label: 'What is owed',
  owed: owedText,
  nothingOwed: 'Nothing is owed',
  inFavor: 'In the family’s favor',
  open: 'Open on purchases',
  credit: 'Credit',
  creditHint: 'can pay for what is open',
  toReturn: 'To be returned',
  toReturnHint: 'paid for reversed purchases',
  sumLabel: 'How what is owed adds up',
  reversedHint:
    'Reversed: prices that are no longer due and refunds that were taken back, less payments that were taken back.',
  toSince: (day: string) => `oldest from ${formatMediumDate(day)}`,
  toOverpaid: (cents: number) => `Overpaid: credit of ${formatCents(cents)}`,
};

export const purchaseTableTexts = {
  day: 'Day',
  purchase: 'Purchase',
  price: 'Price',
  paid: 'Paid',
  open: 'Open',
  inHistory: 'Class history',
  toClasses: toClassesAndPriceText,
  /** `canceled` is the part of the price that is no longer due because of it. */
  toRefunded: (cents: number, canceled: number) => {
    const refunded = `${formatCents(cents)} refunded`;
    if (canceled === 0) return refunded;
    return canceled === cents ? `${refunded} and no longer due` : `${refunded}, ${formatCents(canceled)} no longer due`;
  },
  toReturn: (cents: number) => `${formatCents(cents)} to be returned`,
  /** On phones the amounts are a line below the name. */
  toAmounts: ({ price_cents, paid_cents }: Pick<PurchaseMoney, 'price_cents' | 'paid_cents'>) =>
    `Price ${formatCents(price_cents)}, paid ${formatCents(paid_cents)}`,
};

export const paymentStatusTexts: Readonly<
  Record<PurchaseMoney['status'], { tone: 'neutral' | 'good' | 'caution' | 'danger' | 'accent'; text: string }>
> = {
  owed: { tone: 'danger', text: paymentStatusWords.owed },
  'part-paid': { tone: 'caution', text: paymentStatusWords['part-paid'] },
  paid: { tone: 'good', text: paymentStatusWords.paid },
  reversed: { tone: 'neutral', text: paymentStatusWords.reversed },
  'to-return': { tone: 'accent', text: paymentStatusWords['to-return'] },
};

export const moneyLedgerTexts = {
  day: 'Day',
  event: 'What happened',
  amount: 'Amount',
  owedAfter: 'Owed after',
  reversed: 'Reversed',
  reversal: 'Reversal',
  toOwedAfter: (cents: number) => `owed ${formatCents(cents)}`,
};

/** What a payment pays for now, one line for each purchase, and what is left of it as credit. */
export const listPaidPurchases = (paymentId: string, { purchases, payments }: MoneyNames): string[] => {
  const payment = payments.get(paymentId);
  const lines = payment?.allocations.flatMap(({ purchase_id, cents }) => {
    const purchase = purchases.get(purchase_id);
    return purchase ? [`Pays ${formatCents(cents)} of ${toPurchaseOfDayText(purchase)}`] : [];
  });
  return [...(lines ?? []), ...(payment?.unused_cents ? [`${formatCents(payment.unused_cents)} is credit`] : [])];
};

/** The whole amount of a payment for several students. */
export const toJointCents = ({ parts }: JointPayment): number =>
  parts.reduce((sum, { amount_cents }) => sum + amount_cents, 0);
export const jointPaymentTexts = {
  toWhole: (joint: JointPayment) => `Part of one payment of ${formatCents(toJointCents(joint))}`,
  /** A student whom the reader does not know. */
  another: 'another student',
};

/** Who recorded an entry, and when, if that is not the day of the entry. */
export const toRecordedText = (
  { tutor_name, created_at, effective_on, recorded_on }: MoneyEntry,
  timeZone: string,
): string => {
  const name = isolateBidi(tutor_name);
  return effective_on === recorded_on ? name : `${name}, recorded on ${formatDateTime(created_at, timeZone)}`;
};

/** The link from an entry to the one that reverses it, and back. Undefined stands for an entry that is not loaded. */
export const toReversedLinkText = (reversal: MoneyEntry | undefined): string =>
  reversal ? `Reversed on ${formatDate(reversal.recorded_on)}` : 'Reversed later';
const reversedThings: Readonly<Partial<Record<MoneyEntry['kind'], string>>> = {
  'payment-reversed': 'payment',
  'refund-reversed': 'refund',
  'purchase-reversed': 'purchase',
};
export const toReversesLinkText = ({ kind }: MoneyEntry, original: MoneyEntry | undefined): string =>
  `Reverses the ${reversedThings[kind]} ${original ? `of ${formatDate(original.effective_on)}` : 'before it'}`;
