import { expect, test } from 'vitest';
import type { ClosingFigures } from '#contracts/closing.ts';
import type { StudentCommand } from '#events/classes/student/commands.ts';
import type { StudentEvent } from '#events/classes/student/events.ts';
import { studentDecider } from '#events/classes/student/student-decider.ts';
import {
  createStudentContext,
  toRecordedStudentEvent,
  toTestEventId,
} from '#events/classes/student/test/student-fixture.ts';
import type { RecordedEvent } from '#events/kernel/recorded-event.ts';
import { computeClosing, emptyClosing, listLaterEffects } from './compute-closing.ts';

const toDayEnd = (day: string) => ({ day, at: `${day}T23:59:59.999Z` });
const october = { opening: toDayEnd('2026-09-30'), closing: toDayEnd('2026-10-31') };
const november = { opening: toDayEnd('2026-10-31'), closing: toDayEnd('2026-11-30') };

const reason = 'Told by the family';
const cash = { method: 'cash' } as const;
const enrol = { type: 'EnrolStudent', name: 'Ada', email: 'ada@example.com', classes: 2, via: 'tutor' } as const;
const buy = (classes: number, priceCents: number) =>
  ({ type: 'AdjustClasses', direction: 'add', classes, purchase: { priceCents, priceReason: 'Agreed' } }) as const;
const attend = (date: string) => ({ type: 'MarkAttendance', date, status: 'present' }) as const;

/** The events of commands, each with the day on which it is given. */
const record = (...commands: readonly (readonly [day: string, command: StudentCommand])[]) => {
  let state = studentDecider.initial;
  return commands.flatMap(([today, command]) => {
    const decided = studentDecider.decide(state, command, createStudentContext({ today }));
    if (typeof decided === 'string') throw new Error(`${command.type} was refused: ${decided}`);
    return decided.map((event) => {
      const recordedAt = `${today}T15:00:00.000Z`;
      const recorded = {
        ...toRecordedStudentEvent(event, state.version + 1),
        recordedAt,
      } as RecordedEvent<StudentEvent>;
      state = studentDecider.evolve(state, recorded);
      return recorded;
    });
  });
};

/** The figures that are not 0. */
const toShown = ({ opening, change, closing }: ClosingFigures) => {
  const shown = (part: object) => Object.fromEntries(Object.entries(part).filter(([, number]) => number !== 0));
  return { opening: shown(opening), change: shown(change), closing: shown(closing) };
};

test('computeClosing: a month sells, delivers and receives, and the oldest classes are used first', () => {
  const events = record(
    ['2026-10-01', enrol],
    ['2026-10-02', buy(3, 10_000)],
    [
      '2026-10-03',
      {
        type: 'ReceivePayment',
        amountCents: 4_000,
        ...cash,
        receivedOn: '2026-10-03',
        receivedBy: toTestEventId(0),
        allocations: [{ purchase: toTestEventId(2), cents: 4_000 }],
      },
    ],
    ['2026-10-05', attend('2026-10-05')],
    ['2026-10-12', attend('2026-10-12')],
    ['2026-10-31', attend('2026-10-31')],
    ['2026-11-02', buy(2, 5_000)],
  );
  // Two classes without a price are used first, then one of three for $100.
  const closing = { unused: 2, value_cents: 6_667, open_cents: 6_000 };
  expect(toShown(computeClosing(events, october))).toEqual({
    opening: {},
    change: {
      ...{ sold: 3, sold_cents: 10_000, due_cents: 10_000, added: 2 },
      delivered: 3,
      delivered_cents: 3_333,
      received_cents: 4_000,
    },
    closing,
  });
  expect(toShown(computeClosing(events, november))).toEqual({
    opening: closing,
    change: { sold: 2, sold_cents: 5_000, due_cents: 5_000 },
    closing: { unused: 4, value_cents: 11_667, open_cents: 11_000 },
  });
});

test('computeClosing: a removal takes the newest classes, and a refund is money that was returned', () => {
  const purchase = toTestEventId(3);
  const events = record(
    ['2026-10-01', { ...enrol, classes: 0 }],
    ['2026-10-02', buy(4, 8_000)],
    [
      '2026-10-03',
      {
        ...buy(2, 6_000),
        payment: { purchase, amountCents: 6_000, ...cash, receivedOn: '2026-10-03', receivedBy: toTestEventId(0) },
      },
    ],
    ['2026-10-05', attend('2026-10-05')],
    [
      '2026-11-05',
      { type: 'GiveRefund', purchase, cents: 3_000, classes: 1, ...cash, returnedOn: '2026-11-04', reason },
    ],
  );
  expect(toShown(computeClosing(events, november))).toEqual({
    opening: { unused: 5, value_cents: 12_000, open_cents: 8_000 },
    change: { removed: 1, removed_cents: 3_000, no_longer_due_cents: 3_000, refunded_cents: 3_000 },
    closing: { unused: 4, value_cents: 9_000, open_cents: 8_000 },
  });
});

