import { openBenchCluster } from '../harness/bench-cluster.ts';
import type { MemoryUsage } from '../harness/read-memory.ts';
import {
  assertCorrect,
  type BenchRow,
  defineSuite,
  formatCount,
  formatMs,
  median,
  quantile,
} from '../harness/run-suite.ts';
import type { CentreSize } from '../history/history.ts';
import { type GrownCentre, openGrownCentre } from './centre.ts';
import { createGrowthRequests, type GrowthRequest } from './requests.ts';

const ROUNDS = 20;
const P95_MS = 50;
const BYTES = 100_000;
const RATIO = 1.5;
/** Share of the large centre's bytes above which times are compared. Below it the small centre renders fewer rows. */
const FILLED = 0.8;
/** Bytes added to both sizes before their ratio is taken, so that small answers do not show large ratios. */
const NOISE_BYTES = 1_000;
/** Milliseconds added to both times before their ratio is taken, so that short times do not show large ratios. */
const NOISE_MS = 2;

interface Measured {
  readonly times: number[];
  bytes: number;
  /** The length of the longest list in the answer. */
  rows: number;
}

/** Alternates requests between both centres, so that other load of the machine slows both equally. */
async function measureGrowthRows(small: GrownCentre, big: GrownCentre): Promise<BenchRow[]> {
  const requests = [createGrowthRequests(small), createGrowthRequests(big)] as const;
  const measured = requests.map((all) => all.map((): Measured => ({ times: [], bytes: 0, rows: 0 })));
  for (let round = -2; round < ROUNDS; round += 1) {
    for (const index of requests[0].keys()) {
      for (const [which, centre] of [small, big].entries()) {
        const request = requests[which]?.[index] as GrowthRequest;
        const one = measured[which]?.[index] as Measured;
        const began = performance.now();
        const { status, text, headers } = await centre[request.as].get(request.path);
        const took = performance.now() - began;
        assertCorrect(status === 200, `${request.path} was answered ${status}: ${text.slice(0, 200)}`);
        // The text of a picture has another length than its bytes.
        const bytes = Number(headers.get('content-length') ?? Buffer.byteLength(text));
        one.bytes = Math.max(one.bytes, bytes);
        one.rows = Math.max(one.rows, countRows(text));
        // The first two rounds are a warm-up.
        if (round >= 0) one.times.push(took);
      }
    }
  }
  const rows = requests[1].map((request, index) =>
    toGrowthRow(request, measured[0]?.[index] as Measured, measured[1]?.[index] as Measured),
  );
  const [few, many] = [await small.memory(), await big.memory()];
  return [...rows, memoryRow('resident', few, many), memoryRow('held', few, many)];
}

export function toGrowthRow({ as, path, rowsMax }: GrowthRequest, few: Measured, many: Measured): BenchRow {
  const p95 = quantile(many.times, 0.95);
  const ratio = (median(many.times) + NOISE_MS) / (median(few.times) + NOISE_MS);
  const filled = few.bytes >= FILLED * many.bytes;
  const growth = (many.bytes + NOISE_BYTES) / (few.bytes + NOISE_BYTES);
  const isBounded = rowsMax === undefined ? growth <= RATIO : many.rows <= rowsMax;
  const bound = rowsMax === undefined ? `bytes ≤ × ${RATIO}` : `≤ ${formatCount(rowsMax)} rows`;
  return {
    what: `${as}: ${path.replaceAll(/00000000-0000-4000-\w{4}-0*/g, '…')}`,
    measured: `p95 ${formatMs(p95)}, ${formatCount(many.bytes / 1_000)} kB, bytes × ${growth.toFixed(2)}, ${formatCount(many.rows)} rows, time × ${ratio.toFixed(2)} (${formatMs(median(few.times))} → ${formatMs(median(many.times))})`,
    goal: `≤ ${P95_MS} ms, ≤ ${formatCount(BYTES / 1_000)} kB, ${bound}${filled ? `, time ≤ × ${RATIO}` : ''}`,
    met: p95 <= P95_MS && many.bytes <= BYTES && (!filled || ratio <= RATIO) && isBounded,
    checked: `${many.times.length} answers`,
  };
}

/** Length of the longest list in a JSON answer; 0 for any other answer, such as a picture. */
function countRows(text: string): number {
  if (!text.startsWith('{')) return 0;
  let rows = 0;
  JSON.parse(text, (_, value: unknown) => {
    if (Array.isArray(value)) rows = Math.max(rows, value.length);
    return value;
  });
  return rows;
}

function memoryRow(which: keyof MemoryUsage, few: MemoryUsage, many: MemoryUsage): BenchRow {
  const ratio = many[which] / few[which];
  return {
    what: `memory of the program, ${which}`,
    measured: `${formatCount(many[which])} MB, × ${ratio.toFixed(2)} (${formatCount(few[which])} MB)`,
    goal: `≤ × ${RATIO}`,
    met: ratio <= RATIO,
    checked: 'after all requests, garbage collected',
  };
}

const part = (number: number, of: number) => Math.max(2, Math.round(number * of));
const sizeOf = (of: number): CentreSize => ({
  students: part(500, of),
  marks: 400,
  homework: part(200, of),
  sessions: 20,
});

interface Centres {
  readonly small: GrownCentre;
  readonly big: GrownCentre;
}

export const growthSuite = defineSuite<Centres>({
  benches: { routes: ({ small, big }) => measureGrowthRows(small, big) },
  async open({ scale }) {
    await using opening = new AsyncDisposableStack();
    const cluster = opening.use(await openBenchCluster());
    const small = opening.use(await openGrownCentre(cluster, 'small', sizeOf(scale / 10)));
    const big = opening.use(await openGrownCentre(cluster, 'big', sizeOf(scale)));
    const opened = opening.move();
    return { small, big, [Symbol.asyncDispose]: () => opened.disposeAsync() };
  },
  describe: ({ small, big }) => `${formatCount(small.events)} and ${formatCount(big.events)} events`,
  columns: { whatWidth: 64, goalWidth: 52 },
});
