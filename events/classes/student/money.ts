/**
 * The money of a student: what is due, paid and returned, folded from the events of the student's stream. All amounts are cents.
 * What is owed follows from them and is stored nowhere.
 */
import { RecordFault } from '../../kernel/record-fault.ts';
import type { RecordedEvent } from '../../kernel/recorded-event.ts';
import type { MoneyEntryKind, PaymentMethod, PaymentStatus, ReasonCode, ReversedMoney } from '../../values/shapes.ts';
import type { Allocation, StudentEvent } from './events.ts';

/** When an entry was recorded, and by whom. */
interface Recorded {
  /** The day of recording. */
  readonly on: string;
  /** UTC instant of recording, ISO 8601. */
  readonly at: string;
  readonly by: string;
}

/** A purchase and the money that was paid for it. */
export interface PurchaseMoney extends Recorded {
  readonly code: ReasonCode | null;
  readonly classes: number;
  readonly price: number;
  /** The part of the price that is no longer due, because refunds canceled it. */
  readonly canceled: number;
  /** What payments and credit have paid for it, refunds not deducted. */
  readonly paid: number;
  readonly refunded: number;
  /** Undefined unless it was reversed; `unstated` if nobody said what becomes of its money. */
  readonly reversed?: ReversedMoney | 'unstated' | undefined;
}

export interface PaymentMoney extends Recorded {
  /** The day on which the money came in. */
  readonly receivedOn: string;
  /** Undefined for a purchase of an early log that only says what was paid for it. */
  readonly method?: PaymentMethod | undefined;
  readonly amount: number;
  /** What it pays, by purchase. */
  readonly allocations: Readonly<Record<string, number>>;
  /** The part that was returned out of credit. */
  readonly refunded: number;
  readonly reversed: boolean;
  /** The payment for several students that it is a part of. */
  readonly joint?: { readonly id: string; readonly students: readonly string[] } | undefined;
}

export interface RefundMoney {
  readonly purchase?: string | undefined;
  readonly payment?: string | undefined;
  readonly amount: number;
  readonly canceled: number;
  readonly reversed: boolean;
}

/** The sums of a student's money. due − paid + refunded − reversed is what the family owes; below 0, the centre owes it. */
export interface MoneyFigures {
  readonly due: number;
  readonly paid: number;
  readonly refunded: number;
  /** What is no longer due, and payments and refunds that were reversed: prices − payments + refunds. */
  readonly reversed: number;
}

export interface MoneyState extends MoneyFigures {
  readonly purchases: Readonly<Record<string, PurchaseMoney>>;
  readonly payments: Readonly<Record<string, PaymentMoney>>;
  readonly refunds: Readonly<Record<string, RefundMoney>>;
}

const noMoney: MoneyFigures = { due: 0, paid: 0, refunded: 0, reversed: 0 };
export const initialMoneyState: MoneyState = { ...noMoney, purchases: {}, payments: {}, refunds: {} };

const addMoney = (one: MoneyFigures, other: MoneyFigures): MoneyFigures => ({
  ...{ due: one.due + other.due, paid: one.paid + other.paid },
  ...{ refunded: one.refunded + other.refunded, reversed: one.reversed + other.reversed },
});

/** The difference of two states of a student's money. */
const subtractMoney = (after: MoneyFigures, before: MoneyFigures): MoneyFigures => ({
  ...{ due: after.due - before.due, paid: after.paid - before.paid },
  ...{ refunded: after.refunded - before.refunded, reversed: after.reversed - before.reversed },
});

export const toOwedCents = ({ due, paid, refunded, reversed }: MoneyFigures): number =>
  due - paid + refunded - reversed;

/** What is still to be paid for a purchase. Never below 0, because no payment may exceed it. */
export const toOpenCents = ({ price, canceled, paid, refunded, reversed }: PurchaseMoney): number =>
  reversed === undefined ? price - canceled - (paid - refunded) : 0;

/** What was paid for a purchase and not returned: the most that can be returned for it. */
export const toReturnableCents = ({ paid, refunded }: PurchaseMoney): number => paid - refunded;

/** The part of a payment that pays for nothing and was not returned: credit of the family. */
export const toUnusedCents = ({ amount, allocations, refunded, reversed }: PaymentMoney): number =>
  reversed ? 0 : amount - refunded - Object.values(allocations).reduce((sum, cents) => sum + cents, 0);

