import type { BenchCluster } from '../harness/bench-cluster.ts';
import { appendRows } from './append.ts';
import { type FilledLog, filledLog } from './filled-log.ts';
import { growthRows } from './growth.ts';
import { recordLiveRows } from './live.ts';
import { loadRows } from './load.ts';
import { rebuildRows } from './rebuild.ts';
import type { RecordRow } from './record-row.ts';
import type { Size } from './size.ts';
import { snapshotRows } from './snapshot.ts';
import { verifyRows } from './verify.ts';

/** Names of the benches, in the order in which they run. */
export const benchNames = ['live', 'append', 'snapshot', 'load', 'rebuild', 'verify', 'growth'] as const;
type BenchName = (typeof benchNames)[number];

export const isBench = (name: string): name is BenchName => (benchNames as readonly string[]).includes(name);

export function benches(cluster: BenchCluster, size: Size): Readonly<Record<BenchName, () => Promise<RecordRow[]>>> {
  let large: Promise<FilledLog> | undefined;
  const largeLog = () => {
    large ??= filledLog(cluster, 'large_log', { students: size.students, events: size.log.large });
    return large;
  };
  return {
    live: () => recordLiveRows(size),
    append: () => appendRows(cluster, size),
    snapshot: () => snapshotRows(cluster, size),
    load: () => loadRows(cluster, size),
    rebuild: async () => rebuildRows(cluster, size, await largeLog()),
    verify: () => verifyRows(cluster, size),
    // Runs after the rebuild, because it appends events that no read model knows.
    growth: async () => growthRows(cluster, size, await largeLog()),
  };
}
