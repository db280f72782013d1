import { expect, test, vi } from 'vitest';
import { CENTRE_STREAM } from '#events/core/centre/centre-stream.ts';
import type { EventStore } from '#events/store/port/event-store.ts';
import { copyFirstEvents, createEventFixture, createEventFixtures } from '#events/store/test/event-fixtures.ts';
import { createInMemoryEventStore } from '#events/store/test/in-memory-event-store.ts';
import { countFurther, findBeginning, findKnownEvents } from './known-log.ts';

const createLog = async (events: number): Promise<EventStore> => {
  const store = createInMemoryEventStore();
  await store.append(CENTRE_STREAM, [createEventFixture()], 'no-stream');
  await store.append('student-mia', createEventFixtures(events - 1), 'no-stream');
  return store;
};
const countLog = async (store: EventStore) => {
  const beginning = await findBeginning(store);
  if (beginning === undefined) throw new Error('the log is empty');
  return countFurther(store, beginning);
};
const append = (store: EventStore, stream: string, events: number) =>
  store.append(stream, createEventFixtures(events), 'no-stream');

test('countFurther: counts what was appended since', async () => {
  const own = await createLog(4);
  const known = await countLog(own);
  await append(own, 'student-ben', 3);
  expect(await countFurther(own, known)).toMatchObject({
    ...{ events: 7, position: 7n, firstEvent: known.firstEvent },
    lastEvent: expect.stringContaining('["student-ben",3,'),
  });
});

test.each([
  ['of another center', () => createLog(9)],
  ['that continues an older copy', (own: EventStore) => copyFirstEvents(own, 1)],
  ['that continues a newer copy', (own: EventStore) => copyFirstEvents(own, 3)],
])('countFurther: keeps what is known when it reads a log %s', async (_, createForeign) => {
  const own = await createLog(4);
  const known = await countLog(own);
  const foreign = await createForeign(own);
  await append(foreign, 'student-zoe', 6);
  expect(await countFurther(foreign, known)).toBe(known);

  // The right log returns after the foreign events were counted, before or after the known events are looked up.
  for (const readsOfForeign of [0, 1, 2, 3]) {
    let reads = 0;
    const read: EventStore['read'] = (...range) => (reads++ < readsOfForeign ? foreign : own).read(...range);
    expect(await countFurther({ ...foreign, read }, known)).toBe(known);
  }
});

test('findKnownEvents: reads the last counted event once when it is the last folded one too', async () => {
  const own = await createLog(4);
  const counted = await countLog(own);
  const read = vi.fn(own.read);
  const known = { counted, foldedEvent: counted.lastEvent, foldedPosition: counted.position };
  expect(await findKnownEvents({ ...own, read }, known)).toMatchObject({ foldedEvent: 'same', newestEvent: 'same' });
  expect(read).toHaveBeenCalledTimes(2);
});
