import { expect, test } from 'vitest';
import { RecordFault } from '../../kernel/record-fault.ts';
import { MONEY_PARTS_MAX, MONEY_SUM_CENTS_MAX } from '../../values/limits.ts';
import type { StudentCommand } from './commands.ts';
import type { StudentEvent } from './events.ts';
import { toMoneyParts, toOwedCents, toPaymentStatus } from './money.ts';
import type { StudentState } from './student-state.ts';
import {
  applyStudentCommands,
  createStudentWithClasses,
  decideStudentCommand,
  foldStudentEvents,
  studentEnrolledEvent,
  TODAY,
  toTestEventId,
  YESTERDAY,
} from './test/student-fixture.ts';

/** The id that the next event of the student will have. */
const nextId = ({ version }: StudentState, after = 1) => toTestEventId(version + after);
const transfer = { method: 'check', reference: '1042' } as const;
const why = { reason: 'Told by the family' };

const purchase = (priceCents = 50_000, more: object = {}) =>
  ({
    ...{ type: 'AdjustClasses', direction: 'add', classes: 12, code: 'growth' },
    purchase: { priceCents, ...(priceCents !== 50_000 && { priceReason: 'Second child' }) },
    ...more,
  }) as StudentCommand;
const payment = (amountCents: number, purchaseId?: string, cents = amountCents) =>
  ({
    ...{ type: 'ReceivePayment', amountCents, ...transfer, receivedOn: TODAY, receivedBy: toTestEventId(0) },
    allocations: purchaseId === undefined ? [] : [{ purchase: purchaseId, cents }],
  }) as const satisfies StudentCommand;
const refund = (cents: number, more: object = {}) =>
  ({ type: 'GiveRefund', cents, ...transfer, returnedOn: TODAY, ...why, ...more }) as StudentCommand;

/** A student whose only purchase costs $500, and its id. */
const bought = (): { student: StudentState; id: string } => {
  const enrolled = createStudentWithClasses(6);
  return { student: applyStudentCommands(enrolled, purchase()), id: nextId(enrolled) };
};
/** The same, paid in two payments of $200 and $300. */
const paid = () => {
  const { student, id } = bought();
  const first = nextId(student);
  const half = applyStudentCommands(student, payment(20_000, id));
  return { id, first, second: nextId(half), student: applyStudentCommands(half, payment(30_000, id)) };
};
const statusOf = ({ money }: StudentState, id: string) => {
  const found = money.purchases[id];
  return found && toPaymentStatus(found);
};

test('AdjustClasses: states the price, and needs a reason for one that is not the list price', () => {
  const student = createStudentWithClasses(6);
  expect(decideStudentCommand(student, purchase())).toMatchObject([
    { data: { purchase: { listPriceCents: 50_000, priceCents: 50_000 } } },
  ]);
  const cheaper = { ...purchase(45_000), purchase: { priceCents: 45_000 } } as StudentCommand;
  expect(decideStudentCommand(student, cheaper)).toBe('price-reason-needed');
  expect(decideStudentCommand(student, purchase(45_000))).toMatchObject([
    { data: { purchase: { priceCents: 45_000, priceReason: 'Second child' } } },
  ]);
});

test('AdjustClasses: records what is paid at once as a payment of its own, and what exceeds the price as credit', () => {
  const student = createStudentWithClasses(6);
  const id = nextId(student);
  const now = { amountCents: 60_000, ...transfer, receivedOn: TODAY, receivedBy: toTestEventId(0), purchase: id };
  const after = applyStudentCommands(student, purchase(50_000, { payment: now }));
  expect(after.money.payments[nextId(student, 2)]).toMatchObject({ amount: 60_000, allocations: { [id]: 50_000 } });
  expect(statusOf(after, id)).toBe('paid');
  expect(toMoneyParts(after.money)).toEqual({ open: 0, credit: 10_000, toReturn: 0 });
  const tomorrow = { ...now, receivedOn: '2026-11-22' };
  expect(decideStudentCommand(student, purchase(50_000, { payment: tomorrow }))).toBe('date-in-future');
});

