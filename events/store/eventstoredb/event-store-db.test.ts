import { Readable } from 'node:stream';
import { DeadlineExceededError, jsonEvent, NotLeaderError } from '@eventstore/db-client';
import { expect, it, vi } from 'vitest';
import { type EventToAppend, LogGapError, StoreUnavailableError } from '../port/event-store.ts';
import { createEventFixture, createEventFixtures, takeUntilCaughtUp } from '../test/event-fixtures.ts';
import { describeStoreContract } from '../test/store-contract.ts';
import { type EventStoreDbClient, openEventStoreDbOverClient } from './event-store-db.ts';
import { createGapCheck } from './gap-check.ts';
import { eventStoreDbCases } from './test/event-store-db-cases.ts';
import { createFakeEventStoreDbServer } from './test/fake-event-store-db-server.ts';
import { createClientLosingRevision } from './test/fake-lost-revision.ts';
import { eventStoreDbMissingCapabilities } from './test/server-fixture.ts';

const PREFIX = 'ours-';

const contractOn = (name: string, server: () => Promise<ReturnType<typeof createFakeEventStoreDbServer>>) =>
  describeStoreContract(
    name,
    async () => {
      const connect = await server();
      const store = openEventStoreDbOverClient(connect(), PREFIX);
      return {
        store,
        another: async () => openEventStoreDbOverClient(connect(), PREFIX),
        async reopen() {
          await store.close();
          return openEventStoreDbOverClient(connect(), PREFIX);
        },
        [Symbol.asyncDispose]: () => store.close(),
      };
    },
    eventStoreDbMissingCapabilities,
  );

contractOn('EventStoreDB adapter on a fake server', async () => createFakeEventStoreDbServer());
contractOn('EventStoreDB adapter on a fake server with events of other programs', async () => {
  const connect = createFakeEventStoreDbServer();
  const theirs = openEventStoreDbOverClient(connect(), 'theirs-');
  for (let n = 0; n < 10; n += 1) await theirs.append(`s${n}`, createEventFixtures(100), 'no-stream');
  return connect;
});

it.each(eventStoreDbCases.map(({ title, run }) => [title, run] as const))('%s', async (_, run) => {
  const connect = createFakeEventStoreDbServer();
  await run(
    openEventStoreDbOverClient(connect(), PREFIX),
    openEventStoreDbOverClient(connect(), 'theirs-'),
    openEventStoreDbOverClient(connect(), `${PREFIX}b-`),
  );
});

it('after a restore, an append that follows a lost event is a conflict', async () => {
  const server = createFakeEventStoreDbServer();
  const [ours, other] = [openEventStoreDbOverClient(server(), PREFIX), openEventStoreDbOverClient(server(), PREFIX)];
  const before = createEventFixtures(3).map((event, index) => ({ ...event, hash: `a${index}`.repeat(32) }));
  await ours.append('s', before, 'no-stream');
  const restoreWhileFollowed = async () => {
    for await (const { kind } of ours.subscribe(0n, AbortSignal.timeout(20_000))) {
      if (kind === 'caught-up') server.restore(0);
    }
  };
  await expect(restoreWhileFollowed()).rejects.toBeInstanceOf(StoreUnavailableError);
  await other.append('s', createEventFixtures(3), 'no-stream');
  expect(await ours.append('s', [createEventFixture()], 3, before[2]?.hash)).toEqual({
    status: 'conflict',
    version: 3,
  });
  const [last] = await ours.read('s', 3);
  expect(await ours.append('s', [createEventFixture()], 3, last?.hash)).toMatchObject({
    status: 'appended',
    version: 4,
  });
});

