/**
 * `npm run bench:record`: compares the record with other event stores in one run of about ten minutes, on a machine
 * that does nothing else, and writes docs/measurements.md. During development, `-- append load` runs only these benches
 * and `-- --scale 0.02` uses a fraction of the full size; neither writes the report.
 */
import { parseArgs } from 'node:util';
import { openBenchCluster } from '../harness/bench-cluster.ts';
import { benchNames, createRecordBenches, isBench } from './benches.ts';
import type { RecordRow } from './record-row.ts';
import { formatMet, writeReport } from './report.ts';
import { loadBenchSetting } from './setting.ts';
import { toBenchSize } from './size.ts';

const { values, positionals } = parseArguments();
const scale = Number(values.scale);
if (!(scale > 0 && scale <= 1)) fail(`--scale must be a number above 0, up to 1, and not “${values.scale}”.`);

const unknown = positionals.filter((name) => !isBench(name));
if (unknown.length > 0) fail(`There is no bench “${unknown.join(', ')}”. Choose from ${benchNames.join(', ')}.`);

await using cluster = await openBenchCluster();
const all = createRecordBenches(cluster, toBenchSize(scale));
const setting = await loadBenchSetting(cluster, 'npm run bench:record');
console.log([setting.hardware, ...Object.entries(setting.versions).map((pair) => pair.join(' '))].join(', '));
console.log(`${setting.durability}\n`);
if (scale < 1) console.log('This run is scaled down, so its figures cannot be compared with the goals.\n');
print('what', 'goal', 'met', 'measured', 'checked');
const rows: RecordRow[] = [];
for (const name of benchNames) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  for (const row of await all[name]()) {
    rows.push(row);
    print(row.what, row.goal, formatMet(row.met), row.measured, row.checked);
  }
}
if (scale === 1 && positionals.length === 0) await writeReport(setting, rows);

function parseArguments() {
  const options = { scale: { type: 'string', default: '1' } } as const;
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    return fail(`${(error as Error).message.split('.')[0]}. Choose from ${benchNames.join(', ')}, and --scale 0.02.`);
  }
}

function print(what: string, goal: string, met: string, measured: string, checked: string): void {
  console.log(`${what.padEnd(58)}${goal.padEnd(40)}${met.padEnd(5)}${measured.padEnd(112)}${checked}`);
}

function fail(text: string): never {
  console.error(text);
  process.exit(2);
}
