/**
 * Benches of the program and its record on the embedded PostgreSQL. Both sides of a ratio are measured in one run. The database of each bench is dropped before the next one starts.
 */
import { openBenchCluster } from '../harness/bench-cluster.ts';
import { defineSuite } from '../harness/bench-suite.ts';
import { measureLiveRows } from '../harness/measure-live.ts';
import { measureAppendRows } from './append.ts';
import { measureQuestionRows } from './questions.ts';
import { measureRollRow } from './roll.ts';
import { measureStartUpRows } from './start-up.ts';
import { measureVerifyRows } from './verify.ts';

export const programSuite = defineSuite({
  benches: {
    'start-up': measureStartUpRows,
    live: () => measureLiveRows(),
    roll: async () => [await measureRollRow()],
    append: (cluster) => measureAppendRows(cluster),
    verify: (cluster) => measureVerifyRows(cluster, [100_000, 600_000]),
    questions: measureQuestionRows,
    'verify-large': (cluster) => measureVerifyRows(cluster, [100_000, 2_000_000]),
  },
  onlyWhenNamed: ['verify-large'],
  open: openBenchCluster,
  describe: ({ durability }) => durability,
});
