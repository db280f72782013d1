import assert from 'node:assert/strict';
import fc from 'fast-check';
import { test } from 'vitest';
import { computePeriodMoney, toOwedCents } from '#events/classes/student/money.ts';
import { studentDecider } from '#events/classes/student/student-decider.ts';
import { chooseSamples, chooseSeed } from '#testing/sampling.ts';
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
