/**
 * Benches on the EventStoreDB at EVENTSTORE_URL. The rounds of each figure alternate with rounds of the client alone, or of
 * the embedded store.
 */
import {
  BACKWARDS,
  END,
  EventStoreDBClient,
  jsonEvent,
  NO_STREAM,
  START,
  StreamNotFoundError,
  streamNameFilter,
} from '@eventstore/db-client';
import { createInMemoryKeyRing } from '#events/record/test/in-memory-key-ring.ts';
import { collectEvents } from '#events/store/eventstoredb/collect-events.ts';
import { openEventStoreDb } from '#events/store/eventstoredb/event-store-db.ts';
import type { EventStore, StoredEvent } from '#events/store/port/event-store.ts';
import { toEventToAppend } from '#events/store/port/stored-text.ts';
import { allProjections } from '#projections/all.ts';
import { rebuildReadModels } from '#projections/engine/rebuild-read-models.ts';
import { dropUnusedSchemas } from '#projections/engine/schema-use.ts';
import { hashTables } from '#projections/test/hash-tables.ts';
import { openDemoServer } from '#testing/demo-server.ts';
import { openBenchCluster } from '../harness/bench-cluster.ts';
import { type BenchRow, formatCount, formatTimes, formatWriters, toRatio } from '../harness/bench-row.ts';
import { createHistory, toCentreSize } from '../harness/filled-log.ts';
import { measureNotifications } from '../harness/live.ts';
import { assertCorrect, measureMs, median, runAlternately } from '../harness/measure.ts';
import { defineSuite, type Part } from '../harness/run-suite.ts';
import {
  type Contender,
  createEventContent,
  createStoreAppend,
  measureAppends,
  toAppendRow,
} from '../record/contender.ts';

const url = process.env.EVENTSTORE_URL ?? '';

/** Opens our adapter and the client alone, on streams of their own. */
function openStore(opened: AsyncDisposableStack) {
  const prefix = `bench-${crypto.randomUUID()}-`;
  const store = openEventStoreDb({ url, prefix });
  const client = EventStoreDBClient.connectionString(url);
  opened.defer(() => client.dispose());
  opened.defer(() => store.close());
  return { prefix, store, client };
}

interface Target extends ReturnType<typeof openStore> {
  readonly part: Part;
}

export const eventStoreDbSuite = defineSuite<Target>({
  benches: { append: measureAppendRows, rebuild: measureRebuildRows, live: measureLiveRows },
  open: async (opened, part) => ({ ...openStore(opened), part }),
  skipReason: url
    ? undefined
    : 'EVENTSTORE_URL does not name an EventStoreDB, such as esdb://127.0.0.1:2113?tls=false.',
});

async function measureAppendRows({ store, client, prefix, part }: Target): Promise<BenchRow[]> {
  const rawPrefix = `raw-${prefix}`;
  const contenders = [
    countAppends('Rollbook', client, prefix, createStoreAppend(store)),
    countAppends('raw client', client, rawPrefix, async (stream, version) => {
      const { id, type, data, metadata, ...rest } = createEventContent();
      const event = jsonEvent({ id, type, data, metadata: { ...rest, metadata } });
      const expectedRevision = version === 0 ? NO_STREAM : BigInt(version - 1);
      const { nextExpectedRevision } = await client.appendToStream(rawPrefix + stream, event, { expectedRevision });
      assertCorrect(nextExpectedRevision === BigInt(version), `the client appended ${nextExpectedRevision}`);
    }),
  ];
  const rows: BenchRow[] = [];
  for (const [writers, atLeast] of [
    [1, 0.85],
    [16, 0.8],
    [64, 0.8],
  ] as const) {
    const timing = { writers, rounds: part(7), ms: part(1_500, 30) };
    const [rollbook = [], raw = []] = await measureAppends(contenders, timing);
    rows.push(toAppendRow({ what: `append, ${formatWriters(writers)} ÷ raw client` }, { rollbook, raw }, { atLeast }));
  }
  return rows;
}

