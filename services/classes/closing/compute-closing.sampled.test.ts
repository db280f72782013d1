// Uses plain assertions, because thousands of histories make too many of them for `expect`.
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ClosingFigures, ClosingStock } from '#contracts/closing.ts';
import type { StudentEvent } from '#events/classes/student/events.ts';
import { toMoneyParts } from '#events/classes/student/money.ts';
import { studentDecider } from '#events/classes/student/student-decider.ts';
import type { RecordedEvent } from '#events/kernel/recorded-event.ts';
import { chooseSamples, chooseSeed } from '#testing/sampling.ts';
import { HISTORY_DAYS, studentHistory, toHistoryDate } from '../history/test/random-student-history.ts';
import { replayHistory } from '../history/test/replay-history.ts';
import { computeClosing, listLaterEffects, sumClosings } from './compute-closing.ts';

const toDayEnd = (day: string) => ({ day, at: `${day}T23:59:59.999Z` });
/** All days of the histories, month by month. */
const monthEnds = ['2026-07-31', '2026-08-31', '2026-09-30', '2026-10-31', '2026-11-30', '2026-12-31', '2027-01-31'];
const months = monthEnds
  .slice(1)
  .map((day, index) => ({ opening: toDayEnd(monthEnds[index] as string), closing: toDayEnd(day) }));
const allTime = { opening: toDayEnd('2026-01-01'), closing: toDayEnd('2027-12-31') };

const toClasses = ({ unused, taken_early }: ClosingStock) => unused - taken_early;
const toOwed = ({ open_cents, credit_cents, to_return_cents }: ClosingStock) =>
  open_cents - credit_cents - to_return_cents;

/** Opening and change lead to closing: in classes, in their value and in money. */
const checkSums = ({ opening, change, closing }: ClosingFigures): void => {
  const { sold, reversed, added, delivered, removed } = change;
  assert.equal(toClasses(opening) + sold - reversed + added - delivered - removed, toClasses(closing));
  const { sold_cents, reversed_cents, delivered_cents, removed_cents } = change;
  assert.equal(
    opening.value_cents + sold_cents - reversed_cents - delivered_cents - removed_cents,
    closing.value_cents,
  );
  const { due_cents, no_longer_due_cents, received_cents, refunded_cents } = change;
  assert.equal(toOwed(opening) + due_cents - no_longer_due_cents - received_cents + refunded_cents, toOwed(closing));
  for (const stock of [opening, closing]) {
    for (const [name, number] of Object.entries(stock)) assert(number >= 0, `${name} is ${number}`);
    assert(stock.unused === 0 || stock.taken_early === 0);
  }
};

/** The figures of all time by the state of the decider and a replay, without the sums over days. */
const checkAllTime = (events: readonly RecordedEvent<StudentEvent>[], { change, closing }: ClosingFigures): void => {
  const { money, remaining, waiting } = events.reduce(studentDecider.evolve, studentDecider.initial);
  const { open, credit, toReturn } = toMoneyParts(money);
  const { unused, open_cents, credit_cents, to_return_cents } = closing;
  assert.deepEqual([unused, open_cents, credit_cents, to_return_cents], [remaining + waiting, open, credit, toReturn]);
  const { marks } = replayHistory(events);
  assert.equal(change.delivered, [...marks.values()].filter(({ charge }) => charge === 'covered').length);
  assert.equal(change.sold_cents, money.due);
  const isLeft = ({ reversed }: { reversed: boolean }) => !reversed;
  const payments = Object.values(money.payments).filter(isLeft);
  const refunds = Object.values(money.refunds).filter(isLeft);
  const sum = (amounts: readonly { amount: number }[]) => amounts.reduce((total, { amount }) => total + amount, 0);
  assert.deepEqual([change.received_cents, change.refunded_cents], [sum(payments), sum(refunds)]);
};

test('computeClosing: the months of random histories follow from each other and add up to all time', () => {
  const seen = { early: 0, value: 0, credit: 0, removed: 0 };
  fc.assert(
    fc.property(studentHistory, (events) => {
      const closings = months.map((month) => computeClosing(events, month));
      for (const [index, closing] of closings.entries()) {
        checkSums(closing);
        const next = closings[index + 1];
        if (next) assert.deepEqual(next.opening, closing.closing);
        seen.early += Number(closing.closing.taken_early > 0);
        seen.value += Number(closing.closing.value_cents > 0);
        seen.credit += Number(closing.closing.credit_cents > 0);
        seen.removed += Number(closing.change.removed_cents > 0);
      }
      const all = computeClosing(events, allTime);
      checkSums(all);
      checkAllTime(events, all);
      assert.deepEqual(sumClosings(closings).change, all.change);
      assert.deepEqual(closings.at(-1)?.closing, all.closing);
    }),
    { numRuns: chooseSamples(2_000), seed: chooseSeed(import.meta.filename) },
  );
  for (const [name, count] of Object.entries(seen)) expect(count, name).toBeGreaterThan(0);
}, 60_000);

test('listLaterEffects: what was recorded later is the whole difference between two days of knowledge', () => {
  let different = 0;
  fc.assert(
    fc.property(studentHistory, fc.integer({ min: 0, max: HISTORY_DAYS }), (events, knownDay) => {
      const knownAt = `${toHistoryDate(knownDay)}T23:59:59.999Z`;
      const known = events.filter(({ recordedAt }) => recordedAt <= knownAt);
      for (const month of months) {
        const [then, now] = [computeClosing(known, month), computeClosing(events, month)];
        const effects = listLaterEffects(events, { knownAt, to: month.closing.day });
        const classes = effects.reduce((sum, { change }) => sum + change.remaining + change.waiting, 0);
        const owed = effects.reduce((sum, { owed_cents }) => sum + owed_cents, 0);
        assert.deepEqual(
          [toClasses(then.closing) + classes, toOwed(then.closing) + owed],
          [toClasses(now.closing), toOwed(now.closing)],
        );
        different += Number(effects.length > 0);
      }
    }),
    { numRuns: chooseSamples(1_000), seed: chooseSeed(import.meta.filename) },
  );
  expect(different).toBeGreaterThan(20);
}, 60_000);
