/** Compares the GET routes and the memory of the program in a centre and in one of a tenth of its size. */
import { openBenchCluster } from '../harness/bench-cluster.ts';
import { type BenchRow, type Figure, formatCount, formatMegabytes, formatMs, toTime } from '../harness/bench-row.ts';
import type { CentreSize } from '../harness/filled-log.ts';
import { measureMs, median, quantile, toBody } from '../harness/measure.ts';
import { defineSuite, type Part } from '../harness/run-suite.ts';
import { type GrownCentre, openGrownCentre } from './centre.ts';
import { createGrowthRequests, type GrowthRequest } from './requests.ts';

const BYTES_MAX = 100_000;
const RATIO_MAX = 1.5;
/** Share of the large centre's bytes above which times are compared. Below it the small centre renders fewer rows. */
const FILLED = 0.8;
/** Bytes and milliseconds added to both sizes before their ratio is taken, so that small answers do not show large ratios. */
const NOISE = { bytes: 1_000, ms: 2 };

interface Measured {
  readonly times: number[];
  bytes: number;
  /** The length of the longest list in the answer. */
  rows: number;
}

/** Alternates requests between both centres, so that other load of the machine slows both equally. */
async function measureGrowthRows({ centres, rounds }: Target): Promise<BenchRow[]> {
  const requests = centres.map((centre) =>
    createGrowthRequests(centre).map((request) => ({
      request,
      measured: { times: [], bytes: 0, rows: 0 } as Measured,
    })),
  );
  const [few = [], many = []] = requests;
  // The first two rounds are a warm-up.
  for (let round = -2; round < rounds; round += 1) {
    for (const index of many.keys()) {
      for (const [which, centre] of centres.entries()) {
        const { request, measured } = (which === 0 ? few : many)[index] as (typeof many)[number];
        const took = await measureMs(() => measureAnswer(centre, request, measured));
        if (round >= 0) measured.times.push(took);
      }
    }
  }
  const rows = many.map(({ request, measured }, index) =>
    toGrowthRow(request, few[index]?.measured as Measured, measured),
  );
  const memories = [await centres[0].memory(), await centres[1].memory()] as const;
  const memoryRows = (['resident', 'held'] as const).map((which): BenchRow => {
    const [small, big] = memories.map((memory) => memory[which]) as [number, number];
    const figure = toLimited('', big / small, RATIO_MAX, (ratio) => `× ${ratio.toFixed(2)}`);
    return {
      what: `memory of the program, ${which}`,
      figures: [figure],
      detail: `${formatMegabytes(small)} → ${formatMegabytes(big)}`,
      checked: 'after all requests, garbage collected',
    };
  });
  return [...rows, ...memoryRows];
}

async function measureAnswer(centre: GrownCentre, { as, path }: GrowthRequest, measured: Measured): Promise<void> {
  const answer = await centre[as].get(path);
  toBody(answer);
  // The text of a picture has another length than its bytes.
  const bytes = Number(answer.headers.get('content-length') ?? Buffer.byteLength(answer.text));
  measured.bytes = Math.max(measured.bytes, bytes);
  measured.rows = Math.max(measured.rows, countRows(answer.body));
}

/** Length of the longest list in an answer; 0 for an answer that is not JSON, such as a picture. */
function countRows(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  return Math.max(Array.isArray(value) ? value.length : 0, ...Object.values(value).map(countRows));
}

const toLimited = (name: string, value: number, atMost: number | undefined, format: Figure['format']): Figure => ({
  ...{ name, value, format, ...(atMost !== undefined && { atMost }) },
});

export function toGrowthRow({ as, path, rowsMax }: GrowthRequest, few: Measured, many: Measured): BenchRow {
  const isFilled = few.bytes >= FILLED * many.bytes;
  const growth = (many.bytes + NOISE.bytes) / (few.bytes + NOISE.bytes);
  const slowing = (median(many.times) + NOISE.ms) / (median(few.times) + NOISE.ms);
  const formatTimes = (ratio: number) => `× ${ratio.toFixed(2)}`;
  return {
    what: `${as}: ${path.replaceAll(/00000000-0000-4000-\w{4}-0*/g, '…')}`,
    figures: [
      toTime('p95', quantile(many.times, 0.95), 50),
      toLimited('', many.bytes, BYTES_MAX, (bytes) => `${formatCount(bytes / 1_000)} kB`),
      toLimited('bytes', growth, rowsMax === undefined ? RATIO_MAX : undefined, formatTimes),
      toLimited('rows', many.rows, rowsMax, formatCount),
      toLimited('time', slowing, isFilled ? RATIO_MAX : undefined, formatTimes),
    ],
    detail: `${formatMs(median(few.times))} → ${formatMs(median(many.times))}`,
    checked: `${many.times.length} answers`,
  };
}

/** The size of a centre with this share of the students and homework of the big one. */
const toSize = (part: Part, share: number): CentreSize => ({
  ...{ students: part(500 * share, 2), homework: part(200 * share, 2) },
  ...{ marks: part(400, 20), sessions: part(20, 2) },
});

interface Target {
  readonly centres: readonly [small: GrownCentre, big: GrownCentre];
  readonly rounds: number;
}

export const growthSuite = defineSuite<Target>({
  benches: { routes: measureGrowthRows },
  async open(opened, part) {
    const cluster = await openBenchCluster(opened);
    const small = await openGrownCentre(opened, cluster, 'small', toSize(part, 0.1));
    const big = await openGrownCentre(opened, cluster, 'big', toSize(part, 1));
    return { centres: [small, big], rounds: part(20) };
  },
  describe: ({ centres: [small, big] }) => `${formatCount(small.events)} and ${formatCount(big.events)} events`,
});