test('AdjustClasses: a purchase of the same price in the last 7 days must have been seen', () => {
  const { student, id } = bought();
  expect(decideStudentCommand(student, purchase())).toBe('possible-duplicate');
  expect(decideStudentCommand(student, purchase(50_000, { seenEqual: [id] }))).toHaveLength(1);
  expect(decideStudentCommand(student, purchase(49_999))).toHaveLength(1);
  const later = (today: string) =>
    decideStudentCommand(student, purchase(), { today, rules: { classesMax: 18 } } as never);
  expect(later('2026-11-28')).toBe('possible-duplicate');
  expect(later('2026-11-29')).toHaveLength(1);
  const undone = applyStudentCommands(student, { type: 'ReversePurchase', purchase: id, ...why });
  expect(decideStudentCommand(undone, purchase())).toHaveLength(1);
});

test('AdjustClasses: a payment at once of the same amount as one in the last 7 days must have been seen', () => {
  const enrolled = createStudentWithClasses(6);
  const student = applyStudentCommands(enrolled, payment(20_000));
  const buy = (amountCents: number, seenEqual: string[] = []) => {
    const { allocations: _, ...paidNow } = payment(amountCents);
    const more = { payment: { ...paidNow, purchase: nextId(student) }, seenEqual };
    return decideStudentCommand(student, purchase(50_000, more));
  };
  expect(buy(20_000)).toBe('possible-duplicate');
  expect(buy(20_000, [nextId(enrolled)])).toHaveLength(2);
  expect(buy(50_000)).toHaveLength(2);
});

test('ReceivePayment: pays purchases in parts, and not more than is open', () => {
  const { student, id } = bought();
  expect(statusOf(student, id)).toBe('owed');
  expect(decideStudentCommand(student, payment(60_000, id, 50_001))).toBe('allocation-too-high');
  expect(decideStudentCommand(student, payment(100, id, 101))).toBe('allocations-over-payment');
  const twice = {
    ...payment(100),
    allocations: [
      { purchase: id, cents: 50 },
      { purchase: id, cents: 50 },
    ],
  };
  expect(decideStudentCommand(student, twice)).toBe('allocation-too-high');
  expect(decideStudentCommand(student, payment(100, toTestEventId(99)))).toBe('purchase-unknown');
  expect(decideStudentCommand(student, { ...payment(100, id), receivedOn: '2026-11-22' })).toBe('date-in-future');
  const part = applyStudentCommands(student, payment(20_000, id));
  expect(statusOf(part, id)).toBe('part-paid');
  expect(decideStudentCommand(part, payment(30_001, id))).toBe('allocation-too-high');
  expect(decideStudentCommand(part, payment(20_000, id))).toBe('possible-duplicate');
  expect(statusOf(applyStudentCommands(part, payment(30_000, id)), id)).toBe('paid');
});

test('ReceivePayment, AdjustClasses: the sums of one student have a limit', () => {
  const student = createStudentWithClasses(6);
  const rich = { ...student, money: { ...student.money, paid: MONEY_SUM_CENTS_MAX, due: MONEY_SUM_CENTS_MAX } };
  expect(decideStudentCommand(rich, payment(1))).toBe('money-limit');
  expect(decideStudentCommand(rich, purchase())).toBe('money-limit');
});

