import assert from 'node:assert/strict';
import fc from 'fast-check';
import { test } from 'vitest';
import type { StudentEvent } from '#events/classes/student/events.ts';
import { computePeriodMoney, toOwedCents } from '#events/classes/student/money.ts';
import { studentDecider } from '#events/classes/student/student-decider.ts';
import type { RecordedEvent } from '#events/kernel/recorded-event.ts';
import { moneyEntryKind } from '#events/values/shapes.ts';
import { readEvents } from '#services/record/packet-check/read-marks.ts';
import { listProvenMoneyRows, toProvenMoney } from '#services/record/packet-check/read-money.ts';
import { chooseSamples, chooseSeed, chooseSize } from '#testing/sampling.ts';
import { HISTORY_DAYS, studentHistory, toHistoryDate } from './test/random-student-history.ts';

const day = fc.integer({ min: -5, max: HISTORY_DAYS * 2 });

test('computePeriodMoney: opening + due − paid + refunded − reversed = closing, and each period begins as the one before ended', () => {
  let withMoney = 0;
  fc.assert(
    fc.property(studentHistory, day, day, (events, one, other) => {
      const [first, second] = [Math.min(one, other), Math.max(one, other)];
      const before = computePeriodMoney(events, { to: toHistoryDate(first) });
      const within = computePeriodMoney(events, { from: toHistoryDate(first + 1), to: toHistoryDate(second) });
      const until = computePeriodMoney(events, { to: toHistoryDate(second) });
      assert.equal(within.opening, before.closing);
      assert.equal(within.closing, until.closing);
      assert.equal(within.closing, within.opening + toOwedCents(within.change));
      const { money } = events.reduce(studentDecider.evolve, studentDecider.initial);
      const { due, paid, refunded, reversed } = money;
      const all = computePeriodMoney(events, { to: '9999-12-31' });
      assert.deepEqual(all, { opening: 0, change: { due, paid, refunded, reversed }, closing: toOwedCents(money) });
      if (paid > 0) withMoney += 1;
    }),
    { numRuns: chooseSamples(3_000), seed: chooseSeed(import.meta.filename) },
  );
  assert(withMoney > 20, 'too few histories have payments');
}, 60_000);

/** Purchases as early logs say them: what was paid, and perhaps on which day. Their removed classes say what was returned. */
const toEarly = (events: readonly RecordedEvent<StudentEvent>[]): RecordedEvent<StudentEvent>[] =>
  events.map((event): RecordedEvent<StudentEvent> => {
    if (event.type === 'WaitingClassesWithdrawn') return { ...event, data: { ...event.data, refundCents: 700 } };
    if (event.type !== 'ClassesAdjusted') return event;
    if (event.data.direction === 'remove') return { ...event, data: { ...event.data, refundCents: event.version % 2 } };
    const { purchase, ...data } = event.data;
    if (purchase?.priceCents === undefined) return event;
    const paidOn = event.version % 2 === 0 ? { paidOn: toHistoryDate(event.version) } : {};
    return { ...event, data: { ...data, purchase: { amountCents: purchase.priceCents, ...paidOn } } };
  });

const toRead = (events: readonly RecordedEvent<StudentEvent>[]) =>
  readEvents(
    events.map(({ metadata, data, ...event }) => ({
      ...{ ...event, metadata: JSON.stringify(metadata), data: JSON.stringify(data) },
      ...{ schemaVersion: 1, index: null, proof: '', keys: {} },
    })),
  );

test('toProvenMoney and listProvenMoneyRows: lead to the money of the fold, also of early logs', () => {
  const kinds = new Map<string, number>();
  fc.assert(
    fc.property(studentHistory, fc.boolean(), day, day, (history, isEarly, one, other) => {
      const events = isEarly ? toEarly(history) : history;
      const [first, second] = [Math.min(one, other), Math.max(one, other)];
      const [from, to] = [toHistoryDate(first), toHistoryDate(second)];
      const period = { from, to: toHistoryDate(second + 1) };
      const read = toRead(events);
      const { opening, change, closing } = computePeriodMoney(events, { from, to });
      const rows = listProvenMoneyRows(read, period);
      const money = toProvenMoney(read, period);
      if (money === null) assert.deepEqual([rows, opening, closing], [[], 0, 0]);
      else {
        const { due_cents: due, paid_cents: paid, refunded_cents: refunded, reversed_cents: reversed } = money;
        assert.deepEqual([money.opening_cents, { due, paid, refunded, reversed }], [opening, change]);
        assert.equal(money.closing_cents, closing);
        assert.equal(rows.at(-1)?.owed_cents ?? opening, closing);
      }
      for (const [at, row] of rows.entries()) {
        const isLastOfDay = rows[at + 1]?.effective_on !== row.effective_on;
        if (isLastOfDay) assert.equal(row.owed_cents, computePeriodMoney(events, { to: row.effective_on }).closing);
      }
      const all = listProvenMoneyRows(read, { from: '', to: '9999-12-31' });
      for (const { kind } of all) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    }),
    // Credit is used in a few of 500 histories.
    { numRuns: chooseSize({ test: 1_000, faults: 1_000, long: 3_000 }), seed: chooseSeed(import.meta.filename) },
  );
  assert.deepEqual(
    moneyEntryKind.options.filter((kind) => !kinds.has(kind)),
    [],
    'these entries never occur',
  );
}, 60_000);