/** What is owed for a purchase; below 0, its money is to be used for something else or to be returned. */
const toOwedForPurchase = (purchase: PurchaseMoney): number =>
  purchase.reversed === undefined ? toOpenCents(purchase) : 0 - toReturnableCents(purchase);

/**
 * What an event changes in what is owed for each purchase, and in the unused part of each payment, which lessens it. The sums of
 * one purchase or payment up to a day are what was open on that day if they are above 0; else they are credit or to be returned.
 * A payment can be of an earlier day than its purchase, so purchases are not added up before. A purchase of an early log is
 * a payment with the same id.
 */
export const listOwedChanges = (
  before: MoneyState,
  after: MoneyState,
): readonly { readonly of: 'purchase' | 'payment'; readonly id: string; readonly cents: number }[] => {
  if (before === after) return [];
  const ofPurchases = Object.entries(after.purchases).map(([id, purchase]) => {
    const earlier = before.purchases[id];
    const cents = purchase === earlier ? 0 : toOwedForPurchase(purchase) - (earlier ? toOwedForPurchase(earlier) : 0);
    return { of: 'purchase' as const, id, cents };
  });
  const ofPayments = Object.entries(after.payments).map(([id, payment]) => {
    const earlier = before.payments[id];
    const cents = payment === earlier ? 0 : (earlier ? toUnusedCents(earlier) : 0) - toUnusedCents(payment);
    return { of: 'payment' as const, id, cents };
  });
  return [...ofPurchases, ...ofPayments].filter(({ cents }) => cents !== 0);
};

const sumOf = <Each>(all: Readonly<Record<string, Each>>, toCents: (each: Each) => number): number =>
  Object.values(all).reduce((sum, each) => sum + toCents(each), 0);

/** What is open on purchases, what the family can use for later ones, and what the centre is to return of reversed ones. */
export const toMoneyParts = ({ purchases, payments }: MoneyState) => ({
  open: sumOf(purchases, toOpenCents),
  credit: sumOf(payments, toUnusedCents),
  toReturn: sumOf(purchases, (purchase) => (purchase.reversed === undefined ? 0 : toReturnableCents(purchase))),
});

export const toPaymentStatus = (purchase: PurchaseMoney): PaymentStatus => {
  if (purchase.reversed !== undefined) return toReturnableCents(purchase) > 0 ? 'to-return' : 'reversed';
  if (toOpenCents(purchase) === 0) return 'paid';
  return toReturnableCents(purchase) > 0 ? 'part-paid' : 'owed';
};

/** The entry with this id. Throws RecordFault when it does not exist. */
const requireEntry = <Entry>(entries: Readonly<Record<string, Entry>>, id: string): Entry => {
  const entry = entries[id];
  if (entry === undefined) throw new RecordFault('missing-entry', `an event refers to money ${id} that does not exist`);
  return entry;
};

const withPurchase = (state: MoneyState, id: string, change: Partial<PurchaseMoney>): MoneyState => ({
  ...state,
  purchases: { ...state.purchases, [id]: { ...requireEntry(state.purchases, id), ...change } },
});

const withPayment = (state: MoneyState, id: string, change: Partial<PaymentMoney>): MoneyState => ({
  ...state,
  payments: { ...state.payments, [id]: { ...requireEntry(state.payments, id), ...change } },
});

/** Adds to what a payment pays for a purchase; a negative number of cents takes it back. */
const allocate = (state: MoneyState, payment: string, { purchase, cents }: Allocation): MoneyState => {
  const { allocations } = requireEntry(state.payments, payment);
  const { paid } = requireEntry(state.purchases, purchase);
  const allocated = (allocations[purchase] ?? 0) + cents;
  return withPayment(withPurchase(state, purchase, { paid: paid + cents }), payment, {
    allocations: { ...allocations, [purchase]: allocated },
  });
};

/** Takes the money of a reversed purchase back to its payments, the newest first, where it is credit. */
const releaseAllocations = (state: MoneyState, purchase: string): MoneyState => {
  let left = toReturnableCents(requireEntry(state.purchases, purchase));
  let released = state;
  for (const [payment, { allocations }] of Object.entries(state.payments).reverse()) {
    const cents = Math.min(left, allocations[purchase] ?? 0);
    if (cents > 0) released = allocate(released, payment, { purchase, cents: -cents });
    left -= cents;
  }
  return released;
};

