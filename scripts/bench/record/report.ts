/** Writes the part of `docs/measurements.md` about the record, and its raw figures. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formatMet } from '../harness/bench-row.ts';
import { docs, writeMeasurements } from '../harness/measurements-file.ts';
import type { BenchEnvironment } from './bench-environment.ts';
import { missReasons } from './reasons.ts';
import type { RecordRow } from './record-row.ts';

export async function writeReport(environment: BenchEnvironment, rows: readonly RecordRow[]): Promise<void> {
  await writeMeasurements(formatReport(environment, rows));
  const raw = { ...environment, rows: Object.fromEntries(rows.map(({ what, raw }) => [what, raw])) };
  await writeFile(join(docs, 'measurements.json'), `${JSON.stringify(raw, rounded, 2)}\n`);
}

/** JSON replacer that rounds numbers to three decimals, which is enough for readers. */
const rounded = (_: string, value: unknown) => (typeof value === 'number' ? Math.round(value * 1_000) / 1_000 : value);

export const formatReport = (
  environment: BenchEnvironment,
  rows: readonly RecordRow[],
): string => `# Measurements of the record

Written by \`${environment.command}\` on ${environment.date}; the figures of every round are in [measurements.json](measurements.json).

- ${environment.hardware}
- ${Object.entries(environment.versions)
  .map(([name, version]) => `${name} ${version}`)
  .join(', ')}
- The embedded server with its usual settings, on disk: ${environment.durability}

All contenders share one server and get the same texts. Their rounds alternate, and each time another one begins. A ratio
is the median of the rounds’ ratios. The same run checks that the measured work is correct, and fails when it is not.

| what | measured | goal | met | checked |
| --- | --- | --- | --- | --- |
${rows.map(line).join('\n')}

## How each row is measured

${hows(rows)}

## Goals missed

${missed(rows)}
`;

const line = ({ what, measured, goal, met, checked }: RecordRow): string =>
  `| ${[what, measured, goal, formatMet(met), checked].join(' | ')} |`;

const hows = (rows: readonly RecordRow[]): string =>
  [...Map.groupBy(rows, ({ how }) => how)]
    .map(([how, alike]) => `- **${alike.map(({ what }) => what).join('; ')}.** ${how}`)
    .join('\n');

const missed = (rows: readonly RecordRow[]): string => {
  const names = rows.filter(({ met }) => met === false).map(({ what }) => what);
  if (names.length === 0) return 'None.';
  return names.map((what) => `- **${what}.** ${missReasons[what] ?? 'The cause has not been found yet.'}`).join('\n');
};
