import { expect, onTestFinished, test, vi } from 'vitest';
import { CENTRE_STREAM } from '#events/core/centre/centre-stream.ts';
import { openEventStoreDbOverClient } from '#events/store/eventstoredb/event-store-db.ts';
import { createFakeEventStoreDbServer } from '#events/store/eventstoredb/test/fake-event-store-db-server.ts';
import { type EventStore, LogLostError, StoreUnavailableError } from '#events/store/port/event-store.ts';
import { copyFirstEvents, createEventFixture, createEventFixtures } from '#events/store/test/event-fixtures.ts';
import { createInMemoryEventStore } from '#events/store/test/in-memory-event-store.ts';
import { formatLogLoss, type KnownLog } from './judge-log.ts';
import { countFurther, findBeginning } from './known-log.ts';
import { guardLog } from './log-guard.ts';

/** Writes the log of a centre, and returns what its database knows of it then. */
const fill = async (store: EventStore): Promise<KnownLog> => {
  await store.append(CENTRE_STREAM, createEventFixtures(2), 'no-stream');
  for (const [index, event] of createEventFixtures(3).entries())
    await store.append('student-mia', [event], index === 0 ? 'no-stream' : index);
  const beginning = await findBeginning(store);
  if (beginning === undefined) throw new Error('the log is empty');
  return { counted: await countFurther(store, beginning), foldedEvent: undefined, foldedPosition: 0n };
};

const guardedOver = (store: EventStore, known: () => Promise<KnownLog | undefined>) => {
  const log = { error: vi.fn(), info: vi.fn() };
  const onChanged = vi.fn();
  return { ...guardLog({ store, loadKnown: known, log, onChanged }), log, onChanged };
};

test.each([0, 2, 4])('guardLog: an EventStoreDB that restarts with %i of 5 events gets no new ones', async (kept) => {
  const server = createFakeEventStoreDbServer();
  const plain = openEventStoreDbOverClient(server(), 'ours-');
  const known = await fill(plain);
  expect(known.counted).toMatchObject({ events: 5 });
  const { store, guard, log, onChanged } = guardedOver(plain, async () => known);
  await store.append('student-ben', [createEventFixture()], 'no-stream');
  const reading = (async () => {
    for await (const { kind } of store.subscribe(0n, AbortSignal.timeout(20_000)))
      if (kind === 'caught-up') server.restore(kept);
  })();
  await expect(reading).rejects.toBeInstanceOf(StoreUnavailableError);

  await expect(store.append('student-zoe', [createEventFixture()], 'no-stream')).rejects.toBeInstanceOf(LogLostError);
  await expect(store.read('student-mia')).rejects.toBeInstanceOf(LogLostError);
  await expect(store.head()).rejects.toBeInstanceOf(LogLostError);
  const subscription = store.subscribe(0n, AbortSignal.timeout(20_000))[Symbol.asyncIterator]();
  await expect(subscription.next()).rejects.toBeInstanceOf(LogLostError);
  expect(await plain.read('student-zoe')).toEqual([]);
  // The events that are missing are counted after the first refusal.
  await expect.poll(() => onChanged.mock.calls.length).toBe(2);
  const loss = await guard.findLoss();
  expect(loss).toMatchObject({ verdict: kept === 0 ? 'emptied' : 'older', found: { events: kept } });
  expect(loss && formatLogLoss(loss)).toContain(kept === 0 ? 'all 5 events' : `${5 - kept} of its 5 events`);
  expect(log.error).toHaveBeenCalledOnce();
  await plain.close();
});

test('guardLog: accepts the log again when it holds the known events again, and a log that got longer', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const own = createInMemoryEventStore();
  const known = await fill(own);
  let current: EventStore = own;
  const switched: EventStore = { ...own, read: (...range) => current.read(...range) };
  const { store, log } = guardedOver(switched, async () => known);
  // Another copy of the program wrote it.
  await own.append('student-ben', [createEventFixture()], 'no-stream');
  expect(await store.read('student-ben')).toHaveLength(1);

  current = createInMemoryEventStore();
  await current.append(CENTRE_STREAM, [createEventFixture()], 'no-stream');
  vi.advanceTimersByTime(1_001);
  await expect(store.read('student-mia')).rejects.toThrow('holds another log, which begins with another event');
  current = own;
  vi.advanceTimersByTime(1_001);
  expect(await store.read('student-mia')).toHaveLength(3);
  expect([log.error.mock.calls.length, log.info.mock.calls.length]).toEqual([1, 1]);
});

