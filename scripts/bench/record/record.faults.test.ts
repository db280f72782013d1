import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openTestDatabase } from '#testing/database-fixture.ts';
import type { BenchCluster } from '../harness/bench-cluster.ts';
import { recordBenches } from './record-benches.ts';
import { createRecordTarget, toBenchSize } from './record-target.ts';
import { formatReport, loadBenchEnvironment } from './suite.ts';

/** Creates the databases of the bench on the test server. */
async function testCluster(): Promise<BenchCluster> {
  const opened = new AsyncDisposableStack();
  const home = await mkdtemp(join(tmpdir(), 'rollbook-bench-test-'));
  opened.defer(() => rm(home, { recursive: true }));
  return {
    home,
    durability: 'fsync off',
    async database() {
      const database = await openTestDatabase();
      // A bench may drop its database before the cluster is disposed.
      let dropped: PromiseLike<void> | undefined;
      const drop = () => {
        dropped ??= database[Symbol.asyncDispose]();
        return dropped;
      };
      opened.defer(drop);
      return { ...database, [Symbol.asyncDispose]: drop };
    },
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  };
}

test('recordBenches: measure and check every row except live at a tiny scale', { timeout: 180_000 }, async () => {
  await using cluster = await testCluster();
  const target = createRecordTarget(cluster, toBenchSize(0.001));
  const { live: _, ...others } = recordBenches;

  const rows = [];
  for (const bench of Object.values(others)) rows.push(...(await bench(target)));
  const report = formatReport(await loadBenchEnvironment(cluster, 'npm run bench:record'), rows);

  for (const { what, measured } of rows) {
    expect(measured).not.toMatch(/NaN|Infinity|undefined/);
    expect(report).toContain(`| ${what} | ${measured} |`);
  }
});
