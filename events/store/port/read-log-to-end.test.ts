import { expect, test } from 'vitest';
import { createEventFixtures } from '../test/event-fixtures.ts';
import { createInMemoryEventStore } from '../test/in-memory-event-store.ts';
import type { EventStore } from './event-store.ts';
import { readLogToEnd } from './read-log-to-end.ts';

test('readLogToEnd: yields every event after a position and stops at the end of the log', async () => {
  const store = createInMemoryEventStore();
  await store.append('s', createEventFixtures(3_000), 'no-stream');
  const positions: bigint[] = [];
  for await (const { events } of readLogToEnd(store, 5n)) positions.push(...events.map(({ position }) => position));
  expect([positions.length, positions[0], positions.at(-1)]).toEqual([2_995, 6n, 3_000n]);
  for await (const _ of readLogToEnd(store, 3_000n)) expect.unreachable('there is nothing more');
});

test('readLogToEnd: ends its subscription, even if its consumer stops early', async () => {
  const store = createInMemoryEventStore();
  await store.append('s', createEventFixtures(3_000), 'no-stream');
  const signals: AbortSignal[] = [];
  const watched: EventStore = {
    ...store,
    subscribe: (after, signal, source) => {
      signals.push(signal);
      return store.subscribe(after, signal, source);
    },
  };
  for await (const _ of readLogToEnd(watched)) break;
  for await (const _ of readLogToEnd(watched));
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
});
