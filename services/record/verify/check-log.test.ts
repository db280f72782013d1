import { expect, test, vi } from 'vitest';
import { toPersonIdOfStream } from '#events/catalogue/to-person-id-of-stream.ts';
import { toStudentStream } from '#events/classes/student/student-stream.ts';
import { checkHashChain, computeChainHash } from '#events/record/hash-chain.ts';
import { createInMemoryKeyRing } from '#events/record/test/in-memory-key-ring.ts';
import { openEventStoreDbOverClient } from '#events/store/eventstoredb/event-store-db.ts';
import { createFakeEventStoreDbServer } from '#events/store/eventstoredb/test/fake-event-store-db-server.ts';
import type { StoredEvent } from '#events/store/port/event-store.ts';
import { createInMemoryEventStore } from '#events/store/test/in-memory-event-store.ts';
import { appendAll } from '#projections/test/log-writer-fixture.ts';
import { createStudentIds, createStudentLog } from '#projections/test/student-log-fixture.ts';
import { checkLog } from './check-log.ts';
import { createSaltCheck } from './check-salts.ts';

/** So few that a stream is evicted as soon as two other streams have had an event after it. */
const HEADS_IN_GENERATION = 1;
const STUDENTS = 6;

/** Fills a store with alternating events of six streams. */
const filledStore = async () => {
  const keys = createInMemoryKeyRing();
  const store = createInMemoryEventStore();
  const events = await createStudentLog(keys, STUDENTS, 80, 7);
  await appendAll(store, events);
  return { store, keys, events };
};
/** The first event whose stream has been evicted when the check reaches it. */
const afterForgotten = (events: readonly StoredEvent[]): StoredEvent => {
  const found = events.find(({ stream, version }, index) => {
    const recent = new Set(events.slice(Math.max(0, index - 2), index).map((event) => event.stream));
    return version > 1 && recent.size === 2 && !recent.has(stream);
  });
  if (found === undefined) throw new Error('no stream was forgotten');
  return found;
};

test('checkLog: reads the head of an evicted stream from the log', async () => {
  const { store, keys, events } = await filledStore();
  const read = vi.spyOn(store, 'read');
  const whole = { streams: STUDENTS, students: STUDENTS, events: events.length };
  expect(await checkLog({ store, keys }, HEADS_IN_GENERATION)).toEqual(whole);
  const { stream, version } = afterForgotten(events);
  expect(read).toHaveBeenCalledWith(stream, version - 1, 1);

  read.mockClear();
  expect(await checkLog({ store, keys })).toEqual(whole);
  expect(read.mock.calls.filter(([stream]) => stream.startsWith('student-'))).toEqual([]);
});

test('checkLog: finds an event that does not follow the evicted head of its stream', async () => {
  const forgotten = afterForgotten((await filledStore()).events);
  const isAltered = ({ stream, version }: StoredEvent) =>
    stream === forgotten.stream && version === forgotten.version - 1;
  const { store, keys } = await filledStore();
  const read = store.read.bind(store);
  vi.spyOn(store, 'read').mockImplementation(async (...args) =>
    (await read(...args)).map((event) => (isAltered(event) ? { ...event, hash: '0'.repeat(64) } : event)),
  );
  const { fault } = await checkLog({ store, keys }, HEADS_IN_GENERATION);
  expect(fault).toMatchObject({ stream: forgotten.stream, version: forgotten.version });
});

test('checkLog: finds a missing event of an evicted stream', async () => {
  const { store, keys, events } = await filledStore();
  const { stream, version } = afterForgotten(events);
  vi.spyOn(store, 'read').mockResolvedValue([]);
  const { fault } = await checkLog({ store, keys }, HEADS_IN_GENERATION);
  expect(fault).toEqual({ stream, version, what: expect.stringContaining(`there is no version ${version - 1}`) });
});

test('checkLog: unseals and validates each event in one of ten parts', async () => {
  const { store, keys, events } = await filledStore();
  const [person] = createStudentIds(STUDENTS) as [string];
  const indexes = events.flatMap(({ stream, data }, index) =>
    stream === toStudentStream(person) && String(data).includes('sealed.1.') ? [index] : [],
  );
  await keys.erase(person);
  const found: number[] = [];
  for (let number = 1; number <= 10; number += 1) {
    const { fault } = await checkLog({ store, keys, part: { number, of: 10 } });
    if (fault?.what.startsWith('key-missing')) found.push(number);
  }
  expect(found).toEqual([...new Set(indexes.map((index) => (index % 10) + 1))].toSorted((one, other) => one - other));
  expect(found.length).toBeGreaterThan(0);
  expect(found.length).toBeLessThan(10);
});

test('checkLog: finds an event whose hash is right and whose salt is not that of its key', async () => {
  const { keys, events } = await filledStore();
  const last = events.at(-1) as StoredEvent;
  const [, salt = ''] = /"salt":"([\w-]+)"/.exec(String(last.metadata)) ?? [];
  const metadata = String(last.metadata).replace(salt, 'A'.repeat(salt.length)) as unknown as StoredEvent['metadata'];
  const before = checkHashChain(last.stream, events.filter(({ stream }) => stream === last.stream).slice(0, -1));
  const planted = { ...last, metadata, hash: computeChainHash(before, { ...last, metadata }) };
  const store = createInMemoryEventStore();
  await appendAll(store, [...events.slice(0, -1), planted]);
  expect((await checkLog({ store, keys })).fault).toEqual({
    ...{ stream: last.stream, version: last.version },
    what: expect.stringMatching(/^invalid-event: .*salt/),
  });
  await keys.erase(toPersonIdOfStream(last.stream) as string);
  await expect(createSaltCheck(keys)([planted])).resolves.toBeUndefined();
});

test('checkLog: names a stream that EventStoreDB has cut, although the whole log still yields its events', async () => {
  const keys = createInMemoryKeyRing();
  const server = createFakeEventStoreDbServer();
  const store = openEventStoreDbOverClient(server(), 'ours-');
  const events = await createStudentLog(keys, STUDENTS, 80, 7);
  await appendAll(store, events);
  expect((await checkLog({ store, keys })).fault).toBeUndefined();
  const { stream } = events[40] as StoredEvent;
  server.cut(`ours-${stream}`, 1);
  const { fault } = await checkLog({ store, keys });
  expect(fault).toEqual({ stream, version: 1, what: expect.stringMatching(/^gap: .+ begins at version 2/) });
});
