/**
 * `npm run bench:eventstoredb [rows…]`: append, rebuild, live, on the server that EVENTSTORE_URL names. Each of our figures
 * stands beside one of the client alone, or of the embedded store, taken in turn in the same run. Exits with 1 when a
 * goal is missed.
 */
import { cpus, loadavg } from 'node:os';
import { benchCluster } from '../harness/bench-cluster.ts';
import type { BenchRow } from '../harness/bench-row.ts';
import { printRow, printRows } from '../harness/print-rows.ts';
import { appendRows } from './append.ts';
import { liveRow } from './live.ts';
import { rebuildRows } from './rebuild.ts';

const eventStoreUrl = process.env.EVENTSTORE_URL;
if (!eventStoreUrl) {
  console.log('Skipped: EVENTSTORE_URL does not name an EventStoreDB, such as esdb://127.0.0.1:2113?tls=false.');
  process.exit();
}

const benches: Record<string, () => Promise<BenchRow[]>> = {
  append: () => appendRows(eventStoreUrl),
  rebuild: async () => {
    await using cluster = await benchCluster();
    return await rebuildRows(cluster, eventStoreUrl);
  },
  live: async () => [await liveRow(eventStoreUrl)],
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in benches));
if (unknown.length > 0) {
  console.error(`There is no bench “${unknown.join(', ')}”; choose from ${Object.keys(benches).join(', ')}.`);
  process.exit(2);
}

const load = () => `load ${loadavg()[0]?.toFixed(1)}`;
console.log(`${cpus().length} × ${cpus()[0]?.model}, ${load()}, Node ${process.versions.node}\n`);
printRow('what', 'measured', 'goal', 'met', 'checked');
const rows: BenchRow[] = [];
for (const name of wanted.length > 0 ? wanted : Object.keys(benches)) {
  const measured = (await benches[name]?.()) ?? [];
  printRows(measured);
  rows.push(...measured);
}
const missed = rows.filter(({ met }) => !met).length;
console.log(`\n${rows.length - missed} of ${rows.length} goals met; ${load()} at the end.`);
// the channels of the client keep the process alive
process.exit(missed > 0 ? 1 : 0);
