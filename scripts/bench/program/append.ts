/** Compares appends per second with a prepared insert of the same texts on the same server. */
import { openPostgresStore } from '#events/store/postgres/open-postgres-store.ts';
import type { BenchCluster } from '../harness/bench-cluster.ts';
import type { BenchRow } from '../harness/bench-row.ts';
import { appendGoals, toRawComparison } from '../record/append-rows.ts';
import { runAlternately } from '../record/contender.ts';
import { createRawTable } from '../record/raw.ts';
import { createRollbookContender } from '../record/rollbook.ts';
import { toBenchSize } from '../record/size.ts';

export async function measureAppendRows(cluster: BenchCluster): Promise<BenchRow[]> {
  await using database = await cluster.database('appends');
  const { sql } = database;
  const store = openPostgresStore({ sql });
  const [ours, raw] = [createRollbookContender(store, sql), await createRawTable(sql)];
  const rows: BenchRow[] = [];
  for (const goal of appendGoals) {
    const works = await runAlternately([ours, raw], { ...toBenchSize(1), writers: goal.writers });
    rows.push(toRawComparison(goal, works.get(ours) ?? [], works.get(raw) ?? []));
  }
  await store.close();
  return rows;
}
