/** `npm run bench:homework [rows…]`: dashboard, submit, editing; on a demo centre in a process of its own, as people run it. */
import { cpus, loadavg } from 'node:os';
import type { BenchRow } from '../harness/bench-row.ts';
import { printRow, printRows } from '../harness/print-rows.ts';
import { type BenchCentre, benchCentre } from './centre.ts';
import { dashboardRows } from './dashboard.ts';
import { editingRows } from './editing.ts';
import { submitRow } from './submit.ts';

const benches: Record<string, (centre: BenchCentre) => Promise<BenchRow[]>> = {
  dashboard: dashboardRows,
  submit: async (centre) => [await submitRow(centre)],
  editing: editingRows,
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in benches));
if (unknown.length > 0) {
  console.error(`There is no bench “${unknown.join(', ')}”; choose from ${Object.keys(benches).join(', ')}.`);
  process.exit(2);
}

await using centre = await benchCentre();
/** Whatever else the machine has to do is in every figure. */
const load = () => `load ${loadavg()[0]?.toFixed(1)}`;
console.log(`${cpus().length} × ${cpus()[0]?.model}, ${load()}, Node ${process.versions.node}\n`);
printRow('what', 'measured', 'goal', 'met', 'checked');
for (const name of wanted.length > 0 ? wanted : Object.keys(benches)) printRows((await benches[name]?.(centre)) ?? []);
await centre.verify();
console.log(`\nThe record verifies; ${load()} at the end.`);
