/** The rules of a student's money: payments, credit, refunds and their reversals. All amounts are cents. */
import { addDays } from '../../values/add-days.ts';
import { AMOUNT_CENTS_MAX, DUPLICATE_DAYS, MONEY_PARTS_MAX, MONEY_SUM_CENTS_MAX } from '../../values/limits.ts';
import type { ReversedMoney } from '../../values/shapes.ts';
import { toCode } from './attendance.ts';
import { type CappedBalance, removeClasses, withdrawWaitingClasses } from './balance.ts';
import type { Allocation, BalanceChange, StudentEvent } from './events.ts';
import { type MoneyState, type PurchaseMoney, toOpenCents, toReturnableCents, toUnusedCents } from './money.ts';
import type {
  Explained,
  GiveRefundCommand,
  MaybeDuplicate,
  MoneyCommand,
  MoneyOfReversal,
  MoneyTransfer,
  ReceivedPayment,
} from './money-commands.ts';
import type { StudentState } from './student-state.ts';

export type MoneyRefusal =
  | 'purchase-unknown'
  | 'purchase-reversed'
  | 'date-in-future'
  | 'allocation-too-high'
  | 'allocations-over-payment'
  | 'payment-unknown'
  | 'payment-reversed'
  | 'payment-returned'
  | 'credit-changed'
  | 'refund-too-high'
  | 'refund-unknown'
  | 'refund-reversed'
  | 'refund-classes-changed'
  | 'possible-duplicate'
  | 'money-limit';

type Decision = StudentEvent[] | MoneyRefusal;
type Command<Type extends MoneyCommand['type']> = Extract<MoneyCommand, { type: Type }>;
type CappedState = StudentState & CappedBalance;

const toReference = ({ reference }: MoneyTransfer): { reference?: string } => (reference ? { reference } : {});

/** A purchase or payment that a command is about to record. */
export interface NewEntry {
  readonly kind: 'purchase' | 'payment';
  readonly cents: number;
}

/** The entries that an addition records: its price, and what is paid at once. */
export const listEntriesOfAddition = (priceCents: number, paidCents: number | undefined): NewEntry[] => [
  { kind: 'purchase', cents: priceCents },
  ...(paidCents === undefined ? [] : [{ kind: 'payment', cents: paidCents } as const]),
];

/**
 * The purchases or payments of an amount that were recorded in the last days and not reversed: the same money may be recorded twice,
 * by two people or by one. By their ids, the oldest first.
 */
export const findEqualEntries = ({ purchases, payments }: MoneyState, { kind, cents }: NewEntry, today: string) => {
  const isRecent = ({ on, reversed }: { on: string; reversed?: unknown }) =>
    !reversed && addDays(on, DUPLICATE_DAYS) >= today;
  const found =
    kind === 'purchase'
      ? Object.entries(purchases).filter(([, purchase]) => purchase.price === cents && isRecent(purchase))
      : Object.entries(payments).filter(([, payment]) => payment.amount === cents && isRecent(payment));
  return cents === 0 ? [] : found.map(([id, { at, by }]) => ({ id, at, by }));
};

export const hasUnseenEqualEntry = (
  money: MoneyState,
  entry: NewEntry,
  { seenEqual = [] }: MaybeDuplicate,
  today: string,
): boolean => findEqualEntries(money, entry, today).some(({ id }) => !seenEqual.includes(id));

export const exceedsMoneyLimit = (sum: number, cents: number): boolean => sum + cents > MONEY_SUM_CENTS_MAX;

/** The purchase, or why it can be neither paid nor reversed. */
export const findPurchase = ({ purchases }: MoneyState, id: string): PurchaseMoney | MoneyRefusal => {
  const purchase = purchases[id];
  if (purchase === undefined) return 'purchase-unknown';
  return purchase.reversed === undefined ? purchase : 'purchase-reversed';
};

const findAllocationFault = (money: MoneyState, { purchase: id, cents }: Allocation): MoneyRefusal | undefined => {
  const purchase = findPurchase(money, id);
  if (typeof purchase === 'string') return purchase;
  return cents > toOpenCents(purchase) ? 'allocation-too-high' : undefined;
};

/** The event of a payment, for which its allocations were checked. */
export const toPaymentEvent = (
  { amountCents, method, receivedOn, receivedBy, ...rest }: ReceivedPayment,
  allocations: readonly Allocation[],
  today: string,
): Extract<StudentEvent, { type: 'PaymentReceived' }> => {
  const transfer = { method, ...toReference({ method, ...rest }) };
  return {
    type: 'PaymentReceived',
    data: { amountCents, ...transfer, receivedOn, receivedBy, allocations: [...allocations], effectiveOn: today },
  };
};

