/**
 * `npm run bench [rows…]`: append, live, rebuild, roll, start-up, verify; verify-large only where it is asked for. Ratios
 * are measured side by side in one run, with the memory that the “rollbook” command runs in. Each row finds a settled
 * server: what the one before appended is dropped.
 */
import { cpus } from 'node:os';
import { benchCluster } from './harness/bench-cluster.ts';
import type { BenchRow } from './harness/bench-row.ts';
import { liveRows } from './harness/measure-live.ts';
import { printRow, printRows } from './harness/print-rows.ts';
import { appendRows } from './program/append.ts';
import { rebuildRow } from './program/rebuild.ts';
import { rollRow } from './program/roll.ts';
import { startUpRows } from './program/start-up.ts';
import { verifyRows } from './program/verify.ts';

await using cluster = await benchCluster();
const benches: Record<string, () => Promise<BenchRow[]>> = {
  'start-up': startUpRows,
  live: () => liveRows(),
  roll: async () => [await rollRow()],
  append: () => appendRows(cluster),
  rebuild: async () => [await rebuildRow(cluster)],
  verify: () => verifyRows(cluster, [100_000, 600_000]),
  'verify-large': () => verifyRows(cluster, [100_000, 2_000_000]),
};
/** Takes many minutes. */
const LARGE = ['verify-large'];

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in benches));
if (unknown.length > 0) {
  console.error(`There is no bench “${unknown.join(', ')}”; choose from ${Object.keys(benches).join(', ')}.`);
  process.exit(2);
}

console.log(`${cpus().length} × ${cpus()[0]?.model}, Node ${process.versions.node}; ${cluster.durability}\n`);
printRow('what', 'measured', 'goal', 'met', 'checked');
const usual = Object.keys(benches).filter((name) => !LARGE.includes(name));
for (const name of wanted.length > 0 ? wanted : usual) printRows((await benches[name]?.()) ?? []);
