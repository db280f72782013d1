/** Measures appends while one database snapshot stays open, as during a backup. */
import postgres from 'postgres';
import { openPostgresStore } from '#events/store/postgres/open-postgres-store.ts';
import type { BenchCluster } from '../harness/bench-cluster.ts';
import { assertCorrect } from '../harness/run-suite.ts';
import {
  computeMedianRatio,
  formatRatio,
  formatRounds,
  type RecordRow,
  runAlternately,
  toRates,
  toRawRounds,
} from './contender.ts';
import type { BenchSize } from './record-target.ts';
import { createRollbookContender } from './rollbook.ts';

const SNAPSHOT_GOAL = 2 / 3;
const SNAPSHOT_WRITERS = [16, 64];

export async function measureSnapshotRows(cluster: BenchCluster, size: BenchSize): Promise<RecordRow[]> {
  const [free, backedUp] = [await cluster.database('no_snapshot'), await cluster.database('with_snapshot')];
  const stores = [openPostgresStore(free), openPostgresStore(backedUp)] as const;
  const contenders = [
    createRollbookContender(stores[0], free.sql),
    createRollbookContender(stores[1], backedUp.sql),
  ] as const;
  await using snapshot = await openSnapshot(backedUp.url);
  const rows: RecordRow[] = [];
  for (const writers of SNAPSHOT_WRITERS) {
    const works = await runAlternately(contenders, { ...size, writers });
    const [without = [], within = []] = contenders.map((one) => works.get(one));
    const measured = computeMedianRatio(toRates(within), toRates(without));
    rows.push({
      what: `append, ${writers} writers, a snapshot open`,
      measured: `${formatRatio(measured)} (${formatRounds(within)}; without ${formatRounds(without)})`,
      goal: '> 0.67 × without one',
      met: measured > SNAPSHOT_GOAL,
      checked: 'none missing; the snapshot sees an empty log to the end',
      how: 'Our appends alternate between two databases of the server. In one of them a repeatable-read transaction stays open during all rounds.',
      raw: { within: toRawRounds(within), without: toRawRounds(without) },
    });
  }
  assertCorrect((await snapshot.events()) === 0, 'the snapshot did not stay open');
  await Promise.all(stores.map((store) => store.close()));
  return rows;
}

async function openSnapshot(url: string) {
  const sql = postgres(url, { max: 1 });
  await sql.unsafe('begin isolation level repeatable read');
  const events = async (): Promise<number> => Number((await sql`select count(*) from log.events`)[0]?.count);
  await events();
  return { events, [Symbol.asyncDispose]: () => sql.end() };
}