it('an append reads nothing if this connection has already seen the event that it follows', async () => {
  const client = createFakeEventStoreDbServer()();
  const read = vi.spyOn(client, 'readStream');
  const store = openEventStoreDbOverClient(client, PREFIX);
  const [first, second, third] = createEventFixtures(3).map((event, index) => ({
    ...event,
    hash: `a${index}`.repeat(32),
  })) as [...[EventToAppend, EventToAppend, EventToAppend]];
  await store.append('s', [first], 'no-stream');
  await store.append('s', [second], 1, first.hash);
  expect(read).not.toHaveBeenCalled();
  const another = openEventStoreDbOverClient(client, PREFIX);
  await another.read('s');
  await another.append('s', [third], 2, second.hash);
  expect(read).toHaveBeenCalledOnce();
});

it('a subscription refuses a gap in a stream', async () => {
  const client = createFakeEventStoreDbServer()();
  const store = openEventStoreDbOverClient(client, PREFIX);
  await store.append('s', createEventFixtures(3), 'no-stream');
  await expect(
    takeUntilCaughtUp(openEventStoreDbOverClient(createClientLosingRevision(client, 1n), PREFIX)),
  ).rejects.toBeInstanceOf(LogGapError);
});

it('a subscription from the middle of the log refuses the same gap again', async () => {
  const client = createFakeEventStoreDbServer()();
  const store = openEventStoreDbOverClient(client, PREFIX);
  const { position: before } = (await store.append('s', createEventFixtures(2), 'no-stream')) as { position: bigint };
  await store.append('s', createEventFixtures(2), 2);
  const losing = openEventStoreDbOverClient(createClientLosingRevision(client, 2n), PREFIX);
  for (const _ of ['first', 'again']) {
    await expect(takeUntilCaughtUp(losing, before)).rejects.toBeInstanceOf(LogGapError);
  }
  expect((await takeUntilCaughtUp(store, before)).events.map(({ version }) => version)).toEqual([3, 4]);
});

it.each([
  ['one read that fails', 1],
  ['reads that fail for a while', 2],
])('a subscription does not mistake %s for a restored log', async (_, failures) => {
  const client = createFakeEventStoreDbServer()();
  let left = failures;
  const failing: EventStoreDbClient = {
    ...client,
    readAll: ((options: Parameters<EventStoreDbClient['readAll']>[0]) => {
      const fails = typeof options?.fromPosition === 'object' && left-- > 0;
      return client.readAll(fails ? { ...options, fromPosition: { commit: 1n, prepare: 1n } } : options);
    }) as EventStoreDbClient['readAll'],
  };
  const store = openEventStoreDbOverClient(failing, PREFIX);
  const { position } = (await store.append('s', createEventFixtures(2), 'no-stream')) as { position: bigint };
  await store.append('s', [createEventFixture()], 2);
  if (failures > 1) await expect(takeUntilCaughtUp(store, position)).rejects.toBeInstanceOf(StoreUnavailableError);
  expect((await takeUntilCaughtUp(store, position)).events).toHaveLength(1);
});

it('a subscription sends no caught-up mark while the server reports that it fell behind', async () => {
  const client = createFakeEventStoreDbServer()();
  const sources: ReturnType<EventStoreDbClient['subscribeToAll']>[] = [];
  const watched: EventStoreDbClient = {
    ...client,
    subscribeToAll(options) {
      const source = client.subscribeToAll(options);
      sources.push(source);
      return source;
    },
  };
  const store = openEventStoreDbOverClient(watched, PREFIX);
  const messages = store.subscribe(0n, AbortSignal.timeout(20_000))[Symbol.asyncIterator]();
  const kindOfNext = async () => (await messages.next()).value?.kind;
  expect(await kindOfNext()).toBe('caught-up');
  sources[0]?.emit('fellBehind');
  for (let version = 0; version < 3; version += 1) {
    await store.append('s', [createEventFixture()], version || 'no-stream');
    expect(await kindOfNext()).toBe('batch');
  }
  sources[0]?.emit('caughtUp');
  expect(await kindOfNext()).toBe('caught-up');
  await messages.return?.();
});

