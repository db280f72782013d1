import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { storeContract } from '../contract.ts';
import { anEvent, asAppended, someEvents, takeUntilCaughtUp } from '../contract-events.ts';
import { GapFound } from '../event-store.ts';
import { type Client, storeOver } from './event-store-db.ts';
import { standInServer } from './stand-in-server.ts';
import { eventStoreDbLacks } from './test-server.ts';

const PREFIX = 'ours-';

storeContract(
  'eventstoredb adapter on a stand-in',
  async () => {
    const connect = standInServer();
    const store = storeOver(connect(), PREFIX);
    return {
      store,
      async reopen() {
        await store.close();
        return storeOver(connect(), PREFIX);
      },
      [Symbol.asyncDispose]: () => store.close(),
    };
  },
  eventStoreDbLacks,
);

it('sees nothing of others on the server, and moves its position over theirs', async () => {
  const connect = standInServer();
  const [ours, theirs] = [storeOver(connect(), PREFIX), storeOver(connect(), 'theirs-')];
  await ours.append('s', [anEvent()], 'no-stream');
  for (let n = 0; n < 8; n += 1) await theirs.append(`s${n}`, someEvents(100), 'no-stream');

  const { events, position } = await takeUntilCaughtUp(ours);
  expect(events).toHaveLength(1);
  expect(position).toBeGreaterThan(events[0]?.position ?? 0n);

  const late = anEvent();
  await ours.append('s', [late], 1);
  expect((await takeUntilCaughtUp(ours, position)).events.map(asAppended)).toEqual([late]);
});

it('refuses ids that the stream holds already when they come with its current version', async () => {
  const store = storeOver(standInServer()(), PREFIX);
  const events = someEvents(2);
  await store.append('s', events, 'no-stream');
  expect(await store.append('s', events, 2)).toEqual({ status: 'id-taken' });
  expect(await store.read('s')).toHaveLength(2);
});

it('refuses a gap in a stream', async () => {
  const client = standInServer()();
  const store = storeOver(client, PREFIX);
  await store.append('s', someEvents(3), 'no-stream');
  const losing: Client = {
    ...client,
    subscribeToAll(options) {
      const source = client.subscribeToAll(options);
      const emit = source.emit.bind(source);
      const emitOthers = (name: string, value?: { event?: { revision?: bigint } }): boolean =>
        (name === 'data' && value?.event?.revision === 1n) || emit(name, value);
      return Object.assign(source, { emit: emitOthers });
    },
  };
  await expect(takeUntilCaughtUp(storeOver(losing, PREFIX))).rejects.toBeInstanceOf(GapFound);
});

it.each([
  ['no position', undefined],
  ['the largest number', { commit: 2n ** 64n - 1n, prepare: 2n ** 64n - 1n }],
])('takes %s in a stream for unknown, and answers an append with its own', async (_, told) => {
  const client = standInServer()();
  const silent: Client = {
    ...client,
    readStream: ((...request: Parameters<Client['readStream']>) =>
      Readable.from(
        (async function* () {
          for await (const resolved of client.readStream(...request))
            yield { ...resolved, event: { ...resolved.event, position: told } };
        })(),
      )) as unknown as Client['readStream'],
  };
  const store = storeOver(silent, PREFIX);
  const one = await store.append('s', [anEvent()], 'no-stream');
  const two = await store.append('s', someEvents(2), 1);
  const { events } = await takeUntilCaughtUp(store);
  const [first, second] = events.map(({ position }) => position);
  expect([one, two]).toMatchObject([{ position: first }, { position: second }]);
  expect((await store.read('s')).map(({ position }) => position)).toEqual([0n, 0n, 0n]);
});
