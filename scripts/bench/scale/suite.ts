/** Grows a centre in steps to 10,000,000 events and 20,000 students, and measures at each step what people and operators wait for. */
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { ServerProcess } from '#testing/server-process.ts';
import { type GrownCentre, openGrownCentre } from '../growth/centre.ts';
import { createGrowthRequests } from '../growth/requests.ts';
import { measureAnswer } from '../growth/suite.ts';
import { type BenchCluster, openBenchCluster } from '../harness/bench-cluster.ts';
import {
  type BenchRow,
  formatCount,
  formatMegabytes,
  formatMs,
  toRate,
  toRatio,
  toTime,
  toTimeFigures,
} from '../harness/bench-row.ts';
import { formatChart } from '../harness/chart.ts';
import { type FilledLog, studentId, toCentreSize } from '../harness/filled-log.ts';
import { assertCorrect, measureTurns, median, quantile } from '../harness/measure.ts';
import { defineSuite, type Part } from '../harness/run-suite.ts';
import { type MeasuredResult, runProcess } from '../record/rebuild-and-verify.ts';
import { measureBackupRows } from './backup.ts';
import { measurePartitionRows } from './partitions.ts';

const STEPS = [100_000, 1_000_000, 10_000_000] as const;
/** Events of a student in three years, with a class and a half a week. */
const EVENTS_A_STUDENT = 500;
const ROUNDS = 20;
const STARTS = 5;
const GET_P95_MAX_MS = 100;
const START_MAX_MS = 3_000;
const MEMORY_GROWTH_MAX = 1.3;
/** Of the slowest GET requests as many are named, and all that miss their goal. */
const SLOWEST_NAMED = 3;

/** What was measured of the centre at one step. */
interface Step {
  readonly events: number;
  readonly students: number;
  readonly fillMs: number;
  readonly bytes: { readonly log: number; readonly readModels: number };
  readonly rebuild: MeasuredResult;
  readonly verify: MeasuredResult;
  readonly starts: readonly number[];
  /** The times of each GET request, by what it is. */
  readonly answers: ReadonlyMap<string, readonly number[]>;
  readonly commands: readonly number[];
  /** Megabytes that the program holds after the requests. */
  readonly held: number;
}

interface ScaleTarget {
  readonly cluster: BenchCluster;
  readonly part: Part;
  readonly steps: Step[];
}

const pages = {
  'first page of a history': `tutor /api/students/${studentId(0)}/class-history`,
  leaderboard: 'tutor /api/leaderboard',
  'search for a student': 'tutor /api/students?search=ada',
  'who needs classes, on the dashboard': 'tutor /api/students/in-need?need=low',
} as const;

/** The bench of each step, by its size. The memory of a step is compared with that of the first one of the run. */
const stepBenches = Object.fromEntries(
  STEPS.map((events, index) => [
    `${formatCount(events)} events`,
    async ({ cluster, part, steps }: ScaleTarget): Promise<BenchRow[]> => {
      const step = await measureStep(cluster, part, index + 1, part(events, 1_000));
      steps.push(step);
      return [...toStepRows(step), ...(steps.length > 1 ? [toMemoryRow(steps)] : [])];
    },
  ]),
);

/** Fills a centre of its own for each step, so that no cache of the step before is warm. */
async function measureStep(cluster: BenchCluster, part: Part, number: number, events: number): Promise<Step> {
  await using opened = new AsyncDisposableStack();
  const students = Math.ceil(events / EVENTS_A_STUDENT);
  const rebuilds: MeasuredResult[] = [];
  let fillMs = 0;
  const began = performance.now();
  const size = toCentreSize('everything', students, events);
  const centre = await openGrownCentre(opened, cluster, `step_${number}`, size, async (log, logId) => {
    fillMs = performance.now() - began;
    const rebuilt = await rebuild(log, logId);
    assertCorrect(rebuilt.fault === undefined, `the rebuild found ${rebuilt.fault}`);
    rebuilds.push(rebuilt);
    return rebuilt.schema;
  });
  const [rebuilt] = rebuilds as [MeasuredResult];
  const starts = await measureTurns(part(STARTS), (turn) =>
    startCopy(centre, join(cluster.home, `copy_${number}_${turn}`)),
  );
  const answers = await measureAnswers(centre, part(ROUNDS));
  const { held } = await centre.memory();
  const commands = await measureCommands(centre, Math.min(students, part(200)));
  const verify = await runProcess(centre.log, 'verify', rebuilt.schema);
  assertCorrect(verify.fault === undefined, `verify found ${JSON.stringify(verify.fault)}`);
  const [bytes] = await centre.log.sql<[{ log: number; readModels: number }]>`
    select sum(pg_total_relation_size(c.oid)) filter (where relnamespace = 'log'::regnamespace)::float8 as log,
      sum(pg_total_relation_size(c.oid)) filter (where relnamespace = ${rebuilt.schema}::regnamespace)::float8 as "readModels"
    from pg_class c where relkind = 'r'`;
  return {
    ...{ events: centre.log.events, students, fillMs, bytes },
    ...{ rebuild: rebuilt, verify, starts, answers, commands, held },
  };
}

/** On a busy machine the process may not renew its lease in time; then it starts again. */
const rebuild = (log: FilledLog, logId: string, tries = 3): Promise<MeasuredResult> =>
  runProcess(log, 'rebuild', 'all', logId).catch((error) => {
    if (tries === 0 || !String(error).includes('lost its connection')) throw error;
    return rebuild(log, logId, tries - 1);
  });

/** Starts a copy of the program on the centre, until it serves. */
async function startCopy({ env }: GrownCentre, folder: string): Promise<void> {
  await using copy = new ServerProcess('services/server/main.ts', { ...env, DATA_DIR: folder });
  await copy.waitForOutput(/Rollbook is running/);
  await copy.end('SIGTERM');
}

