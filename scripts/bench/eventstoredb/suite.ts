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
import { startProjectionRunner } from '#projections/engine/projection-runner.ts';
import { rebuildReadModels } from '#projections/engine/rebuild-read-models.ts';
import { dropUnusedSchemas, registerSchemaUse } from '#projections/engine/schema-use.ts';
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
  benches: {
    append: measureAppendRows,
    rebuild: measureRebuildRows,
    'catch-up': measureCatchUpRows,
    live: measureLiveRows,
  },
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
  for (const writers of [1, 16, 64]) {
    const timing = { writers, rounds: part(7), ms: part(1_500, 30) };
    const [rollbook = [], raw = []] = await measureAppends(contenders, timing);
    rows.push(
      toAppendRow({ what: `append, ${formatWriters(writers)} ÷ raw client` }, { rollbook, raw }, { atLeast: 0.9 }),
    );
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
      what: `rebuild of ${formatCount(events)} ÷ raw readAll`,
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

/**
 * Measures the events per second that the client alone reads with `readAll`, from the first event of a log with a stream
 * prefix on. Events of others between them count too, because the server sends them as well.
 */
async function measureReadRate(client: EventStoreDBClient, prefix: string, events: number): Promise<number> {
  const fromPosition = await findFirstPosition(client, prefix);
  let read = 0;
  const took = await measureMs(async () => {
    let own = 0;
    for await (const { event } of client.readAll({ fromPosition, maxCount: Number.MAX_SAFE_INTEGER })) {
      read += 1;
      if (event?.streamId.startsWith(prefix)) own += 1;
      if (own === events) return;
    }
    assertCorrect(own === events, `readAll returned ${own} of ${events} events`);
  });
  return (read / took) * 1_000;
}

/** Position of the first event of the streams with a prefix. */
async function findFirstPosition(client: EventStoreDBClient, prefix: string) {
  const source = client.subscribeToAll({ fromPosition: START, filter: streamNameFilter({ prefixes: [prefix] }) });
  try {
    for await (const { event } of source) if (event) return event.position;
    throw new Error(`The server holds no stream ${prefix}…`);
  } finally {
    await source.unsubscribe();
  }
}

/** Measures how fast read models that have fallen behind, because no copy of the program ran, catch up with the log. */
async function measureCatchUpRows({ part }: Target): Promise<BenchRow[]> {
  await using opened = new AsyncDisposableStack();
  // A log of its own: the read models begin with a part of it.
  const { store, client, prefix } = openStore(opened);
  const { sql } = await (await openBenchCluster(opened)).database('eventstoredb_behind');
  const keys = createInMemoryKeyRing();
  const whole = (
    await Array.fromAsync(createHistory(toCentreSize('classes', 500, part(120_000, 2_000)), keys).history)
  ).flat();
  const parts = splitByStreams(whole, ROUNDS_BEHIND + 2);
  const options = { sql, store, keys, projections: allProjections, logId: prefix };
  const append = (events: readonly StoredEvent[] = []) =>
    appendHistory(
      store,
      (async function* () {
        yield events;
      })(),
    );
  let events = await append(parts[0]);
  const { schema } = await rebuildReadModels(options);
  await using _ = await registerSchemaUse(sql, schema);
  const ignore = { info() {}, warn() {} };
  let round = 0;
  const catchUp = async () => {
    round += 1;
    const newer = await append(parts[round]);
    events += newer;
    const runner = startProjectionRunner({ ...options, onCommitted() {}, log: ignore });
    const took = await measureMs(() => runner.caughtUp());
    await runner.stop();
    return (newer / took) * 1_000;
  };
  const contenders = [catchUp, () => measureReadRate(client, prefix, events)];
  const [own = [], raw = []] = await runAlternately(contenders, ROUNDS_BEHIND, (measure) => measure());
  const folded = await hashTables(sql, schema);
  const rebuilt = await rebuildReadModels(options);
  assertCorrect(rebuilt.events === events && rebuilt.parked === 0, `${rebuilt.events} of ${events} events were folded`);
  assertCorrect((await hashTables(sql, rebuilt.schema)) === folded, 'the tables differ from those of a rebuild');
  return [
    {
      what: `catching up with ${formatCount(events - (parts[0]?.length ?? 0))} ÷ raw readAll`,
      figures: [toRatio(own, raw, { atLeast: 0.8 })],
      detail: `${formatCount(median(own))} events/s; raw ${formatCount(median(raw))} events/s`,
      checked: 'tables equal to those of a rebuild',
    },
  ];
}

/** A warm-up comes before these rounds. */
const ROUNDS_BEHIND = 3;

/** Splits events into parts of about the same size that share no stream. */
function splitByStreams(events: readonly StoredEvent[], count: number): StoredEvent[][] {
  const parts = Array.from({ length: count }, (): StoredEvent[] => []);
  for (const [index, [, of]] of [...Map.groupBy(events, ({ stream }) => stream)].entries())
    parts[index % count]?.push(...of);
  return parts;
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
