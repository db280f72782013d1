import type { BenchCluster } from '../harness/bench-cluster.ts';
import { createFilledLog, type FilledLog, toCentreSize } from '../harness/filled-log.ts';
import type { Part } from '../harness/run-suite.ts';

/** What the benches of the record share. */
export interface RecordTarget {
  readonly cluster: BenchCluster;
  readonly part: Part;
  /** A log that is filled at the first call; later calls get the same one. `middle` has a tenth of the events of `large`. */
  readonly log: (kind: 'everything' | 'classes', size: 'middle' | 'large') => Promise<FilledLog>;
}

export function createRecordTarget(cluster: BenchCluster, part: Part): RecordTarget {
  const logs = new Map<string, Promise<FilledLog>>();
  const log: RecordTarget['log'] = (kind, size) => {
    const students = kind === 'everything' ? part(1_000, 10) : part(5_000, 5);
    const events = Math.max(5 * students, part(size === 'large' ? 1_000_000 : 100_000, 10));
    const name = `${size}_${kind}`;
    const filled = logs.get(name) ?? createFilledLog(cluster, name, toCentreSize(kind, students, events));
    logs.set(name, filled);
    return filled;
  };
  return { cluster, part, log };
}