const withPayments = (state: MoneyState, id: string, payment: PaymentMoney, allocations: readonly Allocation[]) =>
  allocations.reduce((now, allocation) => allocate(now, id, allocation), {
    ...state,
    paid: state.paid + payment.amount,
    payments: { ...state.payments, [id]: payment },
  });

const toRecorded = ({ recordedAt, metadata }: RecordedEvent<StudentEvent>, on: string): Recorded => ({
  ...{ on, at: recordedAt, by: metadata.actor.id },
});

type EventOfType<Type extends StudentEvent['type']> = RecordedEvent<Extract<StudentEvent, { type: Type }>>;

const applyAdjustment = (state: MoneyState, event: EventOfType<'ClassesAdjusted'>): MoneyState => {
  const { id, data } = event;
  const { purchase, refundCents, effectiveOn, code = null, change } = data;
  if (refundCents !== undefined) return withUntiedRefund(state, id, refundCents);
  if (data.direction === 'remove') return state;
  const { priceCents, amountCents, paidOn } = purchase ?? {};
  const price = priceCents ?? amountCents ?? 0;
  const recorded = toRecorded(event, effectiveOn);
  const bought = { ...recorded, code, classes: change.requested, price, canceled: 0, paid: 0, refunded: 0 };
  const added = { ...state, due: state.due + price, purchases: { ...state.purchases, [id]: bought } };
  if (priceCents !== undefined || !amountCents) return added;
  const receivedOn = paidOn ?? effectiveOn;
  const payment = { ...recorded, receivedOn, amount: amountCents, allocations: {}, refunded: 0, reversed: false };
  return withPayments(added, id, payment, [{ purchase: id, cents: amountCents }]);
};

/** The refund of an early log, which names no purchase: the family then owes neither more nor less. */
const withUntiedRefund = (state: MoneyState, id: string, cents: number): MoneyState =>
  cents === 0 ? state : withRefund(state, id, { amount: cents, canceled: cents, reversed: false });

const withRefund = (state: MoneyState, id: string, refund: RefundMoney): MoneyState => ({
  ...state,
  refunded: state.refunded + refund.amount,
  reversed: state.reversed + refund.canceled,
  refunds: { ...state.refunds, [id]: refund },
});

const applyPurchaseReversal = (state: MoneyState, { data }: EventOfType<'PurchaseReversed'>): MoneyState => {
  const { price, canceled } = requireEntry(state.purchases, data.purchase);
  const released = data.money === 'credit' ? releaseAllocations(state, data.purchase) : state;
  const reversed = withPurchase(released, data.purchase, { reversed: data.money ?? 'unstated' });
  return { ...reversed, reversed: reversed.reversed + price - canceled };
};

const applyPaymentReversal = (state: MoneyState, { data }: EventOfType<'PaymentReversed'>): MoneyState => {
  const { allocations } = requireEntry(state.payments, data.payment);
  const freed = Object.entries(allocations).reduce(
    (now, [purchase, cents]) => allocate(now, data.payment, { purchase, cents: -cents }),
    state,
  );
  return { ...withPayment(freed, data.payment, { reversed: true }), reversed: state.reversed - data.cents };
};

const applyRefund = (state: MoneyState, { id, data }: EventOfType<'RefundGiven'>): MoneyState => {
  const { purchase, payment, cents, canceledCents } = data;
  const given = withRefund(state, id, { purchase, payment, amount: cents, canceled: canceledCents, reversed: false });
  return addToRefunded(given, { purchase, payment }, cents, canceledCents);
};

const applyRefundReversal = (state: MoneyState, { data }: EventOfType<'RefundReversed'>): MoneyState => {
  const refund = requireEntry(state.refunds, data.refund);
  const taken = addToRefunded(state, refund, -data.cents, -data.restoredCents);
  const refunds = { ...state.refunds, [data.refund]: { ...refund, reversed: true } };
  return { ...taken, refunds, reversed: taken.reversed + data.cents - data.restoredCents };
};