it('an append without an answer throws StoreUnavailableError, and a retry gets its outcome', async () => {
  const connect = createFakeEventStoreDbServer();
  const client = connect();
  const never = new Promise<never>(() => undefined);
  const silent = (carryOut: boolean): EventStoreDbClient => ({
    ...client,
    async appendToStream(...request) {
      if (carryOut) await client.appendToStream(...request);
      return never;
    },
  });
  for (const [stream, carriedOut] of [
    ['lost', false],
    ['unheard', true],
  ] as const) {
    const [created, added] = [createEventFixtures(2), [createEventFixture()]];
    const store = openEventStoreDbOverClient(connect(), PREFIX);
    const asked = openEventStoreDbOverClient(silent(carriedOut), PREFIX, 50);
    await expect(asked.append(stream, created, 'no-stream')).rejects.toBeInstanceOf(StoreUnavailableError);
    expect(await store.append(stream, created, 'no-stream')).toMatchObject({ status: 'appended', version: 2 });
    await expect(asked.append(stream, added, 2)).rejects.toBeInstanceOf(StoreUnavailableError);
    expect(await store.append(stream, added, 2)).toMatchObject({ status: 'appended', version: 3 });
    expect((await store.read(stream)).map(({ id }) => id)).toEqual([...created, ...added].map(({ id }) => id));
  }
});

it.each([0, 2])(
  'an append is not sent again after a reconnect: the server may hold %i of 3 events then',
  async (kept) => {
    const server = createFakeEventStoreDbServer();
    const client = server();
    const sent = vi.fn<EventStoreDbClient['appendToStream']>().mockImplementationOnce(() => {
      // The server ends the stream of appends without an error, and restarts with another log.
      server.restore(kept);
      return new Promise<never>(() => undefined);
    });
    const store = openEventStoreDbOverClient(client, PREFIX);
    await store.append('s', createEventFixtures(3), 'no-stream');
    const subscribed = Promise.withResolvers<void>();
    const subscribe = async () => {
      for await (const { kind } of store.subscribe(0n, AbortSignal.timeout(20_000)))
        if (kind === 'caught-up') subscribed.resolve();
    };
    const lost = expect(subscribe()).rejects.toBeInstanceOf(StoreUnavailableError);
    await subscribed.promise;
    Object.assign(client, { appendToStream: sent.mockImplementation(client.appendToStream) });
    await expect(store.append('t', createEventFixtures(1), 'no-stream')).rejects.toBeInstanceOf(StoreUnavailableError);
    expect(sent).toHaveBeenCalledOnce();
    await lost;
    expect(await store.read('t')).toEqual([]);
  },
);

it('a read that never ends throws StoreUnavailableError and is cancelled', async () => {
  const endless = Object.assign(new Readable({ read() {} }), { cancel: vi.fn(async () => undefined) });
  const silent: EventStoreDbClient = { ...createFakeEventStoreDbServer()(), readStream: (() => endless) as never };
  await expect(openEventStoreDbOverClient(silent, PREFIX, 50).read('s')).rejects.toBeInstanceOf(StoreUnavailableError);
  expect(endless.cancel).toHaveBeenCalledOnce();
});

it.each([
  ['no position', undefined],
  ['the largest number', { commit: 2n ** 64n - 1n, prepare: 2n ** 64n - 1n }],
])('treats %s in a stream as unknown, and an append returns its own position', async (_, position) => {
  const client = createFakeEventStoreDbServer()();
  const silent: EventStoreDbClient = {
    ...client,
    readStream: ((...request: Parameters<EventStoreDbClient['readStream']>) =>
      Readable.from(
        (async function* () {
          for await (const resolved of client.readStream(...request))
            yield { ...resolved, event: { ...resolved.event, position } };
        })(),
      )) as unknown as EventStoreDbClient['readStream'],
  };
  const store = openEventStoreDbOverClient(silent, PREFIX);
  const one = await store.append('s', [createEventFixture()], 'no-stream');
  const two = await store.append('s', createEventFixtures(2), 1);
  const { events } = await takeUntilCaughtUp(store);
  const [first, , third] = events.map(({ position }) => position);
  expect([one, two]).toMatchObject([{ position: first }, { position: third }]);
  expect((await store.read('s')).map(({ position }) => position)).toEqual([0n, 0n, 0n]);
});

