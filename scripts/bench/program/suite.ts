/**
 * Benches of the program and its record on the embedded PostgreSQL. Both sides of a ratio are measured in one run, with the
 * heap settings of the `rollbook` command. The database of each bench is dropped before the next one starts.
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
