// Uses plain assertions, because thousands of frames make too many of them for `expect`.
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sumFigures } from '#events/classes/student/class-figures.ts';
import type { StudentEvent } from '#events/classes/student/events.ts';
import type { RecordedEvent } from '#events/kernel/recorded-event.ts';
import { chooseSamples, chooseSeed } from '#testing/sampling.ts';
import { computeReplay } from './compute-replay.ts';
import { studentHistory } from './test/random-student-history.ts';
import { replayHistory } from './test/replay-history.ts';

const toDay = (instant: string) => instant.slice(0, 10);

/** The marks that the replay shows after its first `count` frames, by date. */
const listMarks = ({ start, frames }: ReturnType<typeof computeReplay>, count: number) => {
  const marks = new Map(start.marks.map((mark) => [mark.id, mark]));
  for (const { mark } of frames.slice(0, count)) if (mark) marks.set(mark.id, mark);
  const listed = [...marks.values()].filter(({ voided_at }) => voided_at === null);
  return listed.map(({ id, date, status, charge }) => ({ id, date, status, charge })).sort(byDate);
};
const byDate = (one: { date: string }, other: { date: string }) => one.date.localeCompare(other.date);

const expected = (events: readonly RecordedEvent<StudentEvent>[]) => {
  const { figures, marks } = replayHistory(events);
  return { figures, marks: [...marks].map(([id, mark]) => ({ id, ...mark })).sort(byDate) };
};

test('computeReplay: every frame agrees with a replay of the events up to it, for random histories', () => {
  const samples = chooseSamples(500);
  let withMarks = 0;
  fc.assert(
    fc.property(studentHistory, fc.integer({ min: 1, max: 40 }), (events, framesMax) => {
      const replay = computeReplay(events, toDay, framesMax);
      const { start, frames } = replay;
      assert.equal(start.version, Math.max(0, events.length - framesMax));
      assert.equal(frames.length, events.length - start.version);
      assert.deepEqual(
        { figures: start.figures, marks: listMarks(replay, 0) },
        expected(events.slice(0, start.version)),
      );
      let before = start.figures;
      for (const [index, { entry, figures, mark }] of frames.entries()) {
        const version = start.version + index + 1;
        assert.equal(entry.event.version, version);
        assert.deepEqual({ figures, marks: listMarks(replay, index + 1) }, expected(events.slice(0, version)));
        assert.deepEqual(sumFigures([before, entry.change]), figures);
        before = figures;
        if (mark) withMarks += 1;
      }
    }),
    { numRuns: samples, seed: chooseSeed(import.meta.filename) },
  );
  expect(withMarks).toBeGreaterThan(samples * 2);
}, 60_000);
