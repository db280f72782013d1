/** Reads the money of a packet out of its events in the plainest way, without the fold of the program that it checks. */
import type { PacketContent, PacketMoneyRow } from '#contracts/packets.ts';
import type { MoneyEntryKind } from '#events/values/shapes.ts';
import type { ReadEvent } from './read-marks.ts';
import { toPurchase } from './read-rows.ts';

/** The fields of an entry of money that its event proves. */
export type ProvenMoneyRow = Omit<
  PacketMoneyRow,
  'recorded_by_name' | 'received_by_name' | 'reference' | 'reason' | 'price_reason' | 'sealed'
>;
type Period = PacketContent['period'];

/** What an event says of money. A sum that it does not name does not change. */
interface MoneyFact {
  readonly kind: MoneyEntryKind;
  /** The day on which money changed hands. Where none did, it is the day of recording. */
  readonly day: string | undefined;
  readonly amount: number;
  readonly due?: number;
  readonly paid?: number;
  readonly refunded?: number;
  readonly reversed?: number;
  /** The id of the entry that it reverses. */
  readonly reverses?: string | undefined;
}

/** What is still due of each purchase with a price, and the purchase of each refund, by their ids. */
interface Prices {
  readonly due: Map<string, number>;
  readonly purchaseOf: Map<string, string>;
}

const cancel = ({ due }: Prices, purchase: string | undefined, cents: number): void => {
  if (purchase !== undefined) due.set(purchase, (due.get(purchase) ?? 0) - cents);
};

/** A refund that names no purchase is a gift: the family then owes neither more nor less. */
const toGift = (day: string | undefined, cents: number): MoneyFact => ({
  ...{ kind: 'refund', day, amount: cents, refunded: cents, reversed: cents },
});

const readAddition = ({ id, data }: ReadEvent, prices: Prices): MoneyFact | undefined => {
  const bought = toPurchase(data);
  const price = bought?.priceCents ?? bought?.amountCents ?? 0;
  if (data.direction !== 'add' || price === 0) return undefined;
  prices.due.set(id, price);
  const day = bought?.paidOn ?? data.effectiveOn;
  // Early events say what was paid, which was the price.
  return { kind: 'purchase', day, amount: price, due: price, paid: bought?.priceCents === undefined ? price : 0 };
};

const readRefund = ({ id, data }: ReadEvent, prices: Prices): MoneyFact => {
  const { purchase, cents = 0, canceledCents = 0, returnedOn } = data;
  if (typeof purchase === 'string') prices.purchaseOf.set(id, purchase);
  cancel(prices, prices.purchaseOf.get(id), canceledCents);
  return { kind: 'refund', day: returnedOn, amount: cents, refunded: cents, reversed: canceledCents };
};

const readRefundReversal = ({ data }: ReadEvent, prices: Prices): MoneyFact => {
  const { refund = '', cents = 0, restoredCents = 0, effectiveOn: day } = data;
  cancel(prices, prices.purchaseOf.get(refund), -restoredCents);
  return { kind: 'refund-reversed', day, amount: cents, reversed: cents - restoredCents, reverses: refund };
};

const readPurchaseReversal = ({ data }: ReadEvent, prices: Prices): MoneyFact | undefined => {
  const purchase = String(data.purchase);
  const left = prices.due.get(purchase);
  if (left === undefined) return undefined;
  cancel(prices, purchase, left);
  return { kind: 'purchase-reversed', day: data.effectiveOn, amount: left, reversed: left, reverses: purchase };
};

/** What an event says of money; undefined if it says nothing. */
const readFact = (event: ReadEvent, prices: Prices): MoneyFact | undefined => {
  const { type, data } = event;
  const { effectiveOn: day, cents = 0, amountCents = 0, refundCents } = data;
  switch (type) {
    case 'ClassesAdjusted':
      if (refundCents === undefined) return readAddition(event, prices);
      return refundCents === 0 ? undefined : toGift(day, refundCents);
    case 'WaitingClassesWithdrawn':
      return refundCents === undefined ? undefined : toGift(day, refundCents);
    case 'PurchaseReversed':
      return readPurchaseReversal(event, prices);
    case 'PaymentReceived':
      return { kind: 'payment', day: data.receivedOn, amount: amountCents, paid: amountCents };
    case 'PaymentReversed':
      return { kind: 'payment-reversed', day, amount: cents, reversed: 0 - cents, reverses: data.payment };
    case 'CreditUsed':
      return { kind: 'credit-used', day, amount: (data.parts ?? []).reduce((sum, part) => sum + part.cents, 0) };
    case 'RefundGiven':
      return readRefund(event, prices);
    case 'RefundReversed':
      return readRefundReversal(event, prices);
    default:
      return undefined;
  }
};

