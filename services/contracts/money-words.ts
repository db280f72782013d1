/** The words of a student's money. The page of payments, the statement, packets and the page that checks packets share them. */
import { isolateBidi } from './isolate-bidi.ts';
import type { MoneyEntry, MoneyFigures, PurchaseMoney } from './money.ts';
import { countClasses, formatCents, formatReasonCode, formatSignedCents, toCodeLabel } from './reason-words.ts';

export const owedText = 'Owed';
export const owedBelowZeroText = 'Where less than $0.00 is owed, the family has paid more than was due.';
const unknownMethodText = 'method not recorded';

type MoneySums = Pick<MoneyFigures, 'due_cents' | 'paid_cents' | 'refunded_cents' | 'reversed_cents'>;

/** A line of a sum of money. */
export interface MoneySumLine {
  readonly sign: '' | '+' | '−' | '=';
  readonly label: string;
  readonly cents: number;
}

/** The lines of the sum, each with its sign. More can be reversed of payments than of prices, which then counts as owed. */
export const toMoneySumLines = ({
  due_cents,
  paid_cents,
  refunded_cents,
  reversed_cents,
  owed_cents,
}: MoneySums & Pick<MoneyFigures, 'owed_cents'>): MoneySumLine[] => [
  { sign: '', label: 'Due', cents: due_cents },
  { sign: '−', label: 'Paid', cents: paid_cents },
  { sign: '+', label: 'Refunded', cents: refunded_cents },
  { sign: reversed_cents < 0 ? '+' : '−', label: 'Reversed', cents: Math.abs(reversed_cents) },
  { sign: '=', label: owedText, cents: owed_cents },
];

/**
 * The money of a period, from what was owed at its start to what is owed at its end. The words of both ends follow on “Owed”, such
 * as `at the start of Nov 1, 2026`.
 */
export const toPeriodMoneyLines = (
  { opening_cents, closing_cents, ...sums }: MoneySums & { opening_cents: number; closing_cents: number },
  { start, end }: { readonly start: string; readonly end: string },
): MoneySumLine[] => [
  { sign: '', label: `${owedText} ${start}`, cents: opening_cents },
  ...toMoneySumLines({ ...sums, owed_cents: closing_cents }).map((line): MoneySumLine => {
    if (line.sign === '=') return { ...line, label: `${owedText} ${end}` };
    return line.sign === '' ? { ...line, sign: '+' } : line;
  }),
];

type Bought = Pick<PurchaseMoney, 'code' | 'classes'>;
/** What was bought, such as `Growth 12` or `5 classes`. */
export const toPurchaseName = ({ code, classes }: Bought): string =>
  code === null || code === 'other' ? countClasses(classes) : formatReasonCode(code);

/** The price of one class. One that is rounded, because the price does not divide, says so. */
export const toPricePerClassText = (cents: number, classes: number, currencyCode?: string): string =>
  `${cents % classes === 0 ? '' : 'about '}${formatCents(Math.round(cents / classes), currencyCode)} a class`;

/** The number of classes, unless it is the name of the purchase, and the price of one. */
export const toClassesAndPriceText = (
  { price_cents, code, classes }: Bought & Pick<PurchaseMoney, 'price_cents'>,
  currencyCode?: string,
): string => {
  const each = toPricePerClassText(price_cents, classes, currencyCode);
  return toPurchaseName({ code, classes }) === countClasses(classes) ? each : `${countClasses(classes)}, ${each}`;
};

const methodWords = {
  cash: 'in cash',
  check: 'by check',
  card: 'by card',
  'bank-transfer': 'by bank transfer',
  other: 'another way',
} as const;