test('UseCredit: pays a later purchase from the oldest credit, and only what the form showed', () => {
  const enrolled = applyStudentCommands(createStudentWithClasses(6), payment(10_000), payment(25_000));
  const student = applyStudentCommands(enrolled, purchase());
  const id = nextId(enrolled);
  expect(decideStudentCommand(student, { type: 'UseCredit', purchase: id, cents: 35_001 })).toBe('credit-changed');
  const cheap = applyStudentCommands(enrolled, purchase(20_000));
  expect(decideStudentCommand(cheap, { type: 'UseCredit', purchase: id, cents: 20_001 })).toBe('credit-changed');
  const used = applyStudentCommands(student, { type: 'UseCredit', purchase: id, cents: 30_000 });
  expect(toMoneyParts(used.money)).toEqual({ open: 20_000, credit: 5_000, toReturn: 0 });
  expect(toOwedCents(used.money)).toBe(toOwedCents(student.money));
  expect(decideStudentCommand(used, { type: 'UseCredit', purchase: id, cents: 20_001 })).toBe('credit-changed');
});

test('UseCredit: credit of more payments than an event can name is used by several events', () => {
  const payments = Array.from({ length: MONEY_PARTS_MAX + 1 }, (_, index) => payment(index + 1));
  const enrolled = applyStudentCommands(createStudentWithClasses(6), ...payments);
  const student = applyStudentCommands(enrolled, purchase());
  const { credit } = toMoneyParts(student.money);
  const command = { type: 'UseCredit', purchase: nextId(enrolled), cents: credit } as const;
  expect(decideStudentCommand(student, command)).toMatchObject([
    { data: { parts: { length: MONEY_PARTS_MAX } } },
    { data: { parts: [{ cents: MONEY_PARTS_MAX + 1 }] } },
  ]);
  expect(toMoneyParts(applyStudentCommands(student, command).money)).toMatchObject({
    credit: 0,
    open: 50_000 - credit,
  });
});

test.each([
  ['CreditUsed', { purchase: toTestEventId(9), parts: [{ payment: toTestEventId(9), cents: 500 }] }],
  ['PaymentReversed', { payment: toTestEventId(9), cents: 500, ...why }],
  [
    'RefundGiven',
    { purchase: toTestEventId(9), cents: 500, canceledCents: 500, ...transfer, returnedOn: TODAY, ...why },
  ],
] as const)('money: a %s that names an entry which was never recorded stops the fold', (type, data) => {
  const event = { type, data: { ...data, effectiveOn: TODAY } } as StudentEvent;
  const fold = () => foldStudentEvents(studentEnrolledEvent, event);
  expect(fold).toThrow(RecordFault);
});

test('ReversePayment: what it paid is owed again, once, and not if some of it was returned', () => {
  const { student, id, first } = paid();
  const reverse = {
    type: 'ReversePayment',
    payment: first,
    reason: 'The check bounced',
    code: 'bounced-check',
  } as const;
  const bounced = applyStudentCommands(student, reverse);
  expect(statusOf(bounced, id)).toBe('part-paid');
  expect(toOwedCents(bounced.money)).toBe(20_000);
  expect(decideStudentCommand(bounced, reverse)).toBe('payment-reversed');
  expect(decideStudentCommand(student, { ...reverse, payment: id })).toBe('payment-unknown');
  // $300 of the second payment cover a refund of $300, but not one of $301.
  const returned = (cents: number) => applyStudentCommands(student, refund(cents, { purchase: id }));
  expect(decideStudentCommand(returned(30_000), reverse)).toHaveLength(1);
  expect(decideStudentCommand(returned(30_001), reverse)).toBe('payment-returned');
});

