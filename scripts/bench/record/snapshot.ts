/** Measures appends while one database snapshot stays open, as during a backup. */
import postgres from 'postgres';
import { openPostgresStore } from '#events/store/postgres/open-postgres-store.ts';
import type { BenchCluster } from '../harness/bench-cluster.ts';
import { check } from '../harness/bench-row.ts';
import { alternate } from './contender.ts';
import { rates, ratio, rounds, times, told } from './figures.ts';
import type { RecordRow } from './record-row.ts';
import { rollbook } from './rollbook.ts';
import type { Size } from './size.ts';

const GOAL = 2 / 3;
const WRITERS = [16, 64];

export async function snapshotRows(cluster: BenchCluster, size: Size): Promise<RecordRow[]> {
  const [free, backedUp] = [await cluster.database('no_snapshot'), await cluster.database('with_snapshot')];
  const stores = [openPostgresStore(free), openPostgresStore(backedUp)] as const;
  const contenders = [rollbook(stores[0], free.sql), rollbook(stores[1], backedUp.sql)] as const;
  await using snapshot = await openSnapshot(backedUp.url);
  const rows: RecordRow[] = [];
  for (const writers of WRITERS) {
    const works = await alternate(contenders, { ...size, writers });
    const [without = [], within = []] = contenders.map((one) => works.get(one));
    const measured = ratio(rates(within), rates(without));
    rows.push({
      what: `append, ${writers} writers, a snapshot open`,
      measured: `${times(measured)} (${told(within)}; without ${told(without)})`,
      goal: '> 0.67 × without one',
      met: measured > GOAL,
      checked: 'none missing; the snapshot sees an empty log to the end',
      how: 'Our appends in two databases of the server by turns; in one of them a repeatable-read transaction stays open over all rounds.',
      raw: { within: rounds(within), without: rounds(without) },
    });
  }
  check((await snapshot.events()) === 0, 'the snapshot did not stay open');
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
