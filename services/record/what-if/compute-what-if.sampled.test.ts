// Uses plain assertions, because thousands of histories make too many of them for `expect`.
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { StudentCommand } from '#events/classes/student/commands.ts';
import type { StudentEvent } from '#events/classes/student/events.ts';
import { studentDecider } from '#events/classes/student/student-decider.ts';
import { decideStudentCommand, TODAY, toRecordedStudentEvent } from '#events/classes/student/test/student-fixture.ts';
import type { RecordedEvent } from '#events/kernel/recorded-event.ts';
import { studentHistory } from '#services/classes/history/test/random-student-history.ts';
import { chooseSamples, chooseSeed } from '#testing/sampling.ts';
import { computeWhatIf } from './compute-what-if.ts';

const toDay = (instant: string) => instant.slice(0, 10);

/** Decides commands one after another; the events of one command share its id. */
const record = (...commands: StudentCommand[]): RecordedEvent<StudentEvent>[] => {
  const events: RecordedEvent<StudentEvent>[] = [];
  let state = studentDecider.initial;
  for (const [index, command] of commands.entries()) {
    const decided = decideStudentCommand(state, command);
    if (typeof decided === 'string') throw new Error(`${command.type} was refused: ${decided}`);
    for (const event of decided) {
      const plain = toRecordedStudentEvent(event, state.version + 1);
      const recorded = { ...plain, metadata: { ...plain.metadata, commandId: `command-${index}` } };
      state = studentDecider.evolve(state, recorded);
      events.push(recorded);
    }
  }
  return events;
};

const enrol = (classes: number): StudentCommand => ({
  ...{ type: 'EnrolStudent', name: 'Ada', email: 'ada@example.com', via: 'tutor', classes },
});
const add = (classes: number): StudentCommand => ({ type: 'AdjustClasses', direction: 'add', classes });
const remove = (classes: number): StudentCommand => ({ type: 'AdjustClasses', direction: 'remove', classes });
const attend = (date: string, applyWaiting = false): StudentCommand => ({
  ...{ type: 'MarkAttendance', date, status: 'present', applyWaiting },
});

test('computeWhatIf: under the rules of their time, no request of random histories gives another number', () => {
  const samples = chooseSamples(3_000);
  let waited = 0;
  fc.assert(
    fc.property(studentHistory, (events) => {
      const { first, uncertain, recorded, supposed } = computeWhatIf(events, { classesMax: undefined, toDay });
      assert.equal(first, undefined);
      assert.equal(uncertain, undefined);
      assert.deepEqual(supposed, recorded);
      if (events.some(({ type }) => type === 'WaitingClassesApplied')) waited += 1;
    }),
    { numRuns: samples, seed: chooseSeed(import.meta.filename) },
  );
  expect(waited).toBeGreaterThan(samples / 100);
}, 60_000);

test('computeWhatIf: a cap of 24 keeps what waited over 18, and names the row where the numbers first differ', () => {
  const events = record(enrol(6), add(12), add(4), attend('2026-11-19'), remove(2));
  const result = computeWhatIf(events, { classesMax: 24, toDay });
  expect(result).toMatchObject({
    recorded: { remaining: 15, total: 16, waiting: 4, uncovered: 0 },
    supposed: { remaining: 19, total: 20, waiting: 0, uncovered: 0 },
    first: {
      ...{ version: 3, type: 'ClassesAdjusted', recordedAt: '2026-11-21T15:00:00.000Z' },
      recorded: { remaining: 18, total: 18, waiting: 4, uncovered: 0 },
      supposed: { remaining: 22, total: 22, waiting: 0, uncovered: 0 },
    },
    uncertain: undefined,
  });
});

test('computeWhatIf: a cap that nobody reaches changes nothing', () => {
  const events = record(enrol(6), attend('2026-11-19'), attend(TODAY), remove(9), attend('2026-11-18'));
  expect(computeWhatIf(events, { classesMax: 24, toDay })).toMatchObject({ first: undefined, uncertain: undefined });
  expect(computeWhatIf(events, { classesMax: 5, toDay }).first).toMatchObject({ version: 1 });
});

test('computeWhatIf: says at which row the events do not tell the whole request', () => {
  // Under a cap of 12, 6 classes wait when 2 are removed. Nothing waited in the record, so it does not show whether they go first.
  const events = record(enrol(18), remove(2));
  expect(computeWhatIf(events, { classesMax: 12, toDay }).uncertain).toMatchObject({ version: 2 });
  expect(computeWhatIf(record(enrol(18), attend(TODAY)), { classesMax: 12, toDay }).uncertain).toBeUndefined();
});

test('computeWhatIf: a purchase that was reversed is found again under its id', () => {
  const bought = record(enrol(6), add(14));
  const purchase = bought[1]?.id as string;
  const events = record(enrol(6), add(14), { type: 'ReversePurchase', purchase, reason: 'Mistyped' });
  const { recorded, supposed } = computeWhatIf(events, { classesMax: 24, toDay });
  expect([recorded, supposed]).toMatchObject([
    { remaining: 6, waiting: 0 },
    { remaining: 6, waiting: 0 },
  ]);
});