/** Classes of a purchase, or taken with a refund, also waiting ones. */
const countClassesOf = ({ type, data }: ReadEvent): number => {
  const { change, direction, withdrawnWaiting = 0 } = data;
  if (type === 'RefundGiven') return withdrawnWaiting - (change?.appliedRemaining ?? 0);
  if (type === 'ClassesAdjusted' && direction !== 'add') return 0 - (change?.appliedRemaining ?? 0);
  return type === 'ClassesAdjusted' || type === 'WaitingClassesWithdrawn' ? Math.abs(change?.requested ?? 0) : 0;
};

type Owing = Pick<PacketMoneyRow, 'due_cents' | 'paid_cents' | 'refunded_cents' | 'reversed_cents'>;
const toOwed = (row: Owing): number => row.due_cents - row.paid_cents + row.refunded_cents - row.reversed_cents;

const byDay = (one: ProvenMoneyRow, other: ProvenMoneyRow): number =>
  one.effective_on.localeCompare(other.effective_on) || one.version - other.version;

/** All entries of money by day, each with what is owed after it. */
const readAllRows = (events: readonly ReadEvent[]): ProvenMoneyRow[] => {
  const prices: Prices = { due: new Map(), purchaseOf: new Map() };
  const read = events.flatMap((event) => {
    const fact = readFact(event, prices);
    return fact === undefined ? [] : [{ event, fact }];
  });
  const versions = new Map(events.map(({ id, version }) => [id, version]));
  const findVersion = (id: string | undefined) => versions.get(id ?? '') ?? null;
  // The first of several is set last.
  const reversals = new Map(read.toReversed().map(({ fact, event }) => [fact.reverses, event.version]));
  const cleared = new Set(events.flatMap(({ type, data }) => (type === 'DuplicateCleared' ? [data.entry] : [])));
  const rows = read.map(({ event, fact }): ProvenMoneyRow => {
    const { id, version, type, data, recordedAt, actor } = event;
    const isTied = type === 'CreditUsed' || type === 'RefundGiven';
    return {
      ...{ version, effective_on: fact.day ?? '', recorded_at: recordedAt, recorded_by: actor },
      ...{ kind: fact.kind, code: data.code ?? null, classes: countClassesOf(event) },
      ...{ list_price_cents: toPurchase(data)?.listPriceCents ?? null, amount_cents: fact.amount },
      ...{ method: data.method ?? null, received_by: data.receivedBy ?? null },
      ...{ due_cents: fact.due ?? 0, paid_cents: fact.paid ?? 0 },
      ...{ refunded_cents: fact.refunded ?? 0, reversed_cents: fact.reversed ?? 0, owed_cents: 0 },
      purchase: isTied && typeof data.purchase === 'string' ? findVersion(data.purchase) : null,
      payment: isTied ? findVersion(data.payment) : null,
      ...{ corrects: findVersion(fact.reverses), corrected_by: reversals.get(id) ?? null },
      duplicate_cleared: cleared.has(id),
    };
  });
  let owed = 0;
  return rows.sort(byDay).map((row) => {
    owed += toOwed(row);
    return { ...row, owed_cents: owed };
  });
};

const isIn = ({ from, to }: Period, { effective_on: day }: ProvenMoneyRow): boolean => day >= from && day < to;

/** The entries of money of a period, by day. */
export const listProvenMoneyRows = (events: readonly ReadEvent[], period: Period): ProvenMoneyRow[] =>
  readAllRows(events).filter((row) => isIn(period, row));

/** The sums of a period; null if there is no entry of money until its end. */
export const toProvenMoney = (events: readonly ReadEvent[], period: Period): PacketContent['money'] => {
  const rows = readAllRows(events).filter(({ effective_on }) => effective_on < period.to);
  if (rows.length === 0) return null;
  const within = rows.filter((row) => isIn(period, row));
  const sumOf = (name: keyof Owing) => within.reduce((sum, row) => sum + row[name], 0);
  const opening_cents = rows.filter((row) => !within.includes(row)).reduce((sum, row) => sum + toOwed(row), 0);
  const sums = {
    ...{ due_cents: sumOf('due_cents'), paid_cents: sumOf('paid_cents') },
    ...{ refunded_cents: sumOf('refunded_cents'), reversed_cents: sumOf('reversed_cents') },
  };
  return { opening_cents, ...sums, closing_cents: opening_cents + toOwed(sums) };
};
