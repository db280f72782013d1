import { expect, test } from 'vitest';
import { createInMemoryKeyRing } from '#events/record/test/in-memory-key-ring.ts';
import type { StoredEvent } from '#events/store/port/event-store.ts';
import { createLogWriter } from '#projections/test/log-writer-fixture.ts';
import { createStudentIds } from '#projections/test/student-log-fixture.ts';
import { foldClosing } from './fold-closing.ts';

const toDayEnd = (day: string) => ({ day, at: `${day}T23:59:59.999Z` });
const period = { opening: toDayEnd('2026-09-30'), closing: toDayEnd('2026-10-31') };
const studentIds = createStudentIds(2);
/** Classes that were added to each student one by one on the last days of October, and as many in November. */
const ADDED = 80;

const clock = { now: 0 };
const writer = createLogWriter(createInMemoryKeyRing(), clock);
const logs = new Map<string, StoredEvent[]>();
for (const id of studentIds) {
  const log: StoredEvent[] = [];
  for (let index = 0; index < 2 * ADDED; index += 1) {
    const today = index < ADDED ? '2026-10-31' : '2026-11-01';
    clock.now = Date.parse(`${today}T10:00:00Z`) + index * 60_000;
    const command =
      index === 0
        ? ({ type: 'EnrolStudent', name: 'Ada', email: 'ada@example.com', classes: 1, via: 'tutor' } as const)
        : ({ type: 'AdjustClasses', direction: 'add', classes: 1, reason: 'Trial' } as const);
    log.push(...(await writer.execute(id, { ...command, today })));
  }
  logs.set(`student-${id}`, log);
}
const store = {
  read: async (stream: string, from = 1, maxCount = 500) =>
    (logs.get(stream) ?? []).slice(from - 1, from - 1 + maxCount),
};
const fold = (knownAt: string | undefined) => foldClosing(store, { studentIds, period, knownAt }, () => {});

test('foldClosing: adds up all students, by what is known now and by what was known then', async () => {
  const { figures, now, later, laterCount } = await fold(undefined);
  expect(figures.closing.unused).toBe(2 * ADDED);
  expect(now).toEqual(figures);
  expect([later, laterCount]).toEqual([[], 0]);
  // Half of the classes of October were recorded by then.
  const then = await fold('2026-10-31T10:39:59.999Z');
  expect(then.figures.closing.unused).toBe(ADDED);
  expect(then.now).toEqual(figures);
});

test('foldClosing: lists the newest entries that were recorded later for days of the month, and counts all', async () => {
  const { later, laterCount } = await fold('2026-10-30T00:00:00.000Z');
  expect([later.length, laterCount]).toEqual([100, 2 * ADDED]);
  expect(later.every(({ effectiveOn }) => effectiveOn === '2026-10-31')).toBe(true);
  const instants = later.map(({ event }) => event.recordedAt);
  expect(instants).toEqual(instants.toSorted().toReversed());
  // The newest 50 of each of both students.
  expect(Math.min(...later.map(({ event }) => event.version))).toBe(ADDED - 49);
});
