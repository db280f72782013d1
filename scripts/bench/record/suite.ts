/**
 * Compares the record with other event stores in one run of about ten minutes, on a machine that does nothing else, and
 * writes docs/measurements.md. During development, `-- append load` runs only these benches and `-- --scale 0.02` uses a
 * fraction of the full size; neither writes the report.
 */

import { readFile, writeFile } from 'node:fs/promises';
import { arch, cpus, platform, release, totalmem } from 'node:os';
import { join } from 'node:path';
import { type BenchCluster, openBenchCluster } from '../harness/bench-cluster.ts';
import { docs, writeMeasurements } from '../harness/measurements-file.ts';
import { defineSuite, formatMet } from '../harness/run-suite.ts';
import type { RecordRow } from './contender.ts';
import { recordBenches } from './record-benches.ts';
import { createRecordTarget, type RecordTarget, toBenchSize } from './record-target.ts';

interface MeasuredRecord extends RecordTarget {
  readonly environment: BenchEnvironment;
}

export const recordSuite = defineSuite<MeasuredRecord, RecordRow>({
  benches: recordBenches,
  async open({ scale }) {
    await using opening = new AsyncDisposableStack();
    const cluster = opening.use(await openBenchCluster());
    const environment = await loadBenchEnvironment(cluster, 'npm run bench:record');
    const opened = opening.move();
    return {
      ...createRecordTarget(cluster, toBenchSize(scale)),
      environment,
      [Symbol.asyncDispose]: () => opened.disposeAsync(),
    };
  },
  describe: ({ environment: { versions, durability } }) =>
    `${Object.entries(versions)
      .map(([name, version]) => `${name} ${version}`)
      .join(', ')}; ${durability}`,
  writeReport: ({ environment }, rows) => writeReport(environment, rows),
  columns: { whatWidth: 58, goalWidth: 40, measuredWidth: 112 },
});

/** Date, command, hardware, versions and durability settings of a measurement, without the names of machines or folders. */
interface BenchEnvironment {
  readonly date: string;
  readonly command: string;
  readonly hardware: string;
  readonly versions: Readonly<Record<string, string>>;
  readonly durability: string;
}

export async function loadBenchEnvironment(cluster: BenchCluster, command: string): Promise<BenchEnvironment> {
  const { sql } = await cluster.database('environment');
  const [server] = await sql`show server_version`;
  // package.json pins the exact version of every dependency.
  const packageFile = join(import.meta.dirname, '..', '..', '..', 'package.json');
  const { dependencies, devDependencies } = JSON.parse(await readFile(packageFile, 'utf8'));
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  return {
    date: new Date().toISOString().slice(0, 10),
    command,
    hardware: `${cpus().length} × ${cpus()[0]?.model}, ${gigabytes} GB, ${platform()} ${release()} (${arch()})`,
    versions: {
      Node: process.versions.node,
      PostgreSQL: server?.server_version,
      'postgres.js': dependencies.postgres,
      '@event-driven-io/emmett-postgresql': devDependencies['@event-driven-io/emmett-postgresql'],
      pg: dependencies.pg,
    },
    durability: cluster.durability,
  };
}

/**
 * Why goals are missed, by the name of the row. The reasons were written after profiling and are shown when the goal is
 * missed.
 */
const missReasons: Readonly<Record<string, string>> = {
  'load and fold 100 events':
    'Seven tenths of the processor’s time is PostgreSQL’s and the driver’s, for sending and taking in 100 rows; parsing them takes a sixth, folding a twentieth. Reading without a sort and without casts, and copying a month of marks as a short array, made it a sixth shorter; taking the rows as bytes cost the program what it saved the server.',
};

async function writeReport(environment: BenchEnvironment, rows: readonly RecordRow[]): Promise<void> {
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