test('ReversePurchase: is refused after a refund of the purchase took classes, so that other purchases keep theirs', () => {
  const reverse = (purchaseId: string) =>
    ({ type: 'ReversePurchase', purchase: purchaseId, money: 'credit', ...why }) as StudentCommand;
  const { student, id } = paid();
  const after = (classes: number, more: object = { purchase: id }) =>
    decideStudentCommand(applyStudentCommands(student, refund(100, { classes, ...more })), reverse(id));
  expect(after(2)).toBe('purchase-used');
  expect(after(0)).toHaveLength(1);
  const other = applyStudentCommands(student, payment(100));
  const credit = { payment: nextId(student), classes: 2 };
  expect(decideStudentCommand(applyStudentCommands(other, refund(100, credit)), reverse(id))).toHaveLength(1);

  const full = createStudentWithClasses(18);
  const waiting = applyStudentCommands(full, purchase(), payment(50_000, nextId(full)));
  expect(decideStudentCommand(waiting, reverse(nextId(full)))).toHaveLength(1);
  const withdrawn = applyStudentCommands(waiting, refund(100, { purchase: nextId(full), classes: 12 }));
  expect(withdrawn).toMatchObject({ waiting: 0, remaining: 18 });
  expect(decideStudentCommand(withdrawn, reverse(nextId(full)))).toBe('purchase-used');
});

test('GiveRefund: is bounded by what was paid for the purchase and not yet returned, and lowers what is due', () => {
  const { student, id } = paid();
  expect(decideStudentCommand(student, refund(50_001, { purchase: id }))).toBe('refund-too-high');
  const once = applyStudentCommands(student, refund(49_999, { purchase: id }));
  expect(toOwedCents(once.money)).toBe(0);
  expect(statusOf(once, id)).toBe('paid');
  expect(decideStudentCommand(once, refund(2, { purchase: id }))).toBe('refund-too-high');
  expect(decideStudentCommand(once, refund(1, { purchase: id }))).toHaveLength(1);
  expect(decideStudentCommand(bought().student, refund(1, { purchase: id }))).toBe('refund-too-high');
  expect(decideStudentCommand(student, refund(1, { purchase: toTestEventId(99) }))).toBe('purchase-unknown');
  expect(decideStudentCommand(student, refund(1, { purchase: id, returnedOn: '2026-11-22' }))).toBe('date-in-future');
});

test('GiveRefund: of a payment, returns its credit only; tied to nothing, it changes nothing that is owed', () => {
  const enrolled = createStudentWithClasses(6);
  const student = applyStudentCommands(enrolled, payment(10_000));
  const id = nextId(enrolled);
  expect(decideStudentCommand(student, refund(10_001, { payment: id }))).toBe('refund-too-high');
  const returned = applyStudentCommands(student, refund(4_000, { payment: id }));
  expect(toMoneyParts(returned.money).credit).toBe(6_000);
  expect(decideStudentCommand(returned, { type: 'ReversePayment', payment: id, ...why })).toBe('payment-returned');
  const gift = applyStudentCommands(student, refund(70_000));
  expect(toOwedCents(gift.money)).toBe(toOwedCents(student.money));
});

test('GiveRefund: takes the classes that there are, waiting ones first, and only as many as the form said', () => {
  const { student, id } = paid();
  expect([student.remaining, student.waiting]).toEqual([18, 0]);
  const refunded = applyStudentCommands(student, refund(100, { purchase: id, classes: 2, seenTaken: 2 }));
  expect(refunded.remaining).toBe(16);
  expect(decideStudentCommand(student, refund(100, { purchase: id, classes: 20, seenTaken: 20 }))).toBe(
    'refund-classes-changed',
  );
  const none = createStudentWithClasses(0);
  expect(decideStudentCommand(none, refund(100, { classes: 3, seenTaken: 0 }))).toMatchObject([
    { type: 'RefundGiven', data: { change: { requested: -3, appliedRemaining: 0 } } },
  ]);
  const waiting = applyStudentCommands(none, purchase(50_000, { classes: 20, code: 'other' }));
  expect(decideStudentCommand(waiting, refund(100, { classes: 3, seenTaken: 3 }))).toMatchObject([
    { type: 'WaitingClassesWithdrawn', data: { change: { requested: -2 } } },
    { type: 'RefundGiven', data: { change: { requested: -1, appliedRemaining: -1 } } },
  ]);
});