it('an event of another program in a stream is yielded without a hash, and the subscription continues', async () => {
  const client = createFakeEventStoreDbServer()();
  const store = openEventStoreDbOverClient(client, PREFIX);
  const stream = `student-${crypto.randomUUID()}`;
  const foreign = jsonEvent({ type: 'Note', data: { text: 'by hand' } });
  await client.appendToStream(PREFIX + stream, [foreign], { expectedRevision: 'no_stream' });
  await store.append(stream, [createEventFixture()], 1);
  const { events } = await takeUntilCaughtUp(store);
  expect(events).toMatchObject([
    { type: 'Note', version: 1, hash: '', schemaVersion: 0 },
    { version: 2, schemaVersion: 1 },
  ]);
});

/** An event of another program, which does not name our log. */
const appendForeign = async (client: EventStoreDbClient, prefix: string, stream: string) => {
  const event = jsonEvent({ type: 'Noted', data: {} });
  await client.appendToStream(prefix + stream, [event], { expectedRevision: 'no_stream' });
};

it('events of other programs count for the log of their stream even if its prefix begins with the other', async () => {
  const client = createFakeEventStoreDbServer()();
  const [ours, theirs] = [
    openEventStoreDbOverClient(client, PREFIX),
    openEventStoreDbOverClient(client, `${PREFIX}b-`),
  ];
  const [student, homework] = [crypto.randomUUID(), crypto.randomUUID()];
  const streams = ['centre', `student-${student}`, `submission-${homework}-${student}`];
  for (const stream of streams) {
    await appendForeign(client, PREFIX, stream);
    await appendForeign(client, `${PREFIX}b-`, stream);
  }
  for (const store of [ours, theirs]) {
    const { events } = await takeUntilCaughtUp(store);
    expect(events.map(({ stream }) => stream)).toEqual(streams);
    for (const stream of streams) expect(await store.read(stream)).toHaveLength(1);
  }
  expect(await ours.read('b-centre')).toEqual([]);
  expect(await ours.head()).toBe((await takeUntilCaughtUp(ours)).events.at(-1)?.position);
  expect(await ours.append(streams[1] as string, [createEventFixture()], 1)).toMatchObject({
    status: 'appended',
    version: 2,
  });
});

it('createGapCheck: looks up the previous event of a forgotten stream, and refuses a gap there', async () => {
  const client = createFakeEventStoreDbServer()();
  const store = openEventStoreDbOverClient(client, PREFIX);
  for (const stream of ['a', 'b', 'c']) await store.append(stream, createEventFixtures(3), 'no-stream');
  const events = await store.read('a');
  const others = [...(await store.read('b')), ...(await store.read('c'))].map((event) => ({ ...event }));
  const check = createGapCheck(client, PREFIX, 0n, 2);
  await check([...events.slice(0, 2), ...others]);
  const last = events[2] as (typeof events)[number];
  await check([{ ...last, position: 2n ** 40n }]);
  await expect(check([{ ...last, stream: 'a', version: 9, position: 2n ** 41n }])).rejects.toBeInstanceOf(LogGapError);
  await expect(check([{ ...last, stream: 'gone', version: 2, position: 2n ** 42n }])).rejects.toBeInstanceOf(
    LogGapError,
  );
});

