/** Events of other programs and changes by the server's operator in the streams of a log, on a real server. */
import { EventStoreDBClient, jsonEvent } from '@eventstore/db-client';
import { afterAll, expect, it } from 'vitest';
import { LogGapError } from '../port/event-store.ts';
import { createEventFixture, createEventFixtures, takeUntilCaughtUp } from '../test/event-fixtures.ts';
import { toTitleWithSkipReason } from '../test/test-log.ts';
import { openEventStoreDb, openEventStoreDbOverClient } from './event-store-db.ts';
import { createClientLosingRevision } from './test/fake-lost-revision.ts';
import { openEventStoreDbServer } from './test/server-fixture.ts';

const server = await openEventStoreDbServer();
const missing = 'missing' in server ? server.missing : undefined;
const opened = new AsyncDisposableStack();
if (!('missing' in server)) opened.defer(() => server.stop());
afterAll(() => opened.disposeAsync());

const serverTest = (title: string, run: (parts: ReturnType<typeof openLog>) => Promise<void>) =>
  it.skipIf(missing)(toTitleWithSkipReason(`EventStoreDB: ${title}`, missing), () => run(openLog()));

const openLog = () => {
  const url = 'missing' in server ? '' : server.url;
  const prefix = `foreign-${crypto.randomUUID()}-`;
  const store = openEventStoreDb({ url, prefix });
  const client = EventStoreDBClient.connectionString(url);
  opened.defer(() => store.close());
  opened.defer(() => client.dispose());
  return { prefix, store, client };
};

serverTest('links to events of its log are no events of it', async ({ prefix, store, client }) => {
  await store.append('s', createEventFixtures(2), 'no-stream');
  const link = jsonEvent({ type: '$>', data: `0@${prefix}s` as never });
  await client.appendToStream(`${prefix}links`, link);
  await client.appendToStream(`links-of-others-${prefix}`, link);
  await store.append('s', [createEventFixture()], 2);
  const { events } = await takeUntilCaughtUp(store);
  expect(events.map(({ stream, version }) => `${stream}@${version}`)).toEqual(['s@1', 's@2', 's@3']);
  expect(events.at(-1)?.position).toBe(await store.head());
  expect(await store.read('links')).toEqual([]);
});

serverTest('events of the server about a stream are no events of the log', async ({ prefix, store, client }) => {
  await store.append('s', createEventFixtures(2), 'no-stream');
  await client.setStreamMetadata(`${prefix}s`, { note: 'by hand' });
  expect((await takeUntilCaughtUp(store)).events).toHaveLength(2);
  expect(await store.read(`$$${prefix}s`)).toEqual([]);
  expect(await store.append('s', [createEventFixture()], 2)).toMatchObject({ status: 'appended', version: 3 });
});

serverTest('a stream that was soft-deleted is not taken for one that never was', async ({ prefix, store, client }) => {
  await store.append('s', createEventFixtures(2), 'no-stream');
  const kept = await store.append('t', [createEventFixture()], 'no-stream');
  await client.deleteStream(`${prefix}s`);
  expect(await store.read('s')).toEqual([]);
  // The server accepts the append as revision 3. The store must report the gap and not treat the event as the first of
  // a new stream.
  await expect(store.append('s', [createEventFixture()], 'no-stream')).rejects.toBeInstanceOf(LogGapError);
  expect(await store.read('t')).toHaveLength(1);
  expect(kept.status).toBe('appended');
  expect((await takeUntilCaughtUp(store)).events.filter(({ stream }) => stream === 't')).toHaveLength(1);
});

serverTest('a truncated stream is read from where it is left, so that its chain does not hold', async (log) => {
  const { prefix, store, client } = log;
  await store.append('s', createEventFixtures(4), 'no-stream');
  await client.setStreamMetadata(`${prefix}s`, { truncateBefore: 2 });
  const versions = (await store.read('s')).map(({ version }) => version);
  expect(versions).toEqual([3, 4]);
});

serverTest('a gap is refused again where it is read from the middle of the log', async ({ prefix, store, client }) => {
  const { position: before } = (await store.append('s', createEventFixtures(2), 'no-stream')) as { position: bigint };
  await store.append('s', createEventFixtures(2), 2);
  const losing = openEventStoreDbOverClient(createClientLosingRevision(client, 2n), prefix);
  for (const _ of ['first', 'again']) {
    await expect(takeUntilCaughtUp(losing, before)).rejects.toBeInstanceOf(LogGapError);
  }
  expect((await takeUntilCaughtUp(store, before)).events.map(({ version }) => version)).toEqual([3, 4]);
  // The earlier versions were deleted with the stream, so the next appended event is not the first of the stream.
  await client.deleteStream(`${prefix}s`);
  await client.appendToStream(`${prefix}s`, jsonEvent({ type: 'Noted', data: {}, metadata: { log: prefix } }));
  await expect(takeUntilCaughtUp(store, before)).rejects.toBeInstanceOf(LogGapError);
});
