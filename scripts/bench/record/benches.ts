import type { BenchCluster } from '../harness/bench-cluster.ts';
import { measureAppendRows } from './append.ts';
import { createFilledLog, type FilledLog } from './filled-log.ts';
import { measureGrowthRows } from './growth.ts';
import { measureRecordLiveRows } from './live.ts';
import { measureLoadRows } from './load.ts';
import { measureRebuildRows } from './rebuild.ts';
import type { RecordRow } from './record-row.ts';
import type { BenchSize } from './size.ts';
import { measureSnapshotRows } from './snapshot.ts';
import { measureVerifyRows } from './verify.ts';

/** Names of the benches, in the order in which they run. */
export const benchNames = ['live', 'append', 'snapshot', 'load', 'rebuild', 'verify', 'growth'] as const;
type BenchName = (typeof benchNames)[number];

export const isBench = (name: string): name is BenchName => (benchNames as readonly string[]).includes(name);

export function createRecordBenches(
  cluster: BenchCluster,
  size: BenchSize,
): Readonly<Record<BenchName, () => Promise<RecordRow[]>>> {
  let large: Promise<FilledLog> | undefined;
  const largeLog = () => {
    large ??= createFilledLog(cluster, 'large_log', { students: size.students, events: size.log.large });
    return large;
  };
  return {
    live: () => measureRecordLiveRows(size),
    append: () => measureAppendRows(cluster, size),
    snapshot: () => measureSnapshotRows(cluster, size),
    load: () => measureLoadRows(cluster, size),
    rebuild: async () => measureRebuildRows(cluster, size, await largeLog()),
    verify: () => measureVerifyRows(cluster, size),
    // Runs after the rebuild, because it appends events that no read model knows.
    growth: async () => measureGrowthRows(cluster, size, await largeLog()),
  };
}
