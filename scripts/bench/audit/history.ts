/** Measures the pages of a class history of 10,000 rows and of its replay, as the server answers them. */
import type { GrownCentre } from '../growth/centre.ts';
import { assertCorrect, type BenchRow, formatCount, formatMs, median, quantile } from '../harness/bench-row.ts';
import { studentId } from '../history/history.ts';

const ROUNDS = 50;
const WARM_UP_ROUNDS = 5;
const GOAL_MS = 50;

const history = `/api/students/${studentId(0)}/class-history`;

export async function measureHistoryRows({ student, tutor }: GrownCentre, rowsMin: number): Promise<BenchRow[]> {
  const { count } = (await tutor.get(`${history}/export?format=summary`)).body;
  assertCorrect(count >= rowsMin, `the history has ${count} rows`);
  const read = async (query = '') => {
    const { status, text, body } = await student.get(`${history}${query}`);
    assertCorrect(status === 200 && body.entries.length > 0, `a page was answered ${status}: ${text.slice(0, 200)}`);
    return body;
  };
  const { next_cursor } = await read();
  const pages = {
    'first page by day of class': '',
    'first page by time of recording': '?order=recorded',
    'second page': `?cursor=${next_cursor}`,
    'first page of the marks': '?cause=mark',
  };
  const rows: BenchRow[] = [];
  for (const [what, query] of Object.entries(pages)) {
    const times: number[] = [];
    for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round += 1) {
      const began = performance.now();
      await read(query);
      if (round >= 0) times.push(performance.now() - began);
    }
    const p95 = quantile(times, 0.95);
    rows.push({
      what: `history: ${what}`,
      measured: `p95 ${formatMs(p95)}, median ${formatMs(median(times))}`,
      goal: `≤ ${GOAL_MS} ms`,
      met: p95 <= GOAL_MS,
      checked: `${times.length} answers; the history has ${formatCount(count)} rows`,
    });
  }
  return rows;
}