const addToRefunded = (
  state: MoneyState,
  { purchase, payment }: Pick<RefundMoney, 'purchase' | 'payment'>,
  cents: number,
  canceledCents: number,
): MoneyState => {
  if (purchase !== undefined) {
    const { refunded, canceled } = requireEntry(state.purchases, purchase);
    return withPurchase(state, purchase, { refunded: refunded + cents, canceled: canceled + canceledCents });
  }
  if (payment === undefined) return state;
  return withPayment(state, payment, { refunded: requireEntry(state.payments, payment).refunded + cents });
};

/** The money after an event. Returns the same object if the event changes none. */
export const evolveMoney = (state: MoneyState, event: RecordedEvent<StudentEvent>): MoneyState => {
  switch (event.type) {
    case 'ClassesAdjusted':
      return applyAdjustment(state, event);
    case 'WaitingClassesWithdrawn':
      return withUntiedRefund(state, event.id, event.data.refundCents ?? 0);
    case 'PurchaseReversed':
      return applyPurchaseReversal(state, event);
    case 'PaymentReceived': {
      const { effectiveOn, receivedOn, method, amountCents, allocations, joint } = event.data;
      const payment = {
        ...toRecorded(event, effectiveOn),
        receivedOn,
        method,
        amount: amountCents,
        refunded: 0,
        reversed: false,
        ...(joint && { joint: { id: joint.id, students: joint.parts.map(({ student }) => student) } }),
      };
      return withPayments(state, event.id, { ...payment, allocations: {} }, allocations);
    }
    case 'PaymentReversed':
      return applyPaymentReversal(state, event);
    case 'CreditUsed': {
      const { purchase, parts } = event.data;
      return parts.reduce((now, { payment, cents }) => allocate(now, payment, { purchase, cents }), state);
    }
    case 'RefundGiven':
      return applyRefund(state, event);
    case 'RefundReversed':
      return applyRefundReversal(state, event);
    default:
      return state;
  }
};

/** What an event did that is about money alone, with the amount; undefined for every other event. */
export const toMoneyAct = (
  event: StudentEvent,
): { readonly kind: Exclude<MoneyEntryKind, 'purchase' | 'purchase-reversed'>; readonly cents: number } | undefined => {
  switch (event.type) {
    case 'PaymentReceived':
      return { kind: 'payment', cents: event.data.amountCents };
    case 'PaymentReversed':
      return { kind: 'payment-reversed', cents: event.data.cents };
    case 'CreditUsed':
      return { kind: 'credit-used', cents: event.data.parts.reduce((sum, { cents }) => sum + cents, 0) };
    case 'RefundGiven':
      return { kind: 'refund', cents: event.data.cents };
    case 'RefundReversed':
      return { kind: 'refund-reversed', cents: event.data.cents };
    default:
      return undefined;
  }
};

/** The day on which the money of an event changed hands, or was recorded if none did; undefined for an event of no money. */
export const toMoneyDay = ({ type, data }: StudentEvent): string | undefined => {
  switch (type) {
    case 'ClassesAdjusted':
      return data.purchase?.paidOn ?? data.effectiveOn;
    case 'PaymentReceived':
      return data.receivedOn;
    case 'RefundGiven':
      return data.returnedOn;
    case 'WaitingClassesWithdrawn':
    case 'PurchaseReversed':
    case 'PaymentReversed':
    case 'CreditUsed':
    case 'RefundReversed':
      return data.effectiveOn;
    default:
      return undefined;
  }
};

/** What was owed before a period, the sums in it, and what is owed at its end. */
export interface PeriodMoney {
  readonly opening: number;
  readonly change: MoneyFigures;
  readonly closing: number;
}

/**
 * The money of a period by days, both included, from the first events of a student's stream.
 */
export const computePeriodMoney = (
  events: readonly RecordedEvent<StudentEvent>[],
  { from = '', to }: { readonly from?: string | undefined; readonly to: string },
): PeriodMoney => {
  let state = initialMoneyState;
  let [before, change] = [noMoney, noMoney];
  for (const event of events) {
    const next = evolveMoney(state, event);
    const day = toMoneyDay(event);
    if (day !== undefined && day < from) before = addMoney(before, subtractMoney(next, state));
    else if (day !== undefined && day <= to) change = addMoney(change, subtractMoney(next, state));
    state = next;
  }
  return { opening: toOwedCents(before), change, closing: toOwedCents(addMoney(before, change)) };
};
