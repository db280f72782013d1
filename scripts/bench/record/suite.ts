/**
 * Compares the record with other event stores in one run of about ten minutes, on a machine that does nothing else, and
 * writes docs/measurements.md. During development, `-- append load` runs only these benches and `-- --scale 0.02` uses a
 * fraction of the full size; neither writes the report.
 */
import { openBenchCluster } from '../harness/bench-cluster.ts';
import { defineSuite } from '../harness/bench-suite.ts';
import { type BenchEnvironment, loadBenchEnvironment } from './bench-environment.ts';
import { recordBenches } from './record-benches.ts';
import type { RecordRow } from './record-row.ts';
import { createRecordTarget, type RecordTarget } from './record-target.ts';
import { writeReport } from './report.ts';
import { toBenchSize } from './size.ts';

interface MeasuredRecord extends RecordTarget {
  readonly environment: BenchEnvironment;
}

export const recordSuite = defineSuite<MeasuredRecord, RecordRow>({
  benches: recordBenches,
  async open({ scale }) {
    await using opening = new AsyncDisposableStack();
    const cluster = opening.use(await openBenchCluster());
    const environment = await loadBenchEnvironment(cluster, 'npm run bench:record');
    const opened = opening.move();
    return {
      ...createRecordTarget(cluster, toBenchSize(scale)),
      environment,
      [Symbol.asyncDispose]: () => opened.disposeAsync(),
    };
  },
  describe: ({ environment: { versions, durability } }) =>
    `${Object.entries(versions)
      .map(([name, version]) => `${name} ${version}`)
      .join(', ')}; ${durability}`,
  writeReport: ({ environment }, rows) => writeReport(environment, rows),
  columns: { whatWidth: 58, goalWidth: 40, measuredWidth: 112 },
});