async function measureAnswers(centre: GrownCentre, rounds: number): Promise<Map<string, number[]>> {
  const times = new Map<string, number[]>();
  for (const request of createGrowthRequests(centre)) {
    const took: number[] = [];
    for (let round = -1; round < rounds; round += 1) {
      const { ms } = await measureAnswer(centre, request);
      if (round >= 0) took.push(ms);
    }
    times.set(`${request.as} ${request.path}`, took);
  }
  return times;
}

/** Adds a class to one student after another, over HTTP. */
async function measureCommands({ tutor }: GrownCentre, count: number): Promise<number[]> {
  return measureTurns(count, async (index) => {
    const change = { classes: 1, code: 'other', reason: 'Counted again with the family' };
    const { status, text } = await tutor.post(`/api/students/${studentId(index)}/classes/add`, change);
    assertCorrect(status < 300, `a command was answered ${status}: ${text}`);
  });
}

function toStepRows(step: Step): BenchRow[] {
  const { events, students, fillMs, bytes, rebuild, verify, starts, answers, commands } = step;
  const at = `${formatCount(events)} events`;
  const p95 = (took: readonly number[]) => quantile(took, 0.95);
  const bySlowness = [...answers].toSorted(([, one], [, other]) => p95(other) - p95(one));
  const missed = bySlowness.filter(([, took]) => p95(took) > GET_P95_MAX_MS).length;
  const slowest = bySlowness.slice(0, Math.max(SLOWEST_NAMED, missed));
  const named = Object.entries(pages).map(([what, request]) => {
    const took = answers.get(request) ?? [];
    return {
      what: `${at}: ${what}`,
      figures: toTimeFigures(took, { p95: GET_P95_MAX_MS }),
      checked: `${took.length} answers`,
    };
  });
  return [
    {
      what: `${at}: size`,
      figures: [{ value: (bytes.log + bytes.readModels) / 1e6, format: formatMegabytes }],
      detail: `${formatCount(students)} students; log ${formatMegabytes(bytes.log / 1e6)}, ${formatCount(bytes.log / events)} bytes an event; read models ${formatMegabytes(bytes.readModels / 1e6)}`,
      checked: `filled by COPY in ${formatCount(fillMs / 1_000)} s`,
    },
    {
      what: `${at}: rebuild of all read models`,
      figures: [toRate(rebuild.rate)],
      detail: `peak ${formatMegabytes(rebuild.peakMegabytes)}`,
      checked: 'none parked, and each row equal to the fold of the log by the verify below',
    },
    {
      what: `${at}: verify`,
      figures: [toRate(verify.rate)],
      detail: `peak ${formatMegabytes(verify.peakMegabytes)}`,
      checked: 'no fault',
    },
    {
      what: `${at}: start of the program`,
      figures: [toTime('median', median(starts), START_MAX_MS)],
      checked: `${starts.length} starts, until it serves`,
    },
    {
      what: `${at}: a class is added`,
      figures: toTimeFigures(commands, { p95: GET_P95_MAX_MS }),
      checked: `${commands.length} commands over HTTP, one at a time, each stored`,
    },
    ...named,
    {
      what: `${at}: the slowest of ${answers.size} GET requests`,
      figures: [toTime('p95', p95(slowest[0]?.[1] ?? []), GET_P95_MAX_MS)],
      detail: slowest
        .map(([request, took]) => `${request.replaceAll(/00000000-0000-4000-\w{4}-0*/g, '…')} ${formatMs(p95(took))}`)
        .join('; '),
      checked: `${slowest[0]?.[1].length} answers of each`,
    },
  ];
}

const toMemoryRow = (steps: readonly Step[]): BenchRow => ({
  what: `${formatCount(steps.at(-1)?.events ?? 0)} events: memory that the program holds ÷ at ${formatCount(steps[0]?.events ?? 0)}`,
  figures: [toRatio([steps.at(-1)?.held ?? Number.NaN], [steps[0]?.held ?? Number.NaN], { atMost: MEMORY_GROWTH_MAX })],
  detail: steps.map(({ held }) => formatMegabytes(held)).join(' → '),
  checked: 'after all GET requests, garbage collected',
});

const toCharts = (steps: readonly Step[]): string[] => {
  const labels = steps.map(({ events }) => formatCount(events));
  const toTimes = (request: string) => steps.map(({ answers }) => quantile(answers.get(request) ?? [], 0.95));
  return [
    ...Object.entries(pages).map(([what, request]) => formatChart(`${what}, p95`, 'ms', labels, toTimes(request))),
    formatChart(
      'rebuild',
      'events/s',
      labels,
      steps.map(({ rebuild }) => rebuild.rate),
    ),
    formatChart(
      'verify',
      'events/s',
      labels,
      steps.map(({ verify }) => verify.rate),
    ),
    formatChart(
      'memory that the program holds',
      'MB',
      labels,
      steps.map(({ held }) => held),
    ),
  ];
};

export const scaleSuite = defineSuite<ScaleTarget>({
  benches: {
    backup: ({ cluster, part }) => measureBackupRows(cluster, part),
    partitions: ({ cluster, part }) => measurePartitionRows(cluster, part),
    ...stepBenches,
  },
  open: async (opened, part) => ({ cluster: await openBenchCluster(opened), part, steps: [] }),
  report: ({ steps }) => ({
    heading: 'Measurements of a growing centre',
    intro: `Written by \`npm run bench:scale\` on ${new Date().toISOString().slice(0, 10)}, on ${cpus().length} × ${cpus()[0]?.model}, load ${loadavg()[0]?.toFixed(1)} at the end.`,
    charts: toCharts(steps),
  }),
});
