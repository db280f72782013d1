/**
 * `npm run bench:growth`: what three years of a large centre cost beside a centre of a tenth, for each GET route and for
 * the memory of the program. `-- --scale 0.1` tries a part of it. Exits with 1 when a goal is missed.
 */
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { benchCluster } from '../harness/bench-cluster.ts';
import { whole } from '../harness/bench-row.ts';
import { grownCentre } from './centre.ts';
import type { Size } from './history.ts';
import { growthRows } from './measure.ts';

const { values } = parseArgs({ options: { scale: { type: 'string', default: '1' } } });
const scale = Number(values.scale);
if (!(scale > 0 && scale <= 1)) throw new Error(`--scale is a number above 0, up to 1: not “${values.scale}”.`);

const part = (number: number, of: number) => Math.max(2, Math.round(number * of));
const sizeOf = (of: number): Size => ({ students: part(500, of), marks: 400, homework: part(200, of), sessions: 20 });

const load = () => `load ${loadavg()[0]?.toFixed(1)}`;
console.log(`${cpus().length} × ${cpus()[0]?.model}, ${load()}, Node ${process.versions.node}\n`);
await using cluster = await benchCluster();
const began = performance.now();
await using small = await grownCentre(cluster, 'small', sizeOf(scale / 10));
await using big = await grownCentre(cluster, 'big', sizeOf(scale));
const seconds = (performance.now() - began) / 1_000;
console.log(`${whole(small.events)} and ${whole(big.events)} events in ${seconds.toFixed(0)} s\n`);
const rows = await growthRows(small, big);
for (const { what, measured, goal, met, checked } of rows) {
  console.log(`${what.padEnd(64)}${goal.padEnd(52)}${(met ? 'yes' : 'NO').padEnd(5)}${measured.padEnd(78)}${checked}`);
}
const missed = rows.filter(({ met }) => !met).length;
console.log(`\n${rows.length - missed} of ${rows.length} goals met; ${load()} at the end.`);
if (missed > 0) process.exitCode = 1;
