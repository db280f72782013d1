import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openTestDatabase } from '#testing/database-fixture.ts';
import { formatMeasured } from '../harness/bench-row.ts';
import { formatReport } from '../harness/report.ts';
import { createRecordTarget } from './record-target.ts';
import { createReport, recordBenches } from './suite.ts';

test('recordBenches: measure and check every row except live at a tiny scale', async () => {
  await using opened = new AsyncDisposableStack();
  const home = await mkdtemp(join(tmpdir(), 'rollbook-bench-test-'));
  opened.defer(() => rm(home, { recursive: true }));
  // Creates the databases of the bench on the test server.
  const cluster = { home, durability: 'fsync off', database: async () => opened.use(await openTestDatabase()) };
  const target = createRecordTarget(cluster, (whole, least = 1) => Math.max(least, Math.ceil(whole * 0.001)));
  const { live: _, ...others } = recordBenches;

  const rows = [];
  for (const bench of Object.values(others)) rows.push(...(await bench(target)));
  const report = formatReport(await createReport(cluster), rows);

  for (const row of rows) {
    const measured = formatMeasured(row);
    expect(measured).not.toMatch(/NaN|Infinity|undefined/);
    expect(report).toContain(`| ${row.what} | ${measured} |`);
  }
});
