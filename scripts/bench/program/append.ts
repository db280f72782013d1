/** Compares appends per second with a prepared insert of the same texts on the same server. */
import { openPostgresStore } from '#events/store/postgres/open-postgres-store.ts';
import type { BenchCluster } from '../harness/bench-cluster.ts';
import type { BenchRow } from '../harness/bench-row.ts';
import { appendGoals, besideRaw } from '../record/append-rows.ts';
import { alternate } from '../record/contender.ts';
import { rawTable } from '../record/raw.ts';
import { rollbook } from '../record/rollbook.ts';
import { sizeOf } from '../record/size.ts';

export async function appendRows(cluster: BenchCluster): Promise<BenchRow[]> {
  await using database = await cluster.database('appends');
  const { sql } = database;
  const store = openPostgresStore({ sql });
  const [ours, raw] = [rollbook(store, sql), await rawTable(sql)];
  const rows: BenchRow[] = [];
  for (const goal of appendGoals) {
    const works = await alternate([ours, raw], { ...sizeOf(1), writers: goal.writers });
    rows.push(besideRaw(goal, works.get(ours) ?? [], works.get(raw) ?? []));
  }
  await store.close();
  return rows;
}
