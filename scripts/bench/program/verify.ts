/** Measures the operator's `verify` on the record of a whole centre, and the growth of its memory with the log. */
import type { Sql } from 'postgres';
import type { KeyRing } from '#events/record/key-ring.ts';
import type { BenchCluster } from '../harness/bench-cluster.ts';
import { type BenchRow, formatCount } from '../harness/bench-row.ts';
import { copyHistory } from '../history/copy-history.ts';
import { toCentreSize } from '../history/history.ts';
import { formatRatio } from '../record/figures.ts';
import { MEMORY_GOAL, measureVerify, RATE_GOAL } from '../record/verify.ts';

/** Number of students. With fewer, a large log would need more marks per student than three years have days. */
const STUDENTS = 1_000;

export async function measureVerifyRows(cluster: BenchCluster, sizes: readonly number[]): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  let fewest: number | undefined;
  for (const size of sizes) {
    const centre = toCentreSize({ students: STUDENTS, events: size });
    const fill = async (sql: Sql, keys: KeyRing) => (await copyHistory(sql, centre, keys)).events;
    const found = await measureVerify(cluster, `verified_${size}`, fill);
    const { events, rate, microsecondsAnEvent, peakMegabytes } = found;
    const megabytes = `${formatCount(peakMegabytes)} MB at most`;
    const checked = 'no fault, every event counted';
    rows.push({
      what: `verify of ${formatCount(events)} events`,
      measured: `${formatCount(rate)} events/s, ${megabytes}; ${formatCount(microsecondsAnEvent)} µs an event, the server’s not counted`,
      goal: `≥ ${formatCount(RATE_GOAL)}/s`,
      met: rate >= RATE_GOAL,
      checked,
    });
    fewest ??= peakMegabytes;
    if (size === sizes[0]) continue;
    const growth = peakMegabytes / fewest;
    const what = '… its memory beside the first';
    rows.push({ what, measured: formatRatio(growth), goal: `≤ ${MEMORY_GOAL} ×`, met: growth <= MEMORY_GOAL, checked });
  }
  return rows;
}