test('guardLog: a store that does not answer is another fault than a lost log', async () => {
  const own = createInMemoryEventStore();
  const known = await fill(own);
  const silent: EventStore = {
    ...own,
    read: () => Promise.reject(new StoreUnavailableError('The event store does not answer.')),
  };
  const { store, guard, log } = guardedOver(silent, async () => known);
  const refusal = await store.append('student-zoe', [createEventFixture()], 'no-stream').catch((error) => error);
  expect(refusal).toBeInstanceOf(StoreUnavailableError);
  expect(refusal).not.toBeInstanceOf(LogLostError);
  await expect(guard.findLoss()).rejects.toBeInstanceOf(StoreUnavailableError);
  expect(log.error).not.toHaveBeenCalled();
});

test('guardLog: compares with what was known last while the database does not answer, and lets a new centre begin', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const own = createInMemoryEventStore();
  let load: () => Promise<KnownLog | undefined> = async () => undefined;
  const { store } = guardedOver(own, () => load());
  await store.append('s', [createEventFixture()], 'no-stream');
  const known = await fill(own);
  load = async () => ({
    ...known,
    foldedPosition: 9n,
    foldedEvent: JSON.stringify([CENTRE_STREAM, 1, crypto.randomUUID()]),
  });
  vi.advanceTimersByTime(1_001);
  await expect(store.head()).rejects.toBeInstanceOf(LogLostError);
  load = () => Promise.reject(new Error('connection refused'));
  vi.advanceTimersByTime(1_001);
  await expect(store.head()).rejects.toBeInstanceOf(LogLostError);
});

/** A store whose `head` is in flight until `fail` is called, for faults that come while the guard checks the log. */
const openFailingHeads = async (own: EventStore, count: number) => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const known = await fill(own);
  const heads = Array.from({ length: count }, () => Promise.withResolvers<bigint>());
  const unanswered = [...heads];
  const switched: EventStore = { ...own, head: () => (unanswered.pop() ?? Promise.withResolvers<bigint>()).promise };
  const { store } = guardedOver(switched, async () => known);
  const faults = Promise.allSettled(heads.map(() => store.head()));
  await store.read('student-mia');
  vi.advanceTimersByTime(1_001);
  const fail = () => heads.pop()?.reject(new StoreUnavailableError('The connection was lost.'));
  return { switched, store, fail, faults };
};

test.each([0, 2, 4])(
  'guardLog: repeats a check during which the store failed, so that a log with %i of 5 events gets no new ones',
  async (kept) => {
    const own = createInMemoryEventStore();
    const { switched, store, fail, faults } = await openFailingHeads(own, 1);
    const older = await copyFirstEvents(own, kept);
    // The first check finds the events in the log that the fault replaces.
    switched.read = async (...range) => {
      const found = await own.read(...range);
      fail();
      await faults;
      Object.assign(switched, older);
      return found;
    };
    const appending = store.append('student-zoe', [createEventFixture()], 'no-stream');
    await expect(appending).rejects.toBeInstanceOf(LogLostError);
    expect(await older.read('student-zoe')).toEqual([]);
  },
);

test('guardLog: a store that fails during each check is unavailable', async () => {
  const own = createInMemoryEventStore();
  const { switched, store, fail, faults } = await openFailingHeads(own, 6);
  switched.read = async (...range) => {
    fail();
    return own.read(...range);
  };
  await expect(store.append('student-zoe', [createEventFixture()], 'no-stream')).rejects.toThrow('kept failing');
  await faults;
  expect(await own.read('student-zoe')).toEqual([]);
});
