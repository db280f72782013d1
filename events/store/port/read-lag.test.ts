import { expect, test } from 'vitest';
import { createEventFixtures } from '../test/event-fixtures.ts';
import { createInMemoryEventStore } from '../test/in-memory-event-store.ts';
import { LogGapFound } from './event-store.ts';
import { readLag } from './read-lag.ts';

test('readLag: counts the events after a position up to a limit, and returns the oldest of them', async () => {
  const store = createInMemoryEventStore();
  const events = createEventFixtures(5);
  await store.append('s', events, 'no-stream');
  expect(await readLag(store, 5n, 100)).toEqual({ kind: 'counted', events: 0, oldest: undefined });
  expect(await readLag(store, 2n, 100)).toMatchObject({ events: 3, oldest: { id: events[2]?.id } });
  expect(await readLag(store, 0n, 2)).toMatchObject({ events: 2 });
  expect(await readLag(store, 6n, 100)).toEqual({ kind: 'ahead' });
});

test('readLag: reports a gap, after which it cannot count', async () => {
  const store = createInMemoryEventStore();
  store.subscribe = async function* () {
    yield { kind: 'batch', events: [], position: 1n };
    throw new LogGapFound('The log goes from position 1 to 3.');
  };
  expect(await readLag(store, 0n, 100)).toEqual({ kind: 'gap', message: 'The log goes from position 1 to 3.' });
});
