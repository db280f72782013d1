// Uses plain assertions, because thousands of histories make too many of them for `expect`.
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sumFigures } from '#events/classes/student/class-figures.ts';
import type { StudentEvent } from '#events/classes/student/events.ts';
import {
  foldStudentEvents,
  studentEnrolledEvent,
  toRecordedStudentEvent,
} from '#events/classes/student/test/student-fixture.ts';
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

test('computeAsOf: a class that was recorded late takes the sum of its day below 0, and its row says so', () => {
  const { events } = foldLateClass();
  const asOf = computeAsOf(events, {
    effectiveOn: '2026-11-10',
    knownAt: '2026-11-11T04:59:59.999Z',
    dayEnd: '2026-11-11T04:59:59.999Z',
  });
  expect(asOf).toMatchObject({ effective: { remaining: -1, attended: 1 }, known: { remaining: 0, attended: 0 } });
  expect(asOf.recordedLate).toMatchObject([{ effectiveOn: '2026-11-10', change: { remaining: -1, attended: 1 } }]);
  expect(asOf.recordedLater).toEqual(asOf.recordedLate);
});

/** A student who joined on Nov 10 without classes, got 6 on Nov 20, and was marked for Nov 10 after that. */
function foldLateClass() {
  const change = {
    requested: 6,
    appliedRemaining: 6,
    appliedTotal: 6,
    remainingAfter: 6,
    totalAfter: 6,
    classesMax: 18,
  };
  const taken = {
    requested: -1,
    appliedRemaining: -1,
    appliedTotal: 0,
    remainingAfter: 5,
    totalAfter: 6,
    classesMax: 18,
  };
  const drafts: StudentEvent[] = [
    { ...studentEnrolledEvent, data: { ...studentEnrolledEvent.data, effectiveOn: '2026-11-10' } },
    { type: 'ClassesAdjusted', data: { direction: 'add', effectiveOn: '2026-11-20', change } },
    { type: 'AttendanceMarked', data: { date: '2026-11-10', status: 'present', charge: 'covered', change: taken } },
  ];
  expect(foldStudentEvents(...drafts)).toMatchObject({ remaining: 5 });
  const instants = ['2026-11-10T15:00:00.000Z', '2026-11-20T15:00:00.000Z', '2026-11-21T15:00:00.000Z'];
  const events = drafts.map((event, index) => ({
    ...toRecordedStudentEvent(event, index + 1),
    recordedAt: instants[index] as string,
  }));
  return { events };
}
