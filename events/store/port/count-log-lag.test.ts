import { expect, test } from 'vitest';
import { createEventFixtures } from '../test/event-fixtures.ts';
import { createInMemoryEventStore } from '../test/in-memory-event-store.ts';
import { countLogLag } from './count-log-lag.ts';
import { LogGapError } from './event-store.ts';

test('countLogLag: counts the events after a position up to a limit, and returns the oldest of them', async () => {
  const store = createInMemoryEventStore();
  const events = createEventFixtures(5);
  await store.append('s', events, 'no-stream');
  expect(await countLogLag(store, 5n, 100)).toEqual({ kind: 'counted', events: 0, oldest: undefined });
  expect(await countLogLag(store, 2n, 100)).toMatchObject({ events: 3, oldest: { id: events[2]?.id } });
  expect(await countLogLag(store, 0n, 2)).toMatchObject({ events: 2 });
  expect(await countLogLag(store, 6n, 100)).toEqual({ kind: 'ahead' });
});

test('countLogLag: reports a gap, after which it cannot count', async () => {
  const store = createInMemoryEventStore();
  store.subscribe = async function* () {
    yield { kind: 'batch', events: [], position: 1n };
    throw new LogGapError('The log goes from position 1 to 3.');
  };
  expect(await countLogLag(store, 0n, 100)).toEqual({ kind: 'gap', message: 'The log goes from position 1 to 3.' });
});
