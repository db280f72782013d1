import type { GetMoneyResponse, PaymentMoney, PurchaseMoney } from '#contracts/money.ts';
import type { StudentRow } from '#contracts/students.ts';

/** What money can be returned for. `limitCents` is the most that can be; undefined where only the person limits it. */
export type RefundSource =
  | { value: string; kind: 'purchase'; purchase: PurchaseMoney; limitCents: number }
  | { value: string; kind: 'credit'; payment: PaymentMoney; limitCents: number }
  | { value: string; kind: 'untied'; limitCents: undefined };

export const toPurchaseSource = (id: string) => `purchase:${id}`;
export const toCreditSource = (id: string) => `credit:${id}`;

/** Purchases of which something was paid and not returned and credit, each the newest first, and for owners money that is tied to neither. */
export const listRefundSources = (
  { purchases, payments }: Pick<GetMoneyResponse, 'purchases' | 'payments'>,
  isOwner: boolean,
): RefundSource[] => [
  ...purchases
    .filter(({ returnable_cents }) => returnable_cents > 0)
    .toReversed()
    .map((purchase) => {
      const { id, returnable_cents: limitCents } = purchase;
      return { value: toPurchaseSource(id), kind: 'purchase', purchase, limitCents } as const;
    }),
  ...payments
    .filter(({ unused_cents }) => unused_cents > 0)
    .toReversed()
    .map((payment) => {
      const { id, unused_cents: limitCents } = payment;
      return { value: toCreditSource(id), kind: 'credit', payment, limitCents } as const;
    }),
  ...(isOwner ? [{ value: 'untied', kind: 'untied', limitCents: undefined } as const] : []),
];

/** What a request says of its source. */
export const toSourceFields = (source: RefundSource): { purchase_id?: string; payment_id?: string } => {
  if (source.kind === 'purchase') return { purchase_id: source.purchase.id };
  return source.kind === 'credit' ? { payment_id: source.payment.id } : {};
};

/** How many of the asked classes a refund takes, by the rule of the server: waiting ones first, then remaining ones. */
export const countTakenClasses = (
  { classes_remaining, classes_waiting }: Pick<StudentRow, 'classes_remaining' | 'classes_waiting'>,
  asked: number,
): number => Math.min(asked, classes_waiting + classes_remaining);

/** Why a payment cannot be reversed: some of its money was returned, as credit or for what it pays. */
export const isPaymentReturned = (
  { amount_cents, unused_cents, allocations }: PaymentMoney,
  purchases: readonly PurchaseMoney[],
): boolean => {
  const allocated = allocations.reduce((sum, { cents }) => sum + cents, 0);
  const isReturned = ({ purchase_id, cents }: PaymentMoney['allocations'][number]) =>
    purchases.some(({ id, returnable_cents }) => id === purchase_id && cents > returnable_cents);
  return amount_cents - unused_cents - allocated > 0 || allocations.some(isReturned);
};
