/** Texts of a student's payments: what is owed, purchases, and the ledger. */
import { isolateBidi } from '#contracts/isolate-bidi.ts';
import type {
  GetMoneyResponse,
  JointPayment,
  MoneyEntry,
  MoneyFigures,
  PaymentMoney,
  PurchaseMoney,
} from '#contracts/money.ts';
import { formatCents, formatReasonCode, toCodeLabel } from '#contracts/reason-words.ts';
import { formatDate, formatDateTime, formatMediumDate } from '../../../lib/dates.ts';
import { formatCount } from '../../../lib/format-count.ts';
import { toPricePerClassText } from '../../../shared/money/money-copy.ts';

export const moneyPageTexts = {
  loading: 'Loading payments...',
  failed: 'Error loading payments',
  back: 'Back to Class history',
  former: 'is a former student.',
  formerForTutors: 'is a former student. Payments and refunds can still be recorded.',
  purchases: 'Purchases',
  ledger: 'All entries',
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
  owed: 'Owed',
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

/** The lines of the sum, each with its sign. More can be reversed of payments than of prices, which then counts as owed. */
export const toMoneySumLines = ({
  due_cents,
  paid_cents,
  refunded_cents,
  reversed_cents,
  owed_cents,
}: MoneyFigures) => [
  { sign: '', label: 'Due', cents: due_cents },
  { sign: '−', label: 'Paid', cents: paid_cents },
  { sign: '+', label: 'Refunded', cents: refunded_cents },
  { sign: reversed_cents < 0 ? '+' : '−', label: 'Reversed', cents: Math.abs(reversed_cents) },
  { sign: '=', label: moneyStripTexts.owed, cents: owed_cents },
];

type Bought = Pick<PurchaseMoney, 'code' | 'classes'>;
/** What was bought, such as `Growth 12` or `5 classes`. */
export const toPurchaseName = ({ code, classes }: Bought): string =>
  code === null || code === 'other' ? formatCount(classes, 'class', 'classes') : formatReasonCode(code);
export const toPurchaseOfDayText = (purchase: Bought & Pick<PurchaseMoney, 'recorded_on'>): string =>
  `${toPurchaseName(purchase)} of ${formatDate(purchase.recorded_on)}`;

export const purchaseTableTexts = {
  day: 'Day',
  purchase: 'Purchase',
  price: 'Price',
  paid: 'Paid',
  open: 'Open',
  inHistory: 'Class history',
  /** The number of classes, unless it is the name of the purchase, and the price of one. */
  toClasses: ({ price_cents, code, classes }: Bought & Pick<PurchaseMoney, 'price_cents'>) => {
    const count = formatCount(classes, 'class', 'classes');
    const each = toPricePerClassText(price_cents, classes);
    return toPurchaseName({ code, classes }) === count ? each : `${count}, ${each}`;
  },
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
  'no-price': { tone: 'neutral', text: 'No price' },
  owed: { tone: 'danger', text: 'Owed' },
  'part-paid': { tone: 'caution', text: 'Part paid' },
  paid: { tone: 'good', text: 'Paid' },
  reversed: { tone: 'neutral', text: 'Reversed' },
  'to-return': { tone: 'accent', text: 'To be returned' },
};

export const moneyLedgerTexts = {
  day: 'Day',
  event: 'What happened',
  amount: 'Amount',
  owedAfter: 'Owed after',
  reversed: 'Reversed',
  reversal: 'Reversal',
  toOwedAfter: (cents: number) => `owed ${formatCents(cents)}`,
  unknownMethod: 'method not recorded',
};

const methodWords = {
  cash: 'in cash',
  check: 'by check',
  card: 'by card',
  'bank-transfer': 'by bank transfer',
  other: 'another way',
} as const;

/** What the ids of an entry name: purchases and payments of the student. */
export interface MoneyNames {
  readonly purchases: ReadonlyMap<string, PurchaseMoney>;
  readonly payments: ReadonlyMap<string, PaymentMoney>;
}

export const toMoneyNames = ({
  purchases,
  payments,
}: Pick<GetMoneyResponse, 'purchases' | 'payments'>): MoneyNames => ({
  purchases: new Map(purchases.map((purchase) => [purchase.id, purchase])),
  payments: new Map(payments.map((payment) => [payment.id, payment])),
});

/** What happened in one sentence, without its amount and without the reason. */
export const toMoneyEntryText = (entry: MoneyEntry, { purchases, payments }: MoneyNames): string => {
  const purchase = purchases.get(entry.purchase_id ?? '');
  const payment = payments.get(entry.payment_id ?? '');
  const by = entry.method === null ? '' : ` ${methodWords[entry.method]}`;
  switch (entry.kind) {
    case 'purchase':
      return `Bought ${toPurchaseName(entry)}${entry.paid_cents > 0 ? ' and paid for it' : ''}`;
    case 'payment':
      return `Payment${by}`;
    case 'credit-used':
      return `Credit used${purchase ? ` for ${toPurchaseOfDayText(purchase)}` : ''}`;
    case 'refund':
      if (purchase) return `Refund${by} for ${toPurchaseOfDayText(purchase)}`;
      if (payment) return `Refund${by} of credit from the payment of ${formatDate(payment.received_on)}`;
      return `Refund${by}`;
    case 'payment-reversed':
      return 'Payment reversed';
    case 'refund-reversed':
      return 'Refund reversed';
    case 'purchase-reversed':
      return 'Purchase reversed';
  }
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

const toClassesOfRefundText = ({ kind, classes }: MoneyEntry) =>
  kind === 'refund' && classes > 0 ? `with ${formatCount(classes, 'class', 'classes')} removed` : undefined;

/** Further facts of an entry: what was bought, who took the money, numbers of papers, and why a price differs. */
export const listMoneyEntryFacts = (entry: MoneyEntry): string[] => {
  const { kind, code, reason, reference, received_by, received_by_name, tutor_id } = entry;
  const isPurchase = kind === 'purchase' && entry.due_cents > 0;
  const listPrice = entry.list_price_cents;
  return [
    // A refund and a purchase say it themselves.
    toCodeLabel(kind === 'purchase' || (kind === 'refund' && code === 'refund') ? null : code, reason),
    isPurchase ? purchaseTableTexts.toClasses({ ...entry, price_cents: entry.due_cents }) : undefined,
    isPurchase && listPrice !== null && listPrice !== entry.due_cents
      ? `list price ${formatCents(listPrice)}`
      : undefined,
    entry.price_reason ? `reason for the price: ${entry.price_reason}` : undefined,
    kind === 'purchase' && entry.paid_cents > 0 ? moneyLedgerTexts.unknownMethod : undefined,
    toClassesOfRefundText(entry),
    reference ? `no. ${reference}` : undefined,
    received_by !== null && received_by !== tutor_id && received_by_name !== null
      ? `received by ${isolateBidi(received_by_name)}`
      : undefined,
  ].filter((fact) => fact !== undefined);
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

/** `+$200.00` or `−$200.00`: how an entry changes what is owed; without a sign where it does not. */
export const toMoneyAmountText = (entry: MoneyEntry): string => {
  const change = toOwedChangeCents(entry);
  if (change === 0) return formatCents(entry.amount_cents);
  return change > 0 ? `+${formatCents(change)}` : formatCents(change);
};
/** By how much more is owed after an entry. */
export const toOwedChangeCents = ({ due_cents, paid_cents, refunded_cents, reversed_cents }: MoneyEntry): number =>
  due_cents - paid_cents + refunded_cents - reversed_cents;
