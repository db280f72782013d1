/** The sums of a statement and of the class history are the fold of the events, in any period. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { StoredEvent } from '#events/store/port/event-store.ts';
import { toStudentStream } from '#events/student/student-stream.ts';
import { openReadModelPool } from '#projections/engine/read-model-pool.ts';
import { toReadSchemaName } from '#projections/engine/read-schema.ts';
import { fetchClassTotals } from '#projections/queries/class-history.ts';
import { openTestEngine } from '#projections/test/engine-fixture.ts';
import { appendAll, createLogWriter } from '#projections/test/log-writer-fixture.ts';
import { createStudentIds } from '#projections/test/student-log-fixture.ts';
import { openTestDatabase } from '#scripts/test/database-fixture.ts';
import { chooseSeed } from '#scripts/test/random-seed.ts';
import { computeAsOf } from './compute-as-of.ts';
import { readStudentEvents } from './read-student-events.ts';
import { HISTORY_DAYS, studentHistory, toHistoryDate } from './test/random-student-history.ts';

const STUDENTS = 60;
const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** Records the events of a history. The log gives them other ids, so the references between them are replaced. */
const recordHistory = async (
  writer: ReturnType<typeof createLogWriter>,
  stream: string,
  history: readonly { id: string; type: string; data: object }[],
): Promise<StoredEvent[]> => {
  const ids = new Map<string, string>();
  const log: StoredEvent[] = [];
  for (const { id, type, data } of history) {
    const text = JSON.stringify(data).replace(UUID, (found) => ids.get(found) ?? found);
    for (const stored of await writer.record(stream, [{ type, data: JSON.parse(text) }])) {
      ids.set(id, stored.id);
      log.push(stored);
    }
  }
  return log;
};

test('fetchClassTotals: the sums of random histories lead from the fold before a period to the fold at its end', async () => {
  const seed = chooseSeed(import.meta.filename, 'db');
  await using database = await openTestDatabase();
  await using engine = openTestEngine(database);
  const writer = createLogWriter(engine.keys);
  const histories = fc.sample(studentHistory, { numRuns: STUDENTS, seed });
  for (const [index, id] of createStudentIds(STUDENTS).entries()) {
    await appendAll(engine.store, await recordHistory(writer, toStudentStream(id), histories[index] ?? []));
  }
  const runner = engine.run();
  await runner.caughtUp();
  await runner.stop();
  await using pool = openReadModelPool({ databaseUrl: engine.url, schema: toReadSchemaName(engine.projections) });
  const days = fc.sample(fc.tuple(fc.integer({ min: -5, max: HISTORY_DAYS }), fc.nat(30)), { numRuns: STUDENTS, seed });
  let moved = 0;
  for (const [index, id] of createStudentIds(STUDENTS).entries()) {
    const [first = 0, length = 0] = days[index] ?? [];
    const [from, to] = [toHistoryDate(first), toHistoryDate(first + length)];
    const period = { from, to, timeZone: 'UTC' };
    const sums = await fetchClassTotals(pool.sql, id, { order: 'class-day', period });
    const events = await readStudentEvents(engine.store, id);
    const remainingOn = (date: string) => {
      const dayEnd = `${date}T23:59:59.999Z`;
      return computeAsOf(events, { effectiveOn: date, dayEnd, knownAt: dayEnd }).effective.remaining;
    };
    const closing = sums.opening + sums.bought + sums.given_back - sums.attended - sums.removed;
    expect([id, sums.opening, closing]).toEqual([id, remainingOn(toHistoryDate(first - 1)), remainingOn(to)]);
    moved += sums.bought + sums.given_back + sums.attended + sums.removed;
  }
  expect(moved).toBeGreaterThan(100);
}, 120_000);
