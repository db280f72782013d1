/** Compares appends with Emmett and with a raw insert. */
import { openPostgresStore } from '#events/store/postgres/open-postgres-store.ts';
import type { BenchCluster } from '../harness/bench-cluster.ts';
import { appendGoals, besideEmmett, besideRaw, copied, slowest } from './append-rows.ts';
import { alternate } from './contender.ts';
import { emmett, openEmmett } from './emmett.ts';
import { fdatasyncTimes } from './fdatasync.ts';
import { copyRate, rawTable } from './raw.ts';
import type { RecordRow } from './record-row.ts';
import { rollbook } from './rollbook.ts';
import type { Size } from './size.ts';

const MOST_WRITERS = 64;
const SYNCS = 100;

export async function appendRows(cluster: BenchCluster, size: Size): Promise<RecordRow[]> {
  const { sql, url } = await cluster.database('appends');
  await using peer = await openEmmett(url, MOST_WRITERS);
  const store = openPostgresStore({ sql });
  const [ours, theirs, raw] = [rollbook(store, sql), emmett(peer), await rawTable(sql)];
  const rows: RecordRow[] = [];
  for (const goal of appendGoals) {
    const syncs = await fdatasyncTimes(cluster.home, SYNCS);
    const works = await alternate([ours, theirs, raw], { ...size, writers: goal.writers });
    syncs.push(...(await fdatasyncTimes(cluster.home, SYNCS)));
    const [own = [], emmetts = [], raws = []] = [ours, theirs, raw].map((one) => works.get(one));
    rows.push(besideEmmett(goal, own, emmetts), besideRaw(goal, own, raws));
    if (goal.writers === MOST_WRITERS) rows.push(slowest(goal, own, syncs));
  }
  const copies: number[] = [];
  for (let turn = 0; turn < size.rounds; turn += 1) copies.push(await copyRate(sql, size.copiedRows));
  await store.close();
  return [...rows, copied(copies, size.copiedRows)];
}
