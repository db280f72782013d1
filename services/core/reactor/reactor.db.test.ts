import { expect, test, vi } from 'vitest';
import type { EventBatch, EventStore, StoredEvent } from '#events/store/port/event-store.ts';
import { createEventFixture } from '#events/store/test/event-fixtures.ts';
import { createInMemoryEventStore } from '#events/store/test/in-memory-event-store.ts';
import { openTestDatabase } from '#testing/database-fixture.ts';
import { startReactor } from './reactor.ts';

/** Distance between the positions of two events: on some stores positions are byte offsets. */
const BYTES_AN_EVENT = 1_500n;
const logId = crypto.randomUUID();
const ignoring = { name: 'test', concerns: () => false, act: async () => {} };

/** A log with this many events, each in a separate batch. */
const sparseLog = (events: number): EventStore => {
  const eventAt = (index: bigint) =>
    ({
      ...createEventFixture(),
      stream: `s-${index}`,
      version: 1,
      position: index * BYTES_AN_EVENT,
    }) as unknown as StoredEvent;
  return {
    ...createInMemoryEventStore(),
    head: async () => 0n,
    async *subscribe(after, signal) {
      for (let index = after / BYTES_AN_EVENT + 1n; index <= events; index += 1n) {
        const event = eventAt(index);
        yield { kind: 'batch', events: [event], position: event.position } satisfies EventBatch;
      }
      const position = BigInt(events) * BYTES_AN_EVENT;
      yield { kind: 'caught-up', position };
      await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
    },
  };
};

test('startReactor: writes its checkpoint once per 1,000 irrelevant events, independent of their positions', async () => {
  await using database = await openTestDatabase();
  const { sql } = database;
  const parts = { sql, logId, clock: () => new Date(), log: { warn: vi.fn() } };
  const begin = vi.spyOn(sql, 'begin');
  const stop = await startReactor({ ...parts, store: sparseLog(2_500) }, ignoring);
  const position = async () => {
    const [row] = await sql<[{ position: string }]>`select position from desk.reactors where log_id = ${logId}`;
    return BigInt(row.position) / BYTES_AN_EVENT;
  };
  await expect.poll(position).toBe(2_000n);
  await stop();
  expect(begin).toHaveBeenCalledTimes(2);
});
