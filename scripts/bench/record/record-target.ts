import type { BenchCluster } from '../harness/bench-cluster.ts';
import { createFilledLog, type FilledLog } from './course.ts';
import type { BenchSize } from './suite.ts';

/** What the benches of the record share. */
export interface RecordTarget {
  readonly cluster: BenchCluster;
  readonly size: BenchSize;
  /** Fills the large log at the first call; later calls get the same log. */
  readonly largeLog: () => Promise<FilledLog>;
}

export function createRecordTarget(cluster: BenchCluster, size: BenchSize): RecordTarget {
  let large: Promise<FilledLog> | undefined;
  const largeLog = () => {
    large ??= createFilledLog(cluster, 'large_log', { students: size.students, events: size.log.large });
    return large;
  };
  return { cluster, size, largeLog };
}