test('ReverseRefund: the money counts as paid again, once', () => {
  const { student, id } = paid();
  const refundId = nextId(student);
  const refunded = applyStudentCommands(student, refund(10_000, { purchase: id }));
  const reverse = { type: 'ReverseRefund', refund: refundId, ...why } as const;
  const undone = applyStudentCommands(refunded, reverse);
  expect(undone.money.purchases[id]).toEqual(student.money.purchases[id]);
  expect(toOwedCents(undone.money)).toBe(0);
  expect(decideStudentCommand(undone, reverse)).toBe('refund-reversed');
  expect(decideStudentCommand(undone, { ...reverse, refund: id })).toBe('refund-unknown');
});

test('ReversePurchase: asks what becomes of the money that was paid', () => {
  const { student, id } = paid();
  const reverse = (more: object = {}) => ({ type: 'ReversePurchase', purchase: id, ...why, ...more }) as StudentCommand;
  expect(decideStudentCommand(student, reverse())).toBe('money-choice-needed');
  expect(decideStudentCommand(student, reverse({ money: 'returned' }))).toBe('money-choice-needed');
  const outcome = (more: object) => {
    const { money } = applyStudentCommands(student, reverse(more));
    return { owed: toOwedCents(money), ...toMoneyParts(money), status: statusOf({ money } as StudentState, id) };
  };
  const returned = { ...transfer, returnedOn: YESTERDAY };
  expect(outcome({ money: 'returned', returned })).toEqual({
    ...{ owed: 0, open: 0, credit: 0, toReturn: 0, status: 'reversed' },
  });
  expect(outcome({ money: 'credit' })).toEqual({
    ...{ owed: -50_000, open: 0, credit: 50_000, toReturn: 0, status: 'reversed' },
  });
  expect(outcome({ money: 'to-return' })).toEqual({
    ...{ owed: -50_000, open: 0, credit: 0, toReturn: 50_000, status: 'to-return' },
  });
  const toReturn = applyStudentCommands(student, reverse({ money: 'to-return' }));
  const settled = applyStudentCommands(toReturn, refund(50_000, { purchase: id }));
  expect(toOwedCents(settled.money)).toBe(0);
  expect(decideStudentCommand(settled, refund(1, { purchase: id }))).toBe('refund-too-high');
  expect(decideStudentCommand(toReturn, payment(100, id))).toBe('purchase-reversed');
});

test('an archived student’s family can still pay and get money back, but no classes are taken', () => {
  const { student, id } = paid();
  const archived = applyStudentCommands(student, { type: 'ArchiveStudent' });
  expect(decideStudentCommand(archived, payment(100))).toHaveLength(1);
  expect(decideStudentCommand(archived, refund(100, { purchase: id }))).toHaveLength(1);
  expect(decideStudentCommand(archived, refund(100, { purchase: id, classes: 1 }))).toBe('student-archived');
});

test('early logs: a purchase with an amount was paid on its day, and a removal with money returned it', () => {
  const change = {
    requested: 12,
    appliedRemaining: 12,
    appliedTotal: 12,
    remainingAfter: 12,
    totalAfter: 12,
    classesMax: 18,
  };
  const sold = { direction: 'add', code: 'growth', effectiveOn: TODAY, change } as const;
  const student = foldStudentEvents(
    studentEnrolledEvent,
    { type: 'ClassesAdjusted', data: { ...sold, purchase: { amountCents: 45_000, paidOn: YESTERDAY } } },
    { type: 'ClassesAdjusted', data: { ...sold, direction: 'remove', refundCents: 7_000 } },
    { type: 'ClassesAdjusted', data: sold },
  );
  expect(student.money.payments[toTestEventId(2)]).toMatchObject({ amount: 45_000, receivedOn: YESTERDAY });
  expect(student.money.payments[toTestEventId(2)]?.method).toBeUndefined();
  expect(statusOf(student, toTestEventId(2))).toBe('paid');
  expect(student.money).toMatchObject({ due: 45_000, paid: 45_000, refunded: 7_000, reversed: 7_000 });
});
