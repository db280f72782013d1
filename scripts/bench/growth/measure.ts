import { type BenchRow, check, median, ms, quantile, whole } from '../row.ts';
import type { GrownCentre } from './centre.ts';
import { type GrowthRequest, requestsTo } from './requests.ts';

const ROUNDS = 20;
const P95_MS = 50;
const BYTES = 100_000;
const RATIO = 1.5;
/** A page that the small centre does not fill to this part says nothing about growth: it has fewer rows to show. */
const FILLED = 0.8;
/** Milliseconds that are lost in the noise of a request. */
const NOISE_MS = 2;

interface Measured {
  readonly times: number[];
  bytes: number;
}

/** Both centres are asked in turns, so that whatever else the machine does slows both. */
export async function growthRows(small: GrownCentre, big: GrownCentre): Promise<BenchRow[]> {
  const requests = [requestsTo(small), requestsTo(big)] as const;
  const measured = requests.map((all) => all.map((): Measured => ({ times: [], bytes: 0 })));
  const before = [await small.memory(), await big.memory()];
  for (let round = -2; round < ROUNDS; round += 1) {
    for (const index of requests[0].keys()) {
      for (const [which, centre] of [small, big].entries()) {
        const request = requests[which]?.[index] as GrowthRequest;
        const one = measured[which]?.[index] as Measured;
        const began = performance.now();
        const { status, text } = await centre[request.as].get(request.path);
        const took = performance.now() - began;
        check(status === 200, `${request.path} was answered ${status}: ${text.slice(0, 200)}`);
        one.bytes = Math.max(one.bytes, Buffer.byteLength(text));
        // the first rounds warm both up
        if (round >= 0) one.times.push(took);
      }
    }
  }
  const rows = requests[1].map((request, index) =>
    rowOf(request, measured[0]?.[index] as Measured, measured[1]?.[index] as Measured),
  );
  return [...rows, memoryRow([await small.memory(), await big.memory()], before)];
}

function rowOf({ as, path }: GrowthRequest, few: Measured, many: Measured): BenchRow {
  const p95 = quantile(many.times, 0.95);
  const ratio = (median(many.times) + NOISE_MS) / (median(few.times) + NOISE_MS);
  const filled = few.bytes >= FILLED * many.bytes;
  return {
    what: `${as}: ${path.replaceAll(/00000000-0000-4000-\w{4}-0*/g, '…')}`,
    measured: `p95 ${ms(p95)}, ${whole(many.bytes / 1_000)} kB, × ${ratio.toFixed(2)} (${ms(median(few.times))} → ${ms(median(many.times))})`,
    goal: `≤ ${P95_MS} ms, ≤ ${whole(BYTES / 1_000)} kB${filled ? `, ≤ × ${RATIO}` : ''}`,
    met: p95 <= P95_MS && many.bytes <= BYTES && (!filled || ratio <= RATIO),
    checked: `${many.times.length} answers`,
  };
}

function memoryRow([few = 0, many = 0]: number[], before: number[]): BenchRow {
  const ratio = many / few;
  return {
    what: 'memory of the program',
    measured: `${whole(many)} MB, × ${ratio.toFixed(2)} (${whole(few)} MB; before ${before.map(whole).join(' and ')})`,
    goal: `≤ × ${RATIO}`,
    met: ratio <= RATIO,
    checked: 'after all requests',
  };
}
