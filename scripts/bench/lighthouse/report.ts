/** Writes the part of `docs/measurements.md` about the pages. */
import { readFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { type BenchRow, formatMet } from '../harness/bench-row.ts';
import { writeMeasurements } from '../harness/measurements-file.ts';

export async function writeLighthouseReport(rows: readonly BenchRow[]): Promise<void> {
  const packageFile = join(import.meta.dirname, '..', '..', '..', 'package.json');
  const { devDependencies } = JSON.parse(await readFile(packageFile, 'utf8'));
  await writeMeasurements(`# Measurements of the pages

Written by \`npm run bench:lighthouse\` on ${new Date().toISOString().slice(0, 10)}: Lighthouse ${devDependencies.lighthouse} with Chromium ${devDependencies['@sparticuz/chromium']} on ${cpus().length} × ${cpus()[0]?.model}, with
Lighthouse’s own settings for a desktop and for a phone (a simulated connection, and a processor slowed down to a quarter
for the phone). Each run has a new browser with an empty cache. The portal is that of the demo centre, signed in. A score
is the median of three runs. Other work on the machine lowers the scores of performance, so each row names the load.

| page | measured | goal | met | checked |
| --- | --- | --- | --- | --- |
${rows.map(({ what, measured, goal, met, checked }) => `| ${[what, measured, goal, formatMet(met), checked].join(' | ')} |`).join('\n')}
`);
}
