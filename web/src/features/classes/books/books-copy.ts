/** Texts of the books: all purchases, payments and refunds. */
import type { ListedMoneyEntry, MoneyList } from '#contracts/money.ts';
import { toPurchaseName } from '#contracts/money-words.ts';
import { formatCents, paymentMethodTexts, toCodeLabel } from '#contracts/reason-words.ts';
import { formatDate } from '../../../lib/dates.ts';
import { formatCount } from '../../../lib/format-count.ts';

export const booksTexts = {
  description:
    'Every purchase, payment and refund, with the reversals that take them back. The accountant gets them as a file.',
  list: 'List',
  loading: 'Loading the books...',
  failed: 'Error loading the books',
  day: 'Day',
  entry: 'Entry',
  amount: 'Amount',
  empty: { title: 'No entries in this period', text: 'Choose another period.' },
};

export const moneyListTexts: Readonly<Record<MoneyList, string>> = {
  purchases: 'Purchases',
  payments: 'Payments',
  refunds: 'Refunds',
};

/** `$1,200.00 in 4 entries` */
export const toListSumText = (count: number, cents: number): string =>
  `${formatCents(cents)} in ${formatCount(count, 'entry', 'entries')}`;

export const toListedEntryText = (list: MoneyList, entry: ListedMoneyEntry): string => {
  const sold = toPurchaseName({ code: entry.sold_code, classes: Math.abs(entry.classes) });
  switch (entry.kind) {
    case 'payment-reversed':
      return 'Payment reversed';
    case 'refund-reversed':
      return 'Refund reversed';
    case 'purchase-reversed':
      return `Purchase reversed: ${sold}`;
    case 'purchase':
      return list === 'payments' ? `Paid for ${sold}` : sold;
    default:
      return entry.kind === 'refund' ? 'Refund' : 'Payment';
  }
};

/** How money changed hands, why, and by whom and when it was recorded. */
export const listListedEntryFacts = (entry: ListedMoneyEntry): string[] => {
  const { method, reference, code, reason, kind, reversed_by, price_reason, recorded_on, day, number } = entry;
  return [
    number ?? undefined,
    method === null ? undefined : paymentMethodTexts[method],
    reference ? `no. ${reference}` : undefined,
    kind === 'purchase' ? undefined : toCodeLabel(code, reason),
    reason ?? undefined,
    price_reason ? `other price because: ${price_reason}` : undefined,
    recorded_on === day ? undefined : `recorded on ${formatDate(recorded_on)}`,
    reversed_by === null ? undefined : 'reversed',
  ].filter((fact) => fact !== undefined);
};