/** What happened in one sentence, without its amount and without the reason. `named` are the purchase and payment that it is about. */
export const toMoneyEntryText = (
  entry: Bought & Pick<MoneyEntry, 'kind' | 'method' | 'paid_cents'>,
  { purchase, payment }: { readonly purchase?: string | undefined; readonly payment?: string | undefined },
): string => {
  const by = entry.method === null ? '' : ` ${methodWords[entry.method]}`;
  switch (entry.kind) {
    case 'purchase':
      return `Bought ${toPurchaseName(entry)}${entry.paid_cents > 0 ? ' and paid for it' : ''}`;
    case 'payment':
      return `Payment${by}`;
    case 'credit-used':
      return `Credit used${purchase ? ` for ${purchase}` : ''}`;
    case 'refund':
      if (purchase) return `Refund${by} for ${purchase}`;
      if (payment) return `Refund${by} of credit from ${payment}`;
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

/** The reason of an entry; null without one, or where the sentence says it. */
export const findOwnReason = (entry: Pick<MoneyEntry, 'kind' | 'code' | 'reason'>): string | null => {
  const { code, reason } = entry;
  return isCodeInSentence(entry) && code !== null && toCodeLabel(code, reason) === undefined ? null : reason || null;
};

/** `: Moving away`, to follow the sentence of an entry; empty without a reason, or where the sentence says it. */
export const toReasonPhrase = (entry: Parameters<typeof findOwnReason>[0]): string => {
  const reason = findOwnReason(entry);
  return reason === null ? '' : `: ${reason}`;
};

type FactFields = Bought &
  Pick<MoneyEntry, 'kind' | 'reason' | 'due_cents' | 'paid_cents' | 'list_price_cents' | 'price_reason' | 'reference'> &
  Pick<MoneyEntry, 'received_by' | 'received_by_name' | 'duplicate_cleared' | 'tutor_id'>;

/** Further facts of an entry: what was bought, who took the money, numbers of papers, and why a price differs. */
export const listMoneyEntryFacts = (entry: FactFields, currencyCode?: string): string[] => {
  const { kind, code, reason, reference, received_by, received_by_name, tutor_id, classes } = entry;
  const isPurchase = kind === 'purchase' && entry.due_cents > 0;
  const listPrice = entry.list_price_cents;
  return [
    toCodeLabel(isCodeInSentence(entry) ? null : code, reason),
    isPurchase ? toClassesAndPriceText({ ...entry, price_cents: entry.due_cents }, currencyCode) : undefined,
    isPurchase && listPrice !== null && listPrice !== entry.due_cents
      ? `list price ${formatCents(listPrice, currencyCode)}`
      : undefined,
    entry.price_reason ? `reason for the price: ${entry.price_reason}` : undefined,
    kind === 'purchase' && entry.paid_cents > 0 ? unknownMethodText : undefined,
    kind === 'refund' && classes > 0 ? `with ${countClasses(classes)} removed` : undefined,
    reference ? `no. ${reference}` : undefined,
    received_by !== null && received_by !== tutor_id && received_by_name !== null
      ? `received by ${isolateBidi(received_by_name)}`
      : undefined,
    entry.duplicate_cleared ? 'kept as no duplicate' : undefined,
  ].filter((fact) => fact !== undefined);
};

/** By how much more is owed after an entry. */
export const toOwedChangeCents = ({ due_cents, paid_cents, refunded_cents, reversed_cents }: MoneySums): number =>
  due_cents - paid_cents + refunded_cents - reversed_cents;

/** `+$200.00` or `−$200.00`: how an entry changes what is owed; without a sign where it does not. */
export const toMoneyAmountText = (
  entry: MoneySums & Pick<MoneyEntry, 'amount_cents'>,
  currencyCode?: string,
): string => {
  const change = toOwedChangeCents(entry);
  return change === 0 ? formatCents(entry.amount_cents, currencyCode) : formatSignedCents(change, currencyCode);
};

/** How far a purchase is paid. */
export const paymentStatusWords: Readonly<Record<PurchaseMoney['status'], string>> = {
  owed: owedText,
  'part-paid': 'Part paid',
  paid: 'Paid',
  reversed: 'Reversed',
  'to-return': 'To be returned',
};