/** The allocations of a payment, each cut to what is still open on its purchase. */
const clipAllocations = ({ purchases }: MoneyState, allocations: readonly Allocation[]): Allocation[] =>
  allocations
    .map(({ purchase: id, cents }) => {
      const purchase = purchases[id];
      return { purchase: id, cents: purchase === undefined ? 0 : Math.min(cents, toOpenCents(purchase)) };
    })
    .filter(({ cents }) => cents > 0);

const receivePayment = ({ money }: StudentState, command: Command<'ReceivePayment'>, today: string): Decision => {
  const { amountCents, allocations, joint } = command;
  if (joint !== undefined && command.completesJoint) {
    const event = toPaymentEvent(command, clipAllocations(money, allocations), today);
    return [{ ...event, data: { ...event.data, joint } }];
  }
  if (command.receivedOn > today) return 'date-in-future';
  const fault = allocations.map((each) => findAllocationFault(money, each)).find((each) => each !== undefined);
  if (fault) return fault;
  if (new Set(allocations.map(({ purchase }) => purchase)).size < allocations.length) return 'allocation-too-high';
  if (allocations.reduce((sum, { cents }) => sum + cents, 0) > amountCents) return 'allocations-over-payment';
  if (hasUnseenEqualEntry(money, { kind: 'payment', cents: amountCents }, command, today)) return 'possible-duplicate';
  if (exceedsMoneyLimit(money.paid, amountCents)) return 'money-limit';
  const event = toPaymentEvent(command, allocations, today);
  return [joint === undefined ? event : { ...event, data: { ...event.data, joint } }];
};

/** A payment of which money was returned cannot be reversed: its purchases would have returned more than was paid. */
const reversePayment = ({ money }: StudentState, command: Command<'ReversePayment'>, today: string): Decision => {
  const { payment: id, reason } = command;
  const payment = money.payments[id];
  if (payment === undefined) return 'payment-unknown';
  if (payment.reversed) return 'payment-reversed';
  const isReturned = Object.entries(payment.allocations).some(([purchase, cents]) => {
    const paidFor = money.purchases[purchase];
    return paidFor !== undefined && cents > toReturnableCents(paidFor);
  });
  if (payment.refunded > 0 || isReturned) return 'payment-returned';
  const why = { ...(command.whole && { whole: true as const }), reason, ...toCode(command) };
  return [{ type: 'PaymentReversed', data: { payment: id, cents: payment.amount, ...why, effectiveOn: today } }];
};

/** Uses the oldest credit first, in as many events as its payments need. Refused if it cannot be what the form showed. */
const applyCredit = (
  { money }: StudentState,
  { purchase: id, cents }: Command<'UseCredit'>,
  today: string,
): Decision => {
  const purchase = findPurchase(money, id);
  if (typeof purchase === 'string') return purchase;
  if (cents > toOpenCents(purchase)) return 'credit-changed';
  let left = cents;
  const parts: { payment: string; cents: number }[] = [];
  for (const [payment, details] of Object.entries(money.payments)) {
    const used = Math.min(left, toUnusedCents(details));
    if (used > 0) parts.push({ payment, cents: used });
    left -= used;
  }
  if (left > 0) return 'credit-changed';
  return Array.from({ length: Math.ceil(parts.length / MONEY_PARTS_MAX) }, (_, index): StudentEvent => {
    const first = index * MONEY_PARTS_MAX;
    const data = { purchase: id, parts: parts.slice(first, first + MONEY_PARTS_MAX), effectiveOn: today };
    return { type: 'CreditUsed', data };
  });
};

/** The most that a refund can return: undefined if it is tied to nothing. */
const toRefundLimit = (money: MoneyState, { purchase, payment }: GiveRefundCommand): number | MoneyRefusal => {
  if (purchase !== undefined) {
    const paidFor = money.purchases[purchase];
    return paidFor === undefined ? 'purchase-unknown' : toReturnableCents(paidFor);
  }
  if (payment === undefined) return AMOUNT_CENTS_MAX;
  const received = money.payments[payment];
  if (received === undefined) return 'payment-unknown';
  return received.reversed ? 'payment-reversed' : toUnusedCents(received);
};

/**
 * How much less is due because of a refund. Money returned for a purchase is no longer due for it, and money that is tied to
 * nothing is a gift of the centre. Credit that is returned was due for nothing, and neither is money of a reversed purchase.
 */
const toCanceledCents = (money: MoneyState, { purchase, payment, cents }: GiveRefundCommand): number => {
  if (purchase === undefined) return payment === undefined ? cents : 0;
  return money.purchases[purchase]?.reversed === undefined ? cents : 0;
};

