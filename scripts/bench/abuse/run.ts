/**
 * `npm run bench:abuse [part of a name…]`: eight connections attack the server for a few seconds in each of many ways,
 * while another student uses it. Everything stays on this machine. Figures: p50 and p99 before → during → after. Exits
 * with 1 when a goal is missed.
 */
import { cpus, loadavg } from 'node:os';
import { printRow, printRows } from '../harness/print-rows.ts';
import { attacks } from './attacks.ts';
import { attackedCentre } from './centre.ts';
import { measureAttack } from './measure.ts';

const wanted = process.argv.slice(2);
const names = Object.keys(attacks).filter((name) => wanted.length === 0 || wanted.some((part) => name.includes(part)));
if (names.length === 0) {
  console.error(`There is no such attack; choose from ${Object.keys(attacks).join('; ')}.`);
  process.exit(2);
}

await using centre = await attackedCentre();
/** Whatever else the machine has to do is in every figure. */
const load = () => `load ${loadavg()[0]?.toFixed(1)}`;
console.log(`${cpus().length} × ${cpus()[0]?.model}, ${load()}, Node ${process.versions.node}\n`);
printRow('attack', 'before → during → after', 'goal', 'met', 'checked');
let missed = 0;
for (const name of names) {
  const row = await measureAttack(name, centre);
  printRows([row]);
  if (!row.met) missed += 1;
}
await centre.verify();
console.log(`\nThe record verifies; ${names.length - missed} of ${names.length} goals met; ${load()} at the end.`);
if (missed > 0) process.exitCode = 1;