test('computeClosing: a class of October that a purchase of November covers was taken early', () => {
  const date = '2026-10-30';
  const events = record(
    ['2026-10-01', { ...enrol, classes: 0 }],
    [date, attend(date)],
    ['2026-11-02', buy(2, 5_000)],
    ['2026-11-02', { type: 'SettleUncoveredClass', date }],
  );
  const [known] = [events.slice(0, 2)];
  expect(toShown(computeClosing(known, october))).toEqual({ opening: {}, change: {}, closing: {} });
  expect(toShown(computeClosing(events, october))).toEqual({
    opening: {},
    change: { delivered: 1 },
    closing: { taken_early: 1 },
  });
  expect(toShown(computeClosing(events, november))).toEqual({
    opening: { taken_early: 1 },
    change: { sold: 2, sold_cents: 5_000, due_cents: 5_000, delivered_cents: 2_500 },
    closing: { unused: 1, value_cents: 2_500, open_cents: 5_000 },
  });
  const later = listLaterEffects(events, { knownAt: october.closing.at, to: october.closing.day });
  expect(later.map(({ event, effectiveOn, change }) => [event.type, effectiveOn, change.remaining])).toEqual([
    ['UncoveredClassSettled', date, -1],
  ]);
});

test('computeClosing: a reversed purchase counts until the day of its reversal, and its money is credit or to be returned', () => {
  const purchase = toTestEventId(2);
  const paid = { amountCents: 9_000, ...cash, receivedOn: '2026-10-02', receivedBy: toTestEventId(0), purchase };
  const toEvents = (money: 'credit' | 'to-return') =>
    record(
      ['2026-10-01', { ...enrol, classes: 0 }],
      ['2026-10-02', { ...buy(3, 8_000), payment: paid }],
      ['2026-11-02', { type: 'ReversePurchase', purchase, reason, money }],
    );
  const opening = { unused: 3, value_cents: 8_000, credit_cents: 1_000 };
  const change = { reversed: 3, reversed_cents: 8_000, no_longer_due_cents: 8_000 };
  expect(toShown(computeClosing(toEvents('to-return'), november))).toEqual({
    ...{ opening, change, closing: { credit_cents: 1_000, to_return_cents: 8_000 } },
  });
  expect(toShown(computeClosing(toEvents('credit'), november))).toEqual({
    ...{ opening, change, closing: { credit_cents: 9_000 } },
  });
});

test('computeClosing: a payment that bounced and a refund that was reversed are taken back in their own month', () => {
  const payment = toTestEventId(3);
  const refund = toTestEventId(5);
  const receive = { type: 'ReceivePayment', ...cash, receivedBy: toTestEventId(0), allocations: [] } as const;
  const events = record(
    ['2026-10-01', { ...enrol, classes: 0 }],
    ['2026-10-02', buy(1, 2_000)],
    [
      '2026-10-03',
      {
        ...receive,
        amountCents: 2_000,
        receivedOn: '2026-10-03',
        allocations: [{ purchase: toTestEventId(2), cents: 2_000 }],
      },
    ],
    ['2026-10-04', { ...receive, amountCents: 700, receivedOn: '2026-10-04' }],
    [
      '2026-10-05',
      { type: 'GiveRefund', payment: toTestEventId(4), cents: 500, ...cash, returnedOn: '2026-10-05', reason },
    ],
    ['2026-11-02', { type: 'ReversePayment', payment, reason }],
    ['2026-11-03', { type: 'ReverseRefund', refund, reason }],
  );
  const { change, opening, closing } = toShown(computeClosing(events, november));
  expect(opening).toEqual({ unused: 1, value_cents: 2_000, credit_cents: 200 });
  expect(change).toEqual({ received_cents: -2_000, refunded_cents: -500 });
  expect(closing).toEqual({ unused: 1, value_cents: 2_000, open_cents: 2_000, credit_cents: 700 });
});

test('computeClosing: a purchase of an early log is sold on its day, and due and received on the day of its payment', () => {
  const change = {
    requested: 3,
    appliedRemaining: 3,
    appliedTotal: 3,
    remainingAfter: 3,
    totalAfter: 3,
    classesMax: 18,
  };
  const event = toRecordedStudentEvent(
    {
      type: 'ClassesAdjusted',
      data: {
        ...{ direction: 'add', effectiveOn: '2026-11-01', change },
        purchase: { amountCents: 9_000, paidOn: '2026-10-31' },
      },
    },
    1,
  );
  expect(toShown(computeClosing([event], october))).toEqual({
    ...{ opening: {}, change: { due_cents: 9_000, received_cents: 9_000 }, closing: {} },
  });
  expect(toShown(computeClosing([event], november))).toEqual({
    opening: {},
    change: { sold: 3, sold_cents: 9_000 },
    closing: { unused: 3, value_cents: 9_000 },
  });
});

test('computeClosing: names what former students left unused, from the instant at which they were archived', () => {
  const events = record(
    ['2026-10-01', { ...enrol, classes: 0 }],
    ['2026-10-02', buy(2, 4_000)],
    ['2026-11-30', { type: 'ArchiveStudent' }],
  );
  expect(computeClosing(events, november).opening).toMatchObject({ unused: 2, former_unused: 0 });
  expect(computeClosing(events, november).closing).toMatchObject({
    ...{ unused: 2, value_cents: 4_000, former_unused: 2, former_value_cents: 4_000 },
  });
  expect(computeClosing([], october)).toEqual(emptyClosing);
});
