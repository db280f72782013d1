import { beforeAll, expect, test } from 'vitest';
import { createInMemoryKeyRing } from '#events/record/test/in-memory-key-ring.ts';
import type { StoredEvent } from '#events/store/port/event-store.ts';
import { createLogWriter } from '#projections/test/log-writer-fixture.ts';
import { createStudentIds } from '#projections/test/student-log-fixture.ts';
import { readStudentEvents } from './read-student-events.ts';

const [ADA] = createStudentIds(1) as [string];
const EVENTS = 1_200;
let log: StoredEvent[];
beforeAll(async () => {
  const writer = createLogWriter(createInMemoryKeyRing());
  const today = '2026-11-21';
  const who = { name: 'Ada', email: 'ada@example.com', via: 'tutor' as const };
  log = await writer.execute(ADA, { type: 'EnrolStudent', ...who, classes: 9, today });
  for (let index = 1; index < EVENTS; index += 1) {
    const direction = index % 2 === 0 ? 'add' : 'remove';
    log.push(...(await writer.execute(ADA, { type: 'AdjustClasses', direction, classes: 1, reason: 'Trial', today })));
  }
});

const openLog = (events: readonly StoredEvent[]) => {
  const reads: number[] = [];
  const read = async (_stream: string, from = 1, maxCount = EVENTS) => {
    reads.push(maxCount);
    return events.slice(from - 1, from - 1 + maxCount);
  };
  return { reads, read };
};

test('readStudentEvents: reads a long stream in parts, and leaves personal texts sealed', async () => {
  const store = openLog(log);
  const events = await readStudentEvents(store, ADA);
  expect(events.map(({ version }) => version)).toEqual(Array.from({ length: EVENTS }, (_, index) => index + 1));
  expect(store.reads).toEqual([500, 500, 500]);
  expect(events.at(-1)?.data).toMatchObject({ reason: expect.stringMatching(/^sealed\.1\./) });
});

test('readStudentEvents: returns the same events with the positions of another store after it was moved there', async () => {
  const events = await readStudentEvents(openLog(log), ADA);
  const moved = log.map((event) => ({ ...event, position: event.position + 100n }));
  const expected = events.map((event) => ({ ...event, position: event.position + 100n }));
  expect(await readStudentEvents(openLog(moved), ADA)).toEqual(expected);
});

test('readStudentEvents: refuses a stream in which an event was altered or left out', async () => {
  const altered = log.map((event) =>
    event.version === 700 ? { ...event, recordedAt: '2026-01-01T00:00:00.000Z' } : event,
  );
  await expect(readStudentEvents(openLog(altered), ADA)).rejects.toMatchObject({ code: 'hash-mismatch' });
  const shortened = log.filter(({ version }) => version !== 700);
  await expect(readStudentEvents(openLog(shortened), ADA)).rejects.toMatchObject({ code: 'gap' });
});
