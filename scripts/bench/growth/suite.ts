/** Compares the GET routes and the memory of the program in a centre and in one of a tenth of its size, and measures the owner's page. */
import { openBenchCluster } from '../harness/bench-cluster.ts';
import { type BenchRow, type Figure, formatCount, formatMegabytes, formatMs, toTime } from '../harness/bench-row.ts';
import type { CentreSize } from '../harness/filled-log.ts';
import { median, quantile, runAlternately, toBody } from '../harness/measure.ts';
import { defineSuite, type Part } from '../harness/run-suite.ts';
import { type GrownCentre, type GrowthTarget, openGrownCentre } from './centre.ts';
import { measureOwnerPageRows } from './owner-page.ts';
import { createGrowthRequests, type GrowthRequest } from './requests.ts';
import { measureWhatIfRows } from './what-if.ts';

const BYTES_MAX = 100_000;
const RATIO_MAX = 1.5;
/** Share of the large centre's bytes above which times are compared. Below it the small centre renders fewer rows. */
const FILLED = 0.8;
/** Bytes and milliseconds added to both sizes before their ratio is taken, so that small answers do not show large ratios. */
const NOISE = { bytes: 1_000, ms: 2 };

/** One answer. */
interface Measured {
  readonly ms: number;
  readonly bytes: number;
  /** The length of the longest list in the answer. */
  readonly rows: number;
}

async function measureGrowthRows({ centres, rounds }: GrowthTarget): Promise<BenchRow[]> {
  const requests = new Map(centres.map((centre) => [centre, createGrowthRequests(centre)]));
  const rows: BenchRow[] = [];
  for (const [index, request] of (requests.get(centres[1]) ?? []).entries()) {
    const [few = [], many = []] = await runAlternately(centres, rounds, (centre) =>
      measureAnswer(centre, requests.get(centre)?.[index] as GrowthRequest),
    );
    rows.push(toGrowthRow(request, few, many));
  }
  const [small, big] = [await centres[0].memory(), await centres[1].memory()];
  const memoryRows = (['resident', 'held'] as const).map((which) => ({
    what: `memory of the program, ${which}`,
    figures: [toGrowth('', big[which] / small[which], RATIO_MAX)],
    detail: `${formatMegabytes(small[which])} → ${formatMegabytes(big[which])}`,
    checked: 'after all requests, garbage collected',
  }));
  return [...rows, ...memoryRows];
}

export async function measureAnswer(centre: GrownCentre, { as, path }: GrowthRequest): Promise<Measured> {
  const began = performance.now();
  const answer = await centre[as].get(path);
  const ms = performance.now() - began;
  toBody(answer, `${as}: ${path}`);
  // The text of a picture has another length than its bytes.
  const bytes = Number(answer.headers.get('content-length') ?? Buffer.byteLength(answer.text));
  return { ms, bytes, rows: countRows(answer.body) };
}

/** Length of the longest list in an answer; 0 for an answer that is not JSON, such as a picture. */
function countRows(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  return Math.max(Array.isArray(value) ? value.length : 0, ...Object.values(value).map(countRows));
}

const toLimited = (name: string, value: number, atMost: number | undefined, format: Figure['format']): Figure => ({
  ...{ name, value, format, ...(atMost !== undefined && { atMost }) },
});
const toGrowth = (name: string, ratio: number, atMost?: number) =>
  toLimited(name, ratio, atMost, (times) => `× ${times.toFixed(2)}`);

const summarise = (answers: readonly Measured[]) => ({
  times: answers.map(({ ms }) => ms),
  bytes: Math.max(...answers.map(({ bytes }) => bytes)),
  rows: Math.max(...answers.map(({ rows }) => rows)),
});

/** Compares the answers of the small centre with those of the big one. */
export function toGrowthRow(
  { as, path, rowsMax }: GrowthRequest,
  small: readonly Measured[],
  big: readonly Measured[],
): BenchRow {
  const [few, many] = [summarise(small), summarise(big)];
  const growth = (many.bytes + NOISE.bytes) / (few.bytes + NOISE.bytes);
  const slowing = (median(many.times) + NOISE.ms) / (median(few.times) + NOISE.ms);
  return {
    what: `${as}: ${path.replaceAll(/00000000-0000-4000-\w{4}-0*/g, '…')}`,
    figures: [
      toTime('p95', quantile(many.times, 0.95), 50),
      toLimited('', many.bytes, BYTES_MAX, (bytes) => `${formatCount(bytes / 1_000)} kB`),
      toGrowth('bytes', growth, rowsMax === undefined ? RATIO_MAX : undefined),
      toLimited('rows', many.rows, rowsMax, formatCount),
      toGrowth('time', slowing, few.bytes >= FILLED * many.bytes ? RATIO_MAX : undefined),
    ],
    detail: `${formatMs(median(few.times))} → ${formatMs(median(many.times))}`,
    checked: `${many.times.length} answers`,
  };
}

/** The size of a centre with this share of the students and homework of the big one. */
const toSize = (part: Part, share: number): CentreSize => ({
  ...{ students: part(500 * share, 2), homework: part(200 * share, 2) },
  ...{ marks: part(400, 20), sessions: part(20, 2), books: true },
});

export const growthSuite = defineSuite<GrowthTarget>({
  benches: { routes: measureGrowthRows, 'owner page': measureOwnerPageRows, 'what-if': measureWhatIfRows },
  async open(opened, part) {
    const cluster = await openBenchCluster(opened);
    const small = await openGrownCentre(opened, cluster, 'small', toSize(part, 0.1));
    const big = await openGrownCentre(opened, cluster, 'big', toSize(part, 1));
    return { centres: [small, big], rounds: part(20) };
  },
  describe: ({ centres: [small, big] }) => `${formatCount(small.log.events)} and ${formatCount(big.log.events)} events`,
});