it('a stream that was cut on the server is refused, and so is one that was deleted or lost all its events', async () => {
  const server = createFakeEventStoreDbServer();
  const store = openEventStoreDbOverClient(server(), PREFIX);
  for (const stream of ['cut', 'emptied', 'deleted', 'whole'])
    await store.append(stream, createEventFixtures(3), 'no-stream');
  server.cut(`${PREFIX}cut`, 2);
  server.cut(`${PREFIX}emptied`, 3);
  server.cut(`${PREFIX}deleted`, Number.POSITIVE_INFINITY);
  await expect(store.read('cut')).rejects.toThrow(/^Stream cut begins at version 3/);
  await expect(store.read('cut', 2, 1)).rejects.toBeInstanceOf(LogGapError);
  expect(await store.read('cut', 3)).toHaveLength(1);
  for (const stream of ['emptied', 'deleted'])
    await expect(store.read(stream)).rejects.toThrow(/was deleted or cut on the server/);
  expect(await store.read('whole')).toHaveLength(3);
  expect(await store.read('whole', 4)).toEqual([]);
  expect(await store.read('new')).toEqual([]);
  // The log still has the events until the server reclaims their space.
  expect((await takeUntilCaughtUp(store)).events).toHaveLength(12);
});

it('a subscription drops events that the server delivers again, and keeps appends whole', async () => {
  const server = createFakeEventStoreDbServer();
  server.repeatEvents();
  const store = openEventStoreDbOverClient(server(), PREFIX);
  await store.append('s', createEventFixtures(3), 'no-stream');
  await store.append('t', createEventFixtures(2), 'no-stream');
  const { events, position } = await takeUntilCaughtUp(store);
  expect(events.map(({ stream, version }) => `${stream}${version}`)).toEqual(['s1', 's2', 's3', 't1', 't2']);
  await store.append('s', createEventFixtures(2), 3);
  expect((await takeUntilCaughtUp(store, position)).events.map(({ version }) => version)).toEqual([4, 5]);
});

/** A client whose first appends fail, without being carried out. */
const createClientFailing = (client: EventStoreDbClient, failures: number, createError: () => Error) => {
  let left = failures;
  const appendToStream: EventStoreDbClient['appendToStream'] = async (...request) => {
    left -= 1;
    if (left >= 0) throw createError();
    return client.appendToStream(...request);
  };
  return { ...client, appendToStream: vi.fn(appendToStream) };
};

it('a node that reads and does not commit: an append is sent again until it is committed, and then stored once', async () => {
  const connect = createFakeEventStoreDbServer();
  const timedOut = () => new DeadlineExceededError({ code: 4, metadata: new Map(), message: 'Timeout' } as never);
  const client = createClientFailing(connect(), 2, timedOut);
  const store = openEventStoreDbOverClient(client, PREFIX);
  expect(await store.read('s')).toEqual([]);
  const events = createEventFixtures(2);
  expect(await store.append('s', events, 'no-stream')).toMatchObject({ status: 'appended', version: 2 });
  expect(client.appendToStream).toHaveBeenCalledTimes(3);
  expect((await store.read('s')).map(({ id }) => id)).toEqual(events.map(({ id }) => id));

  const never = openEventStoreDbOverClient(createClientFailing(connect(), 1_000, timedOut), PREFIX, 400);
  await expect(never.append('t', createEventFixtures(1), 'no-stream')).rejects.toThrow(
    /did not answer an append within 0.4 s .+ \(deadline-exceeded\)/,
  );
  expect(await never.read('s')).toHaveLength(2);
});

it('a leader that changes: the append is not sent again before the log was checked, and a retry is stored once', async () => {
  const connect = createFakeEventStoreDbServer();
  const leader = { 'leader-endpoint-host': 'two.example', 'leader-endpoint-port': '2113' };
  const notLeader = () =>
    new NotLeaderError({ code: 5, metadata: { getMap: () => leader }, message: 'not leader' } as never);
  const client = createClientFailing(connect(), 1, notLeader);
  const store = openEventStoreDbOverClient(client, PREFIX);
  const [created] = createEventFixtures(1) as [EventToAppend];
  const append = () => store.append('s', [created], 'no-stream');
  await expect(append()).rejects.toBeInstanceOf(StoreUnavailableError);
  expect(client.appendToStream).toHaveBeenCalledOnce();
  // The client has connected to the new leader by then.
  expect(await append()).toMatchObject({ status: 'appended', version: 1 });
  expect(await append()).toMatchObject({ status: 'appended', version: 1 });
  expect(await store.read('s')).toHaveLength(1);
});
