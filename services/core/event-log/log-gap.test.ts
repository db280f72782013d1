import { expect, test, vi } from 'vitest';
import { type EventBatch, type EventStore, LogGapError } from '#events/store/port/event-store.ts';
import { createEventFixture } from '#events/store/test/event-fixtures.ts';
import { createInMemoryEventStore } from '#events/store/test/in-memory-event-store.ts';
import { waitAtGaps } from './log-gap.ts';

const empty: EventBatch = { kind: 'batch', events: [], position: 0n };

test('waitAtGaps: a subscriber to headers notices a gap at once', async () => {
  const torn: EventStore = {
    ...createInMemoryEventStore(),
    async *subscribe() {
      yield empty;
      throw new LogGapError('The log goes from position 0 to 2.');
    },
  };
  const { store } = waitAtGaps(torn, { error: vi.fn(), info: vi.fn() }, 1);
  const read = async () => {
    for await (const _ of store.subscribeToHeaders(0n, AbortSignal.timeout(20_000)));
  };
  await expect(read()).rejects.toThrow(LogGapError);
});

test('waitAtGaps: reports a gap as repaired only after the log was read to its end', async () => {
  const memory = createInMemoryEventStore();
  await memory.append('s', [createEventFixture()], 'no-stream');
  const log = { error: vi.fn(), info: vi.fn() };
  let attempts = 0;
  const torn: EventStore = {
    ...memory,
    async *subscribe(after, signal) {
      attempts += 1;
      yield empty;
      expect(log.info).not.toHaveBeenCalled();
      if (attempts < 4) throw new LogGapError('The log goes from position 0 to 2.');
      yield* memory.subscribe(after, signal);
    },
  };
  const { store, gap } = waitAtGaps(torn, log, 1);
  for await (const item of store.subscribe(0n, AbortSignal.timeout(20_000))) if (item.kind === 'caught-up') break;
  expect(attempts).toBe(4);
  expect(log.error).toHaveBeenCalledTimes(1);
  expect(log.info).toHaveBeenCalledTimes(1);
  expect(gap.message()).toBeUndefined();
});

test('waitAtGaps: a stream that was cut gives one alarm, and is named until it can be read again', async () => {
  const memory = createInMemoryEventStore();
  const log = { error: vi.fn(), info: vi.fn() };
  const message = 'Stream s begins at version 3: its events before that were cut on the server.';
  let isCut = true;
  const { store, gap } = waitAtGaps(
    {
      ...memory,
      async read(...range) {
        if (isCut && range[0] === 's') throw new LogGapError(message);
        return memory.read(...range);
      },
    },
    log,
  );
  for (const _ of ['first', 'again']) await expect(store.read('s')).rejects.toThrow(LogGapError);
  await store.read('t');
  expect(log.error).toHaveBeenCalledOnce();
  expect([gap.cutStream(), gap.message()]).toEqual([message, undefined]);
  isCut = false;
  await store.read('s');
  expect(gap.cutStream()).toBeUndefined();
});
