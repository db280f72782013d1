/** `npm run bench:live [rows…]`: screen, sockets; how soon a finished session moves the boards, and what a socket costs. */
import { cpus, loadavg } from 'node:os';
import type { BenchRow } from '../harness/bench-row.ts';
import { printRow, printRows } from '../harness/print-rows.ts';
import { type BoardCentre, boardCentre } from './centre.ts';
import { screenRow } from './screen.ts';
import { socketRows } from './sockets.ts';

const benches: Record<string, (centre: BoardCentre) => Promise<BenchRow[]>> = {
  screen: async (centre) => [await screenRow(centre)],
  sockets: socketRows,
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in benches));
if (unknown.length > 0) {
  console.error(`There is no bench “${unknown.join(', ')}”; choose from ${Object.keys(benches).join(', ')}.`);
  process.exit(2);
}

await using centre = await boardCentre();
/** Whatever else the machine has to do is in every figure. */
const load = () => `load ${loadavg()[0]?.toFixed(1)}`;
console.log(`${cpus().length} × ${cpus()[0]?.model}, ${load()}, Node ${process.versions.node}\n`);
printRow('what', 'measured', 'goal', 'met', 'checked');
for (const name of wanted.length > 0 ? wanted : Object.keys(benches)) printRows((await benches[name]?.(centre)) ?? []);
console.log(`\n${load()} at the end.`);
