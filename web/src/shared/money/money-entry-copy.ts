/** The entries of a student's money on the page of payments and the statement, with the purchases and payments that they name. */
import type { GetMoneyResponse, MoneyEntry, PaymentMoney, PurchaseMoney } from '#contracts/money.ts';
import { toPurchaseName, toMoneyEntryText as toTextOf } from '#contracts/money-words.ts';
import { formatDate } from '../../lib/dates.ts';

type Bought = Pick<PurchaseMoney, 'code' | 'classes' | 'recorded_on'>;
export const toPurchaseOfDayText = (purchase: Bought): string =>
  `${toPurchaseName(purchase)} of ${formatDate(purchase.recorded_on)}`;

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
  readonly purchases: ReadonlyMap<string, Bought>;
  readonly payments: ReadonlyMap<string, Pick<PaymentMoney, 'received_on'>>;
}

/** What happened in one sentence, without its amount and without the reason. */
export const toMoneyEntryText = (entry: MoneyEntry, { purchases, payments }: NamedEntries): string => {
  const purchase = purchases.get(entry.purchase_id ?? '');
  const payment = payments.get(entry.payment_id ?? '');
  return toTextOf(entry, {
    purchase: purchase && toPurchaseOfDayText(purchase),
    payment: payment && `the payment of ${formatDate(payment.received_on)}`,
  });
};