/** The event of a refund that was checked. */
const toRefundEvent = (
  money: MoneyState,
  command: GiveRefundCommand,
  today: string,
  taken: { readonly change?: BalanceChange | undefined; readonly withdrawnWaiting?: number } = {},
): StudentEvent => {
  const { purchase, payment, cents, method, returnedOn, reason } = command;
  const tied = { ...(purchase !== undefined && { purchase }), ...(payment !== undefined && { payment }) };
  const transfer = { method, ...toReference(command), returnedOn };
  const why = { reason, ...toCode(command), effectiveOn: today };
  const { change, withdrawnWaiting = 0 } = taken;
  const classes = { ...(change && { change }), ...(withdrawnWaiting > 0 && { withdrawnWaiting }) };
  const canceledCents = toCanceledCents(money, command);
  return { type: 'RefundGiven', data: { ...tied, cents, canceledCents, ...transfer, ...why, ...classes } };
};

const giveRefund = (student: CappedState, command: GiveRefundCommand, today: string): Decision => {
  const { classes = 0, cents, reason } = command;
  const limit = toRefundLimit(student.money, command);
  if (typeof limit === 'string') return limit;
  if (cents > limit) return 'refund-too-high';
  if (exceedsMoneyLimit(student.money.refunded, cents)) return 'money-limit';
  if (command.returnedOn > today) return 'date-in-future';
  const withdrawn = Math.min(classes, student.waiting);
  const removal = classes > withdrawn ? removeClasses(student, classes - withdrawn) : undefined;
  const taken = withdrawn - (removal?.appliedRemaining ?? 0);
  if (command.seenTaken !== undefined && command.seenTaken !== taken) return 'refund-classes-changed';
  const why = { reason, ...toCode(command), effectiveOn: today };
  const withdrawal = {
    type: 'WaitingClassesWithdrawn',
    data: { ...why, change: withdrawWaitingClasses(student, withdrawn) },
  };
  return [
    ...(withdrawn > 0 ? [withdrawal as StudentEvent] : []),
    toRefundEvent(student.money, command, today, { change: removal, withdrawnWaiting: withdrawn }),
  ];
};

const reverseRefund = ({ money }: StudentState, command: Command<'ReverseRefund'>, today: string): Decision => {
  const { refund: id, reason } = command;
  const refund = money.refunds[id];
  if (refund === undefined) return 'refund-unknown';
  if (refund.reversed) return 'refund-reversed';
  // The price of a purchase that was reversed since is not due again.
  const isDueAgain = refund.purchase === undefined || money.purchases[refund.purchase]?.reversed === undefined;
  const amounts = { cents: refund.amount, restoredCents: isDueAgain ? refund.canceled : 0 };
  const why = { reason, ...toCode(command), effectiveOn: today };
  return [{ type: 'RefundReversed', data: { refund: id, ...amounts, ...why } }];
};

/**
 * The refund that a reversal begins with, and what the reversal records of the money. A purchase for which money was paid needs
 * a choice.
 */
export const decideMoneyOfReversal = (
  state: StudentState,
  { purchase: id, money, returned, reason, code }: { purchase: string } & Explained & MoneyOfReversal,
  today: string,
): { refunds: StudentEvent[]; money?: ReversedMoney } | 'money-choice-needed' | 'date-in-future' => {
  const purchase = state.money.purchases[id];
  const cents = purchase === undefined ? 0 : toReturnableCents(purchase);
  if (cents === 0) return { refunds: [] };
  if (money === undefined) return 'money-choice-needed';
  if (money !== 'returned') return { refunds: [], money };
  if (returned === undefined) return 'money-choice-needed';
  if (returned.returnedOn > today) return 'date-in-future';
  const command = { type: 'GiveRefund', purchase: id, cents, ...returned, reason, code } as const;
  return { refunds: [toRefundEvent(state.money, command, today)], money };
};

const clearDuplicate = ({ money }: StudentState, { entry }: Command<'ClearDuplicate'>): Decision => {
  const isKnown = Object.hasOwn(money.purchases, entry) || Object.hasOwn(money.payments, entry);
  return isKnown ? [{ type: 'DuplicateCleared', data: { entry } }] : 'payment-unknown';
};

/** How each command on money is decided. */
const deciders: {
  readonly [Type in MoneyCommand['type']]: (student: CappedState, command: Command<Type>, today: string) => Decision;
} = {
  ReceivePayment: receivePayment,
  ReversePayment: reversePayment,
  UseCredit: applyCredit,
  GiveRefund: giveRefund,
  ReverseRefund: reverseRefund,
  ClearDuplicate: clearDuplicate,
};

export const isMoneyCommand = (command: { readonly type: string }): command is MoneyCommand =>
  Object.hasOwn(deciders, command.type);

export const decideMoney = (student: CappedState, command: MoneyCommand, today: string): Decision =>
  (deciders[command.type] as (student: CappedState, command: MoneyCommand, today: string) => Decision)(
    student,
    command,
    today,
  );
