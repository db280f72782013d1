/**
 * Benches on the EventStoreDB at EVENTSTORE_URL. The rounds of each figure alternate with rounds of the client alone, or of
 * the embedded store.
 */

import { createInMemoryKeyRing } from '#events/record/test/in-memory-key-ring.ts';
import { openEventStoreDb } from '#events/store/eventstoredb/event-store-db.ts';
import { SEARCH_WINDOW_EVENTS } from '#events/store/eventstoredb/open-server-subscription.ts';
import type { EventStore, EventToAppend } from '#events/store/port/event-store.ts';
import { allProjections } from '#projections/all.ts';
import { rebuildReadModels } from '#projections/engine/rebuild-read-models.ts';
import { dropUnusedSchemas } from '#projections/engine/schema-use.ts';
import { hashTables } from '#projections/test/hash-tables.ts';
import { type BenchCluster, openBenchCluster } from '../harness/bench-cluster.ts';
import { type LiveCentre, openLiveCentre } from '../harness/measure-live.ts';
import {
  assertCorrect,
  type BenchRow,
  defineSuite,
  formatCount,
  formatMs,
  median,
  quantile,
} from '../harness/run-suite.ts';
import { computeMedianRatio, formatRatio, formatRounds, runAlternately, toRates } from '../record/contender.ts';
import { createNextEvent, enrolLearners } from '../record/course.ts';
import { toBenchSize } from '../record/record-target.ts';

import { createAdapterContender, createClientContender, measureReadRate, openRawClient } from './raw-client.ts';

/** Measures the time from a command over HTTP to its change notification, on EventStoreDB and on the embedded store. */
const PER_SECOND = 20;
const SECONDS = 4;
const ROUNDS = 6;
const GOAL = 1.3;

async function measureLiveRow(eventStoreUrl: string): Promise<BenchRow> {
  await using embedded = await openLiveCentre();
  await using own = await openLiveCentre({
    EVENTSTORE_URL: eventStoreUrl,
    EVENTSTORE_PREFIX: `bench-${crypto.randomUUID()}-`,
  });
  const took = new Map<LiveCentre, number[][]>([
    [own, []],
    [embedded, []],
  ]);
  for (const centre of took.keys()) await centre.measure(PER_SECOND, SECONDS);
  for (let round = 0; round < ROUNDS; round += 1) {
    const centres = round % 2 === 0 ? [own, embedded] : [embedded, own];
    for (const centre of centres) took.get(centre)?.push(await centre.measure(PER_SECOND, SECONDS));
  }
  const [owns = [], embeddeds = []] = [took.get(own), took.get(embedded)];
  const ratios = owns.map((round, index) => median(round) / median(embeddeds[index] ?? []));
  const measured = median(ratios);
  const formatTimes = (rounds: number[][]) =>
    `p50 ${formatMs(median(rounds.flat()))}, p99 ${formatMs(quantile(rounds.flat(), 0.99))}`;
  return {
    what: `command → notification, ${PER_SECOND}/s`,
    measured: `${measured.toFixed(2)} × (${formatTimes(owns)}; embedded ${formatTimes(embeddeds)})`,
    goal: `≤ ${GOAL} × embedded`,
    met: measured <= GOAL,
    checked: 'each command has a position of its own and is notified',
  };
}

/** Compares appends per second of our adapter and of the EventStoreDB client alone, on one server. */
const goals = [
  { writers: 1, goal: 0.85 },
  { writers: 16, goal: 0.8 },
  { writers: 64, goal: 0.8 },
] as const;

async function measureAppendRows(url: string): Promise<BenchRow[]> {
  const prefix = `bench-${crypto.randomUUID()}-`;
  const store = openEventStoreDb({ url, prefix });
  const client = openRawClient(url);
  const contenders = [
    createAdapterContender(store, { client, prefix }),
    createClientContender({ client, prefix: `raw-${prefix}` }),
  ] as const;
  const [ours, raw] = contenders;
  const rows: BenchRow[] = [];
  for (const { writers, goal } of goals) {
    const works = await runAlternately(contenders, { ...toBenchSize(1), writers });
    const [own = [], raws = []] = [works.get(ours), works.get(raw)];
    const measured = computeMedianRatio(toRates(own), toRates(raws));
    rows.push({
      what: `append, ${writers} ${writers === 1 ? 'writer' : 'writers'} ÷ raw client`,
      measured: `${formatRatio(measured)} (${formatRounds(own)}; raw ${formatRounds(raws)})`,
      goal: `≥ ${goal} ×`,
      met: measured >= goal,
      checked: 'each acknowledged event stored once, none missing',
    });
  }
  await store.close();
  await client.dispose();
  return rows;
}

