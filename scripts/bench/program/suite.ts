/**
 * The program and its record on the embedded PostgreSQL. Ratios are measured side by side in one run, with the memory that
 * the `rollbook` command runs in. Each bench finds a settled server: what the one before appended is dropped.
 */
import { benchCluster } from '../harness/bench-cluster.ts';
import { defineSuite } from '../harness/bench-suite.ts';
import { liveRows } from '../harness/measure-live.ts';
import { appendRows } from './append.ts';
import { rebuildRow } from './rebuild.ts';
import { rollRow } from './roll.ts';
import { startUpRows } from './start-up.ts';
import { verifyRows } from './verify.ts';

export const programSuite = defineSuite({
  benches: {
    'start-up': startUpRows,
    live: () => liveRows(),
    roll: async () => [await rollRow()],
    append: (cluster) => appendRows(cluster),
    rebuild: async (cluster) => [await rebuildRow(cluster)],
    verify: (cluster) => verifyRows(cluster, [100_000, 600_000]),
    'verify-large': (cluster) => verifyRows(cluster, [100_000, 2_000_000]),
  },
  onlyWhenNamed: ['verify-large'],
  open: benchCluster,
  describe: ({ durability }) => durability,
});
