/** Compares a rebuild of every read model with the rate at which the client alone reads the same log. */
import { createInMemoryKeyRing } from '#events/record/test/in-memory-key-ring.ts';
import { openEventStoreDb } from '#events/store/eventstoredb/event-store-db.ts';
import { SEARCH_WINDOW_EVENTS } from '#events/store/eventstoredb/open-server-subscription.ts';
import type { EventStore, EventToAppend } from '#events/store/port/event-store.ts';
import { allProjections } from '#projections/all.ts';
import { rebuildReadModels } from '#projections/engine/rebuild-read-models.ts';
import { dropUnusedSchemas } from '#projections/engine/schema-use.ts';
import { hashTables } from '#projections/test/hash-tables.ts';
import type { BenchCluster } from '../harness/bench-cluster.ts';
import { assertCorrect, type BenchRow, formatCount, median } from '../harness/bench-row.ts';
import { createNextEvent, enrolLearners } from '../record/course.ts';
import { computeMedianRatio, formatRatio } from '../record/figures.ts';
import { measureReadRate, openRawClient } from './raw-client.ts';

const STUDENTS = 500;
/** Number of events. It is large, so that creating, indexing and swapping tables takes a small part of the time. */
const EVENTS = 200_000;
const EVENTS_AN_APPEND = 10;
const APPENDS_AT_ONCE = 32;
const ROUNDS = 3;
const GOAL = 0.8;

export async function measureRebuildRows(cluster: BenchCluster, url: string): Promise<BenchRow[]> {
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
  for (let round = -1; round < ROUNDS; round += 1) {
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
      goal: `≥ ${GOAL} ×`,
      met: measured >= GOAL,
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
