// Uses plain assertions, because 20,000 histories make many of them and `expect` would be too slow.
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { test } from 'vitest';
import { chooseSamples, chooseSeed } from '#testing/sampling.ts';
import type { StudentCommand } from './commands.ts';
import type { StudentEvent } from './events.ts';
import { toMoneyParts, toOpenCents, toOwedCents, toReturnableCents, toUnusedCents } from './money.ts';
import { studentDecider } from './student-decider.ts';
import type { StudentState } from './student-state.ts';
import {
  createStudentWithClasses,
  decideStudentCommand,
  TODAY,
  toRecordedStudentEvent,
  toTestEventId,
} from './test/student-fixture.ts';

const cents = fc.oneof(fc.integer({ min: 1, max: 400 }), fc.constantFrom(100, 200, 300));
/** The number of an entry, from the oldest; replaced by its id when the command is decided. */
const entry = fc.nat(3);
const maybeEntry = fc.option(entry, { nil: undefined });
const moneyChoice = fc.constantFrom(undefined, 'returned' as const, 'to-return' as const, 'credit' as const);

const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ act: fc.constant('buy' as const), cents: fc.nat(400), paid: fc.option(cents) }) },
  {
    weight: 6,
    arbitrary: fc.record({ act: fc.constant('pay' as const), cents, purchases: fc.array(entry, { maxLength: 3 }) }),
  },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('use-credit' as const), cents, purchase: entry }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('reverse-payment' as const), payment: entry }) },
  {
    weight: 4,
    arbitrary: fc.record({
      act: fc.constant('refund' as const),
      cents,
      purchase: maybeEntry,
      payment: entry,
      classes: fc.nat(2),
    }),
  },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('reverse-refund' as const), refund: entry }) },
  {
    weight: 2,
    arbitrary: fc.record({ act: fc.constant('reverse-purchase' as const), purchase: entry, money: moneyChoice }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer Each> ? Each : never;

const transfer = { method: 'cash' } as const;
const received = { ...transfer, receivedOn: TODAY, receivedBy: toTestEventId(0) };
const returned = { ...transfer, returnedOn: TODAY };
const reason = 'Told by the family';

const toCommand = ({ money, version }: StudentState, next: Step): StudentCommand => {
  const idOf = (entries: object, index: number) => Object.keys(entries)[index] ?? toTestEventId(9_999);
  const seenEqual = [...Object.keys(money.purchases), ...Object.keys(money.payments)];
  switch (next.act) {
    case 'buy': {
      const { cents: priceCents, paid } = next;
      const payment =
        paid === null ? {} : { payment: { amountCents: paid, ...received, purchase: toTestEventId(version + 1) } };
      const adding = { type: 'AdjustClasses', direction: 'add', classes: 1, code: 'other' } as const;
      return { ...adding, purchase: { priceCents }, ...payment, seenEqual };
    }
    case 'pay': {
      const { cents: amountCents, purchases } = next;
      const allocations = purchases.map((index) => {
        const purchase = idOf(money.purchases, index);
        const known = money.purchases[purchase];
        const open = known ? toOpenCents(known) : 0;
        return { purchase, cents: Math.max(1, Math.min(open, Math.floor(amountCents / purchases.length))) };
      });
      return { type: 'ReceivePayment', amountCents, ...received, allocations, seenEqual };
    }
    case 'use-credit': {
      return { type: 'UseCredit', purchase: idOf(money.purchases, next.purchase), cents: next.cents };
    }
    case 'reverse-payment': {
      return { type: 'ReversePayment', payment: idOf(money.payments, next.payment), reason };
    }
    case 'refund': {
      const { purchase, payment, cents, classes } = next;
      const tied =
        purchase === undefined
          ? { payment: idOf(money.payments, payment) }
          : { purchase: idOf(money.purchases, purchase) };
      return { type: 'GiveRefund', ...(cents % 7 === 0 ? {} : tied), ...returned, cents, classes, reason };
    }
    case 'reverse-refund': {
      return { type: 'ReverseRefund', refund: idOf(money.refunds, next.refund), reason };
    }
    case 'reverse-purchase': {
      const purchase = idOf(money.purchases, next.purchase);
      return { type: 'ReversePurchase', purchase, reason, money: next.money, returned };
    }
  }
};

/** What each event says of due, paid, refunded and reversed money, without the fold. */
class ExpectedMoney {
  due = 0;
  paid = 0;
  refunded = 0;
  reversed = 0;
  /** The part of the price of each purchase that is still due. */
  readonly prices = new Map<string, number>();

  apply({ type, data }: StudentEvent, id: string): void {
    if (type === 'ClassesAdjusted' && data.direction === 'add') {
      const price = data.purchase?.priceCents ?? 0;
      this.due += price;
      this.prices.set(id, price);
    }
    if (type === 'PaymentReceived') this.paid += data.amountCents;
    if (type === 'PaymentReversed') this.reversed -= data.cents;
    if (type === 'RefundGiven') {
      this.refunded += data.cents;
      this.#cancel(data.purchase, data.canceledCents);
    }
    if (type === 'RefundReversed') {
      this.reversed += data.cents;
      this.#cancel(this.#purchaseOf.get(data.refund), -data.restoredCents);
    }
    if (type === 'RefundGiven' && data.purchase) this.#purchaseOf.set(id, data.purchase);
    if (type === 'PurchaseReversed') this.#cancel(data.purchase, this.prices.get(data.purchase) ?? 0);
  }

  readonly #purchaseOf = new Map<string, string>();

  #cancel(purchase: string | undefined, cents: number): void {
    this.reversed += cents;
    if (purchase !== undefined) this.prices.set(purchase, (this.prices.get(purchase) ?? 0) - cents);
  }
}

const checkMoney = ({ money }: StudentState, expected: ExpectedMoney): void => {
  const { due, paid, refunded, reversed } = money;
  assert.deepEqual({ due, paid, refunded, reversed }, { ...pickSums(expected) });
  const { open, credit, toReturn } = toMoneyParts(money);
  assert.equal(toOwedCents(money), open - credit - toReturn);
  for (const [id, purchase] of Object.entries(money.purchases)) {
    assert(toOpenCents(purchase) >= 0, 'more was paid than is due');
    assert(toReturnableCents(purchase) >= 0, 'more was returned than was paid');
    const allocated = Object.values(money.payments).reduce((sum, { allocations }) => sum + (allocations[id] ?? 0), 0);
    assert.equal(allocated, purchase.paid, 'a purchase is paid by its payments');
  }
  for (const payment of Object.values(money.payments)) {
    assert(toUnusedCents(payment) >= 0, 'a payment pays more than it is');
    if (payment.reversed) assert(Object.values(payment.allocations).every((part) => part === 0));
  }
};
const pickSums = ({ due, paid, refunded, reversed }: ExpectedMoney) => ({ due, paid, refunded, reversed });

test('random histories: due − paid + refunded − reversed = owed, and nothing is paid or returned twice', () => {
  const recorded = new Set<string>();
  fc.assert(
    fc.property(fc.array(step, { maxLength: 24, size: 'max' }), (steps) => {
      let state = createStudentWithClasses(6);
      const expected = new ExpectedMoney();
      for (const next of steps) {
        const decided = decideStudentCommand(state, toCommand(state, next));
        for (const event of typeof decided === 'string' ? [] : decided) {
          const version = state.version + 1;
          state = studentDecider.evolve(state, toRecordedStudentEvent(event, version));
          expected.apply(event, toTestEventId(version));
          recorded.add(event.type);
        }
        checkMoney(state, expected);
      }
    }),
    { numRuns: chooseSamples(20_000), seed: chooseSeed(import.meta.filename) },
  );
  const kinds = [
    'PaymentReceived',
    'CreditUsed',
    'PaymentReversed',
    'RefundGiven',
    'RefundReversed',
    'PurchaseReversed',
  ];
  assert.deepEqual(
    kinds.filter((type) => !recorded.has(type)),
    [],
    'these events never occur',
  );
}, 60_000);
