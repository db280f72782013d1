import { expect, test } from 'vitest';
import { appendLog, type EventSource } from './import-log.ts';
import { type EventStore, LogNotEmptyError, type StoredEvent } from './port/event-store.ts';
import { readLogToEnd } from './port/read-log-to-end.ts';
import { createEventFixtures } from './test/event-fixtures.ts';
import { createInMemoryEventStore } from './test/in-memory-event-store.ts';

const readAll = async (store: EventStore): Promise<StoredEvent[]> => {
  const events: StoredEvent[] = [];
  for await (const batch of readLogToEnd(store)) events.push(...batch.events);
  return events;
};
/** A log of three streams whose events alternate. */
const createLog = async (): Promise<StoredEvent[]> => {
  const store = createInMemoryEventStore();
  for (const [version, stream] of [
    [0, 'a'],
    [0, 'b'],
    [2, 'a'],
    [0, 'c'],
    [2, 'b'],
    [4, 'a'],
  ] as const) {
    await store.append(stream, createEventFixtures(2), version === 0 ? 'no-stream' : version);
  }
  return readAll(store);
};
const sourceOf = (events: readonly StoredEvent[]): EventSource =>
  async function* () {
    yield events.slice(0, 3);
    yield events.slice(3);
  };

test('appendLog: keeps the order over all streams, and continues after an interruption', async () => {
  const events = await createLog();
  const store = createInMemoryEventStore();
  let left = 3;
  const failing: EventStore = {
    ...store,
    append: (...append) => {
      left -= 1;
      return left < 0 ? Promise.reject(new Error('the server is gone')) : store.append(...append);
    },
  };
  await expect(appendLog(failing, sourceOf(events))).rejects.toThrow('the server is gone');
  const half = await readAll(store);
  expect(half).toEqual(events.slice(0, half.length));
  expect(half).toHaveLength(6);
  await appendLog(store, sourceOf(events));
  expect(await readAll(store)).toEqual(events);
});

test('appendLog: refuses a log with other events, and appends none', async () => {
  const events = await createLog();
  const store = createInMemoryEventStore();
  await store.append('a', createEventFixtures(1), 'no-stream');
  await expect(appendLog(store, sourceOf(events))).rejects.toThrow(LogNotEmptyError);
  expect(await readAll(store)).toHaveLength(1);
});
