/** The words of reason codes and of money. Screens, packets and the page that checks packets share them. */
import type { FixedReasonCode } from '#events/values/enum-values.ts';
import { currency, findSoldPlan, type Plan, plans } from '#events/values/plans.ts';
import type { PaperKind, PaymentMethod, ReasonCode } from '#events/values/shapes.ts';

const fixedCodeTexts: Readonly<Record<FixedReasonCode, string>> = {
  correction: 'Correction',
  refund: 'Refund',
  goodwill: 'Goodwill',
  'make-up': 'Make-up',
  'second-class': 'Second class on a day',
  'bounced-check': 'Bounced check',
  other: 'Other',
};

/** The name of a plan with its classes, such as `Growth 12`. */
export const formatPlanName = ({ name, classes }: Pick<Plan, 'name' | 'classes'>): string => `${name} ${classes}`;

/** The words of every code that can be chosen now. */
export const currentReasonTexts: readonly string[] = [...plans.map(formatPlanName), ...Object.values(fixedCodeTexts)];

/** The words of a code. A plan that is no longer in the file of facts is named by its id. */
export const formatReasonCode = (code: ReasonCode): string => {
  if (Object.hasOwn(fixedCodeTexts, code)) return fixedCodeTexts[code as keyof typeof fixedCodeTexts];
  const plan = findSoldPlan(code);
  return plan ? formatPlanName(plan) : code.charAt(0).toUpperCase() + code.slice(1).replaceAll('-', ' ');
};

/** A number as papers and lists show it, such as `INV-000123`. */
export const formatPaperNumber = (kind: PaperKind, number: number): string =>
  `${kind === 'invoice' ? 'INV' : 'REC'}-${String(number).padStart(6, '0')}`;

/** `1 class` or `12 classes`. */
export const countClasses = (count: number): string => `${count} ${count === 1 ? 'class' : 'classes'}`;

/** What a purchase sold, such as `Growth, 12 classes`. */
export const formatSoldClasses = ({ code, classes }: { code: ReasonCode | null; classes: number }): string => {
  const count = countClasses(classes);
  if (code === null || code === 'other') return count;
  return `${findSoldPlan(code)?.name ?? formatReasonCode(code)}, ${count}`;
};

/** By the code of the currency. */
const amountFormats = new Map<string, Intl.NumberFormat>();
const createAmountFormat = (code: string) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: code, currencyDisplay: 'narrowSymbol' });

/**
 * `$350.00`; a negative amount has the minus sign U+2212. The currency is the centre's, unless a file states its own; a text that is
 * no code of a currency, which only a changed file has, follows the number.
 */
export const formatCents = (cents: number, code: string = currency): string => {
  if (!/^[A-Z]{3}$/.test(code)) return `${(cents / 100).toFixed(2)} ${code}`.replace('-', '−');
  const format = amountFormats.get(code) ?? createAmountFormat(code);
  amountFormats.set(code, format);
  return format.format(cents / 100).replace('-', '−');
};
/** `+$200.00`, `−$200.00` or `$0.00`. */
export const formatSignedCents = (cents: number, code?: string): string =>
  cents > 0 ? `+${formatCents(cents, code)}` : formatCents(cents, code);

export const paymentMethodTexts: Readonly<Record<PaymentMethod, string>> = {
  cash: 'Cash',
  check: 'Check',
  card: 'Card',
  'bank-transfer': 'Bank transfer',
  other: 'Other',
};

interface ReasonDetails {
  code: ReasonCode | null;
  reason: string | null;
  amount_cents: number | null;
  paid_on: string | null;
  receipt: string | null;
  /** Positive for added classes, which were paid for; negative for those whose money was returned. */
  classes_changed: number;
}

/** The name of a code, unless the reason repeats it. */
export const toCodeLabel = (code: ReasonCode | null, reason: string | null): string | undefined =>
  code === null || formatReasonCode(code) === reason ? undefined : formatReasonCode(code);

/** The code of a row, unless its reason repeats it, and what was paid or returned; empty when there is nothing to say. */
export const listReasonDetails = (
  row: ReasonDetails,
  formatDay: (day: string) => string,
  currencyCode?: string,
): string[] => {
  const { code, reason, amount_cents, paid_on, receipt } = row;
  const amount = amount_cents === null ? undefined : formatCents(amount_cents, currencyCode);
  const money = amount && (row.classes_changed > 0 ? `Price ${amount}` : `${amount} returned`);
  const paid = paid_on === null ? undefined : `paid on ${formatDay(paid_on)}`;
  return [toCodeLabel(code, reason), money, paid, receipt ? `receipt ${receipt}` : undefined].filter(
    (part) => part !== undefined,
  );
};
