/** Measures the time from a command over HTTP to its change notification, on EventStoreDB and on the embedded store. */

import { type BenchRow, formatMs, median, quantile } from '../harness/bench-row.ts';
import { type LiveCentre, openLiveCentre } from '../harness/measure-live.ts';

const PER_SECOND = 20;
const SECONDS = 4;
const ROUNDS = 6;
const GOAL = 1.3;

export async function measureLiveRow(eventStoreUrl: string): Promise<BenchRow> {
  await using embedded = await openLiveCentre();
  await using own = await openLiveCentre({
    EVENTSTORE_URL: eventStoreUrl,
    EVENTSTORE_PREFIX: `bench-${crypto.randomUUID()}-`,
  });
  const took = new Map<LiveCentre, number[][]>([
    [own, []],
    [embedded, []],
  ]);
  for (const centre of took.keys()) await centre.measure(PER_SECOND, SECONDS);
  for (let round = 0; round < ROUNDS; round += 1) {
    const centres = round % 2 === 0 ? [own, embedded] : [embedded, own];
    for (const centre of centres) took.get(centre)?.push(await centre.measure(PER_SECOND, SECONDS));
  }
  const [owns = [], embeddeds = []] = [took.get(own), took.get(embedded)];
  const ratios = owns.map((round, index) => median(round) / median(embeddeds[index] ?? []));
  const measured = median(ratios);
  const formatTimes = (rounds: number[][]) =>
    `p50 ${formatMs(median(rounds.flat()))}, p99 ${formatMs(quantile(rounds.flat(), 0.99))}`;
  return {
    what: `command → notification, ${PER_SECOND}/s`,
    measured: `${measured.toFixed(2)} × (${formatTimes(owns)}; embedded ${formatTimes(embeddeds)})`,
    goal: `≤ ${GOAL} × embedded`,
    met: measured <= GOAL,
    checked: 'each command has a position of its own and is notified',
  };
}