/** Counts by stream what was appended and what is stored. The server numbers events itself, so streams have no gaps. */
function countAppends(
  name: string,
  client: EventStoreDBClient,
  prefix: string,
  append: Contender['append'],
): Contender {
  const streams = new Map<string, number>();
  const countStored = async (stream: string): Promise<number> => {
    const source = client.readStream(prefix + stream, { direction: BACKWARDS, fromRevision: END, maxCount: 1 });
    const [last] = await collectEvents(source).catch((error) => {
      if (error instanceof StreamNotFoundError) return [];
      throw error;
    });
    return Number(last?.revision ?? -1n) + 1;
  };
  const sum = (counts: Iterable<number>) => [...counts].reduce((total, count) => total + count, 0);
  const count = async () => sum(await Promise.all([...streams.keys()].map(countStored)));
  return {
    name,
    count,
    missing: async () => sum(streams.values()) - (await count()),
    async append(stream, version) {
      await append(stream, version);
      streams.set(stream, version + 1);
    },
  };
}

async function measureRebuildRows({ store, client, prefix, part }: Target): Promise<BenchRow[]> {
  await using opened = new AsyncDisposableStack();
  const { sql } = await (await openBenchCluster(opened)).database('eventstoredb');
  const keys = createInMemoryKeyRing();
  // So many events that creating, indexing and swapping tables takes a small part of the time.
  const events = await appendHistory(
    store,
    createHistory(toCentreSize('classes', 500, part(200_000, 1_000)), keys).history,
  );
  const hashes = new Set<string>();
  const rebuild = async () => {
    const options = { sql, store, keys, projections: allProjections, logId: prefix };
    const { rate, parked, schema, ...rebuilt } = await rebuildReadModels(options);
    assertCorrect(rebuilt.events === events && parked === 0, `${rebuilt.events} events, ${parked} rows are parked`);
    hashes.add(await hashTables(sql, schema));
    // Otherwise the swap of the next rebuild would drop the replaced tables, within its measured time.
    await dropUnusedSchemas(sql, schema);
    return rate;
  };
  const contenders = [rebuild, () => measureReadRate(client, prefix, events)];
  const [own = [], raw = []] = await runAlternately(contenders, 3, (measure) => measure());
  assertCorrect(hashes.size === 1, 'the rebuilt tables differ');
  return [
    {
      what: `rebuild of ${formatCount(events)} ÷ raw client`,
      figures: [toRatio(own, raw, { atLeast: 0.8 })],
      detail: `${formatCount(median(own))} events/s; raw ${formatCount(median(raw))} events/s`,
      checked: 'all events folded, tables equal',
    },
  ];
}

/** Appends the events stream by stream, 32 streams at once. Returns their number. */
async function appendHistory(store: EventStore, history: AsyncIterable<readonly StoredEvent[]>): Promise<number> {
  const events = (await Array.fromAsync(history)).flat();
  const streams = [...Map.groupBy(events, ({ stream }) => stream)];
  const appendNext = async () => {
    for (let next = streams.pop(); next; next = streams.pop()) {
      const { status } = await store.append(next[0], next[1].map(toEventToAppend), 'no-stream');
      assertCorrect(status === 'appended', `an append was ${status}`);
    }
  };
  await Promise.all(Array.from({ length: 32 }, appendNext));
  return events.length;
}

/** Measures the events per second that the client alone reads from the beginning of a log with a stream prefix. */
async function measureReadRate(client: EventStoreDBClient, prefix: string, events: number): Promise<number> {
  const took = await measureMs(async () => {
    let read = 0;
    const source = client.subscribeToAll({ fromPosition: START, filter: streamNameFilter({ prefixes: [prefix] }) });
    await new Promise<void>((resolve, reject) => {
      source.on('error', reject);
      source.on('data', ({ event }) => {
        if (event) read += 1;
        if (read === events) resolve();
      });
    }).finally(() => source.unsubscribe());
  });
  return (events / took) * 1_000;
}

/** Measures the time from a command over HTTP to its change notification, on EventStoreDB and on the embedded store. */
async function measureLiveRows({ prefix, part }: Target): Promise<BenchRow[]> {
  await using embedded = await openDemoServer();
  await using own = await openDemoServer({ env: { EVENTSTORE_URL: url, EVENTSTORE_PREFIX: `live-${prefix}` } });
  const [owns = [], others = []] = await runAlternately([own, embedded], part(6), (demo) =>
    measureNotifications(demo, 20, part(4)),
  );
  return [
    {
      what: 'command → notification, 20/s ÷ embedded',
      figures: [toRatio(owns.map(median), others.map(median), { atMost: 1.3 })],
      detail: `${formatTimes(owns.flat())}; embedded ${formatTimes(others.flat())}`,
      checked: 'each command has a position of its own and is notified',
    },
  ];
}