const eventStoreUrl = process.env.EVENTSTORE_URL ?? '';

export const eventStoreDbSuite = defineSuite({
  benches: {
    append: () => measureAppendRows(eventStoreUrl),
    rebuild: (cluster) => measureRebuildRows(cluster, eventStoreUrl),
    live: async () => [await measureLiveRow(eventStoreUrl)],
  },
  open: openBenchCluster,
  skipReason: eventStoreUrl
    ? undefined
    : 'EVENTSTORE_URL does not name an EventStoreDB, such as esdb://127.0.0.1:2113?tls=false.',
});

const STUDENTS = 500;
/** Number of events. It is large, so that creating, indexing and swapping tables takes a small part of the time. */
const EVENTS = 200_000;
const EVENTS_AN_APPEND = 10;
const APPENDS_AT_ONCE = 32;
const REBUILD_ROUNDS = 3;
const REBUILD_GOAL = 0.8;

async function measureRebuildRows(cluster: BenchCluster, url: string): Promise<BenchRow[]> {
  await using database = await cluster.database('eventstoredb');
  const { sql } = database;
  const prefix = `bench-${crypto.randomUUID()}-`;
  const store = openEventStoreDb({ url, prefix });
  const client = openRawClient(url);
  const keys = createInMemoryKeyRing();
  await fillLog(store, await enrolLearners(keys, STUDENTS));

  const options = { sql, store, keys, projections: allProjections, logId: crypto.randomUUID() };
  const [own, raws, wide]: [number[], number[], number[]] = [[], [], []];
  const hashes = new Set<string>();
  // The first round is a warm-up and is not counted.
  for (let round = -1; round < REBUILD_ROUNDS; round += 1) {
    const raw = await measureReadRate(client, { prefix, events: EVENTS });
    const wideRaw = await measureReadRate(client, { prefix, events: EVENTS, searchWindow: SEARCH_WINDOW_EVENTS });
    const { events, rate, parked, schema } = await rebuildReadModels(options);
    assertCorrect(events === EVENTS && parked === 0, `${events} events were folded, ${parked} rows are parked`);
    hashes.add(await hashTables(sql, schema));
    // Otherwise the swap of the next rebuild would drop the replaced tables, within its measured time.
    await dropUnusedSchemas(sql, schema);
    if (round < 0) continue;
    own.push(rate);
    raws.push(raw);
    wide.push(wideRaw);
  }
  assertCorrect(hashes.size === 1, 'the rebuilt tables differ');
  await store.close();
  await client.dispose();
  const measured = computeMedianRatio(own, raws);
  const checked = 'all events folded, tables equal';
  return [
    {
      what: `rebuild of ${formatCount(EVENTS)} ÷ raw client`,
      measured: `${formatRatio(measured)} (${formatCount(median(own))} events/s; raw ${formatCount(median(raws))} events/s)`,
      goal: `≥ ${REBUILD_GOAL} ×`,
      met: measured >= REBUILD_GOAL,
      checked,
    },
    {
      what: '… that looks at as many at once',
      measured: `${formatRatio(computeMedianRatio(own, wide))} (raw ${formatCount(median(wide))} events/s)`,
      goal: 'for information',
      met: true,
      checked,
    },
  ];
}

/** Appends a few events per student in rotation until the log holds `EVENTS`. */
async function fillLog(store: EventStore, learners: Awaited<ReturnType<typeof enrolLearners>>): Promise<void> {
  for (let stored = 0; stored < EVENTS; ) {
    const turn = Array.from({ length: APPENDS_AT_ONCE }, (_, index) => {
      const learner = learners[(stored / EVENTS_AN_APPEND + index) % learners.length];
      return learner as NonNullable<typeof learner>;
    }).slice(0, (EVENTS - stored) / EVENTS_AN_APPEND);
    await Promise.all(
      turn.map(async (learner) => {
        const { version } = learner.head;
        const events: EventToAppend[] = Array.from({ length: EVENTS_AN_APPEND }, () => {
          const { stream: _, version: __, ...event } = createNextEvent(learner);
          return event;
        });
        const outcome = await store.append(learner.stream, events, version === 0 ? 'no-stream' : version);
        assertCorrect(outcome.status === 'appended', `an append was ${outcome.status}`);
      }),
    );
    stored += turn.length * EVENTS_AN_APPEND;
  }
}
