import { expect } from 'vitest';
import {
  type EventHeader,
  type EventStore,
  PositionAheadOfLogError,
  type StoredEvent,
  StoreUnavailableError,
  type SubscriptionSource,
} from '../port/event-store.ts';
import { readHeadersToEnd } from '../port/read-log-to-end.ts';
import type { ContractCase } from './contract-case.ts';
import { createEventFixture, createEventFixtures, takeEvents, takeUntilCaughtUp } from './event-fixtures.ts';

const WRITERS = 16;
const APPENDS_EACH = 40;
/** So many appends that a subscriber gets them in several batches, whose size is no multiple of three. */
const APPENDS_OF_THREE = 400;

/** Each writer fills its own streams with one to three events per append. Every fifth append is a conflict. */
const write = async (store: EventStore, writer: number): Promise<number> => {
  let written = 0;
  for (let stream = 0; stream < 4; stream += 1) {
    let version = 0;
    for (let append = 0; append < APPENDS_EACH / 4; append += 1) {
      const events = createEventFixtures(1 + ((writer + append) % 3));
      if (append % 5 === 4) await store.append(`w${writer}-${stream}`, createEventFixtures(1), version + 5);
      const outcome = await store.append(`w${writer}-${stream}`, events, version === 0 ? 'no-stream' : version);
      if (outcome.status !== 'appended')
        throw new Error(`An append of the stream's only writer ended in ${outcome.status}.`);
      version = outcome.version;
      written += events.length;
    }
  }
  return written;
};

/** Expects that positions grow and that the versions of each stream are consecutive. */
export const expectLogOrder = (events: readonly StoredEvent[]): void => {
  const versions = new Map<string, number>();
  let position = 0n;
  for (const event of events) {
    expect(event.position).toBeGreaterThan(position);
    expect(event.version).toBe((versions.get(event.stream) ?? event.version - 1) + 1);
    position = event.position;
    versions.set(event.stream, event.version);
  }
};

const toHeader = ({ position, stream, version, id, hash }: EventHeader) => ({ position, stream, version, id, hash });

