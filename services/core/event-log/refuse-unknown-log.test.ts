import { expect, test } from 'vitest';
import { createEventFixture } from '#events/store/test/event-fixtures.ts';
import { createInMemoryEventStore } from '#events/store/test/in-memory-event-store.ts';
import { refuseUnknownLog } from './refuse-unknown-log.ts';

const createLog = async (...events: Parameters<typeof createEventFixture>[0][]) => {
  const store = createInMemoryEventStore();
  await store.append('a', [{}, ...events].map(createEventFixture), 'no-stream');
  return store;
};

test('refuseUnknownLog: names the first event in a version that this release does not know', async () => {
  const log = await createLog({ type: 'StudentEnrolled', schemaVersion: 2 }, { schemaVersion: 3 });
  await expect(refuseUnknownLog(log)).rejects.toThrow(/^The log holds StudentEnrolled in version 2, .+ Nothing in it/);
});

test('refuseUnknownLog: accepts an empty log, and events of other programs', async () => {
  await refuseUnknownLog(createInMemoryEventStore());
  await refuseUnknownLog(await createLog({ type: 'Note', schemaVersion: 7 }, { type: 'Note', schemaVersion: 0 }));
});
