/** Compares appends with Emmett and with a raw insert. */
import { openPostgresStore } from '#events/store/postgres/open-postgres-store.ts';
import type { BenchCluster } from '../harness/bench-cluster.ts';
import { appendGoals, toCopyRow, toEmmettComparison, toRawComparison, toSlowestAppendRow } from './append-rows.ts';
import { runAlternately } from './contender.ts';
import { createEmmettContender, openEmmett } from './emmett.ts';
import { measureFdatasyncs } from './fdatasync.ts';
import { createRawTable, measureCopyRate } from './raw.ts';
import type { RecordRow } from './record-row.ts';
import { createRollbookContender } from './rollbook.ts';
import type { BenchSize } from './size.ts';

const MOST_WRITERS = 64;
const SYNCS = 100;

export async function measureAppendRows(cluster: BenchCluster, size: BenchSize): Promise<RecordRow[]> {
  const { sql, url } = await cluster.database('appends');
  await using peer = await openEmmett(url, MOST_WRITERS);
  const store = openPostgresStore({ sql });
  const [ours, theirs, raw] = [
    createRollbookContender(store, sql),
    createEmmettContender(peer),
    await createRawTable(sql),
  ];
  const rows: RecordRow[] = [];
  for (const goal of appendGoals) {
    const syncs = await measureFdatasyncs(cluster.home, SYNCS);
    const works = await runAlternately([ours, theirs, raw], { ...size, writers: goal.writers });
    syncs.push(...(await measureFdatasyncs(cluster.home, SYNCS)));
    const [own = [], emmetts = [], raws = []] = [ours, theirs, raw].map((one) => works.get(one));
    rows.push(toEmmettComparison(goal, own, emmetts), toRawComparison(goal, own, raws));
    if (goal.writers === MOST_WRITERS) rows.push(toSlowestAppendRow(goal, own, syncs));
  }
  const copies: number[] = [];
  for (let turn = 0; turn < size.rounds; turn += 1) copies.push(await measureCopyRate(sql, size.copiedRows));
  await store.close();
  return [...rows, toCopyRow(copies, size.copiedRows)];
}