export const subscribeCases: ContractCase[] = [
  {
    title: 'a subscriber to headers gets each event once, after any position',
    async run({ store }) {
      for (let n = 0; n < 5; n += 1) await store.append(`s${n}`, createEventFixtures(100), 'no-stream');
      const events = (await takeUntilCaughtUp(store)).events.map(toHeader);
      expect(events).toHaveLength(500);
      for (const seen of [0, 100, 300]) {
        const taken: EventHeader[] = [];
        for await (const batch of readHeadersToEnd(store, events[seen - 1]?.position)) taken.push(...batch.events);
        expect(taken.map(toHeader)).toEqual(events.slice(seen));
      }
    },
  },
  {
    title: `a subscriber from 0 or any position gets each event once in log order while ${WRITERS} writers append`,
    async run({ store }) {
      const total = countOf(WRITERS);
      const live = takeEvents(store, total);
      const late = [7, 100, 501].map(async (seen) => {
        const before = await takeEvents(store, seen);
        return [...before.slice(0, seen), ...(await takeEvents(store, total - seen, before[seen - 1]?.position))];
      });
      const written = await Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(store, writer)));
      const events = await live;
      expect(events).toHaveLength(written.reduce((sum, count) => sum + count));
      expect(new Set(events.map((event) => event.id)).size).toBe(events.length);
      expectLogOrder(events);
      for (const one of await Promise.all(late)) expect(one).toEqual(events);

      const middle = Math.floor(events.length / 2);
      const again = await takeUntilCaughtUp(store);
      const rest = await takeUntilCaughtUp(store, events[middle]?.position);
      expect(again.events).toEqual(events);
      expect(rest.events).toEqual(events.slice(middle + 1));
    },
  },
  {
    title: 'a subscriber of an empty log is caught up at once, and again after the next event',
    async run({ store }) {
      const messages = store.subscribe(0n, AbortSignal.timeout(20_000))[Symbol.asyncIterator]();
      /** On a shared server, a caught-up mark may come before the events up to `least` have arrived. */
      const untilCaughtUp = async (least: bigint): Promise<number> => {
        let events = 0;
        for (;;) {
          const { value } = await messages.next();
          if (value.kind === 'batch') events += value.events.length;
          else if (value.position >= least) return events;
        }
      };
      expect(await untilCaughtUp(0n)).toBe(0);
      const outcome = await store.append('s', [createEventFixture()], 'no-stream');
      expect(await untilCaughtUp(outcome.status === 'appended' ? outcome.position : 0n)).toBe(1);
      await messages.return?.();
    },
  },
  {
    title: 'a subscriber far behind gets all events in large batches, then the caught-up mark',
    async run({ store }) {
      for (let part = 0; part < 10; part += 1) {
        await Promise.all(
          createEventFixtures(10).map((_, n) => store.append(`s${part}-${n}`, createEventFixtures(60), 'no-stream')),
        );
      }
      const sizes: number[] = [];
      for await (const message of store.subscribe(0n, AbortSignal.timeout(20_000))) {
        if (message.kind === 'caught-up') break;
        sizes.push(message.events.length);
        expect(message.position).toBeGreaterThanOrEqual(message.events.at(-1)?.position ?? 0n);
      }
      expect(sizes.reduce((sum, size) => sum + size)).toBe(6000);
      expect(Math.max(...sizes)).toBeGreaterThan(100);
    },
  },
  {
    title: 'no batch holds a part of an append, for live subscribers and for those that are behind',
    async run({ store }) {
      const appendOf = new Map<string, number>();
      const total = APPENDS_OF_THREE * 3;
      const live = expectWholeAppends(store, total, appendOf);
      const writers = Array.from({ length: WRITERS }, async (_, writer) => {
        for (let append = writer; append < APPENDS_OF_THREE; append += WRITERS) {
          const events = createEventFixtures(3);
          for (const { id } of events) appendOf.set(id, append);
          const version = ((append - writer) / WRITERS) * 3;
          await store.append(`three-${writer}`, events, version === 0 ? 'no-stream' : version);
        }
      });
      await Promise.all([live, ...writers]);
      for (const source of ['any', 'stored'] as const) await expectWholeAppends(store, total, appendOf, source);
    },
  },
  {
    title: 'several subscribers get the same events',
    async run({ store }) {
      const subscribers = Array.from({ length: 4 }, () => takeEvents(store, 30));
      for (let n = 0; n < 10; n += 1) await store.append(`s${n}`, createEventFixtures(3), 'no-stream');
      const [first, ...others] = await Promise.all(subscribers);
      for (const other of others) expect(other).toEqual(first);
    },
  },
  {
    title: 'abort ends a subscription before it starts, while it waits, and between batches',
    async run({ store }) {
      await store.append('s', createEventFixtures(2), 'no-stream');
      const early = new AbortController();
      early.abort();
      expect(await kindsUntilEnd(store, early)).toEqual([]);
      expect(await kindsUntilEnd(store, new AbortController(), 'batch')).toEqual(['batch']);
      const waiting = new AbortController();
      const kinds = kindsUntilEnd(store, waiting, 'caught-up', 100);
      expect(await kinds).toContain('caught-up');
    },
  },
  {
    title: 'a position beyond the end of the log is refused',
    async run({ store }) {
      await store.append('s', createEventFixtures(2), 'no-stream');
      const beyond = (await store.head()) + 2n ** 32n;
      await expect(takeEvents(store, 1, beyond)).rejects.toBeInstanceOf(PositionAheadOfLogError);
    },
  },
  {
    title: 'a closed store throws on every call, and its subscriptions end with a fault',
    async run({ store }) {
      await store.append('s', [createEventFixture()], 'no-stream');
      const running = kindsUntilEnd(store, new AbortController());
      running.catch(() => undefined);
      await takeUntilCaughtUp(store);
      await store.close();
      await expect(running).rejects.toBeInstanceOf(StoreUnavailableError);
      await expect(store.append('s', [createEventFixture()], 1)).rejects.toBeInstanceOf(StoreUnavailableError);
      await expect(store.read('s')).rejects.toBeInstanceOf(StoreUnavailableError);
      await expect(store.head()).rejects.toBeInstanceOf(StoreUnavailableError);
      await expect(takeEvents(store, 1)).rejects.toBeInstanceOf(StoreUnavailableError);
      await store.close();
    },
  },
];

/** Reads `total` events from the beginning and expects the three events of each append in one batch. */
const expectWholeAppends = async (
  store: EventStore,
  total: number,
  appendOf: ReadonlyMap<string, number>,
  source?: SubscriptionSource,
): Promise<void> => {
  let read = 0;
  for await (const message of store.subscribe(0n, AbortSignal.timeout(20_000), source)) {
    if (message.kind === 'caught-up') continue;
    const counts = new Map<number | undefined, number>();
    for (const { id } of message.events) counts.set(appendOf.get(id), (counts.get(appendOf.get(id)) ?? 0) + 1);
    expect(new Set(counts.values())).toEqual(new Set(message.events.length > 0 ? [3] : []));
    read += message.events.length;
    if (read === total) return;
  }
  throw new Error(`Only ${read} of ${total} events came within 20 s.`);
};

/** How many events all writers append together. */
const countOf = (writers: number): number => {
  let count = 0;
  for (let writer = 0; writer < writers; writer += 1)
    for (let append = 0; append < APPENDS_EACH; append += 1)
      count += 1 + ((writer + (append % (APPENDS_EACH / 4))) % 3);
  return count;
};

/** The kinds of messages until the subscription ends. A shared server also sends batches without events; they are skipped. */
const kindsUntilEnd = async (
  store: EventStore,
  controller: AbortController,
  abortAt?: string,
  afterMs = 0,
): Promise<string[]> => {
  const kinds: string[] = [];
  for await (const message of store.subscribe(0n, controller.signal)) {
    if (message.kind === 'batch' && message.events.length === 0) continue;
    kinds.push(message.kind);
    if (message.kind !== abortAt) continue;
    if (afterMs === 0) controller.abort();
    else setTimeout(() => controller.abort(), afterMs);
  }
  return kinds;
};
