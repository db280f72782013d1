// Uses plain assertions, because thousands of histories make too many of them for `expect`.
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sumFigures } from '#events/classes/student/class-figures.ts';
import { DEFAULT_CLASSES_MAX } from '#events/values/limits.ts';
import { chooseSamples, chooseSeed } from '#testing/sampling.ts';
import { computeAsOf } from './compute-as-of.ts';
import { HISTORY_DAYS, studentHistory, toHistoryDate } from './test/random-student-history.ts';
import { replayHistory } from './test/replay-history.ts';

const day = fc.integer({ min: -10, max: HISTORY_DAYS });

test('computeAsOf: agrees with a replay of random histories on both clocks', () => {
  const samples = chooseSamples(2_000);
  let outOfRange = 0;
  let different = 0;
  fc.assert(
    fc.property(studentHistory, fc.array(fc.tuple(day, day), { minLength: 3, maxLength: 3 }), (events, moments) => {
      for (const [effectiveDay, knownDay] of moments) {
        const effectiveOn = toHistoryDate(effectiveDay);
        const dayEnd = `${effectiveOn}T23:59:59.999Z`;
        const knownAt = `${toHistoryDate(knownDay)}T23:59:59.999Z`;
        const asOf = computeAsOf(events, { effectiveOn, knownAt, dayEnd });
        assert.deepEqual(asOf.effective, replayHistory(events, effectiveOn).figures);
        assert.deepEqual(asOf.known, replayHistory(events.filter(({ recordedAt }) => recordedAt <= knownAt)).figures);
        // The rows that are listed are the whole difference.
        const { recordedLater, effectiveLater, recordedLate, effective, known } = asOf;
        assert.deepEqual(
          sumFigures([known, ...recordedLater.map(({ change }) => change)]),
          sumFigures([effective, ...effectiveLater.map(({ change }) => change)]),
        );
        if (recordedLater.length + effectiveLater.length > 0) different += 1;
        for (const balance of [known.remaining, known.total]) assert(balance >= 0 && balance <= DEFAULT_CLASSES_MAX);
        if (effective.remaining < 0 || effective.remaining > DEFAULT_CLASSES_MAX) {
          outOfRange += 1;
          assert(recordedLate.length > 0, 'a sum left the range although nothing was recorded late');
        }
      }
    }),
    { numRuns: samples, seed: chooseSeed(import.meta.filename) },
  );
  expect(different).toBeGreaterThan(samples / 2);
  expect(outOfRange).toBeGreaterThan(samples / 200);
}, 60_000);
