/** Words of the entries of a student's money, which the page of payments and the statement share. */
import { isolateBidi } from '#contracts/isolate-bidi.ts';
import type { GetMoneyResponse, MoneyEntry, MoneyFigures, PaymentMoney, PurchaseMoney } from '#contracts/money.ts';
import { formatCents, formatReasonCode, formatSignedCents, toCodeLabel } from '#contracts/reason-words.ts';
import { formatDate } from '../../lib/dates.ts';
import { formatCount } from '../../lib/format-count.ts';
import { toPricePerClassText } from './money-copy.ts';

export const owedText = 'Owed';
const unknownMethodText = 'method not recorded';

/** The lines of the sum, each with its sign. More can be reversed of payments than of prices, which then counts as owed. */
export const toMoneySumLines = ({
  due_cents,
  paid_cents,
  refunded_cents,
  reversed_cents,
  owed_cents,
}: Pick<MoneyFigures, 'due_cents' | 'paid_cents' | 'refunded_cents' | 'reversed_cents' | 'owed_cents'>) => [
  { sign: '', label: 'Due', cents: due_cents },
  { sign: '−', label: 'Paid', cents: paid_cents },
  { sign: '+', label: 'Refunded', cents: refunded_cents },
  { sign: reversed_cents < 0 ? '+' : '−', label: 'Reversed', cents: Math.abs(reversed_cents) },
  { sign: '=', label: owedText, cents: owed_cents },
];

type Bought = Pick<PurchaseMoney, 'code' | 'classes'>;
/** What was bought, such as `Growth 12` or `5 classes`. */
export const toPurchaseName = ({ code, classes }: Bought): string =>
  code === null || code === 'other' ? formatCount(classes, 'class', 'classes') : formatReasonCode(code);
export const toPurchaseOfDayText = (purchase: Bought & Pick<PurchaseMoney, 'recorded_on'>): string =>
  `${toPurchaseName(purchase)} of ${formatDate(purchase.recorded_on)}`;

/** The number of classes, unless it is the name of the purchase, and the price of one. */
export const toClassesAndPriceText = ({ price_cents, code, classes }: Bought & Pick<PurchaseMoney, 'price_cents'>) => {
  const count = formatCount(classes, 'class', 'classes');
  const each = toPricePerClassText(price_cents, classes);
  return toPurchaseName({ code, classes }) === count ? each : `${count}, ${each}`;
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

/** What the sentence of an entry says of the purchase and the payment that it names. */
interface NamedEntries {
  readonly purchases: ReadonlyMap<string, Bought & Pick<PurchaseMoney, 'recorded_on'>>;
  readonly payments: ReadonlyMap<string, Pick<PaymentMoney, 'received_on'>>;
}

/** What happened in one sentence, without its amount and without the reason. */
export const toMoneyEntryText = (entry: MoneyEntry, { purchases, payments }: NamedEntries): string => {
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

/** True if the sentence of an entry says its code: that of a purchase names the plan. */
const isCodeInSentence = ({ kind, code }: Pick<MoneyEntry, 'kind' | 'code'>): boolean =>
  kind === 'purchase' || (kind === 'refund' && code === 'refund');

/** `: Moving away`, to follow the sentence of an entry; empty without a reason, or where the sentence says it. */
export const toReasonPhrase = (entry: Pick<MoneyEntry, 'kind' | 'code' | 'reason'>): string => {
  const { code, reason } = entry;
  if (!reason || (isCodeInSentence(entry) && toCodeLabel(code, reason) === undefined && code !== null)) return '';
  return `: ${reason}`;
};

const toClassesOfRefundText = ({ kind, classes }: MoneyEntry) =>
  kind === 'refund' && classes > 0 ? `with ${formatCount(classes, 'class', 'classes')} removed` : undefined;

/** Further facts of an entry: what was bought, who took the money, numbers of papers, and why a price differs. */
export const listMoneyEntryFacts = (entry: MoneyEntry): string[] => {
  const { kind, code, reason, reference, received_by, received_by_name, tutor_id } = entry;
  const isPurchase = kind === 'purchase' && entry.due_cents > 0;
  const listPrice = entry.list_price_cents;
  return [
    toCodeLabel(isCodeInSentence(entry) ? null : code, reason),
    isPurchase ? toClassesAndPriceText({ ...entry, price_cents: entry.due_cents }) : undefined,
    isPurchase && listPrice !== null && listPrice !== entry.due_cents
      ? `list price ${formatCents(listPrice)}`
      : undefined,
    entry.price_reason ? `reason for the price: ${entry.price_reason}` : undefined,
    kind === 'purchase' && entry.paid_cents > 0 ? unknownMethodText : undefined,
    toClassesOfRefundText(entry),
    reference ? `no. ${reference}` : undefined,
    received_by !== null && received_by !== tutor_id && received_by_name !== null
      ? `received by ${isolateBidi(received_by_name)}`
      : undefined,
  ].filter((fact) => fact !== undefined);
};

/** `+$200.00` or `−$200.00`: how an entry changes what is owed; without a sign where it does not. */
export const toMoneyAmountText = (entry: MoneyEntry): string => {
  const change = toOwedChangeCents(entry);
  return change === 0 ? formatCents(entry.amount_cents) : formatSignedCents(change);
};
/** By how much more is owed after an entry. */
export const toOwedChangeCents = ({ due_cents, paid_cents, refunded_cents, reversed_cents }: MoneyEntry): number =>
  due_cents - paid_cents + refunded_cents - reversed_cents;
