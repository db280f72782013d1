/** Measures whether an append costs more in a larger log. */
import { openPostgresStore } from '#events/store/postgres/open-postgres-store.ts';
import type { BenchCluster } from '../harness/bench-cluster.ts';
import { formatCount } from '../harness/bench-row.ts';
import { runAlternately } from './contender.ts';
import { computeMedianRatio, formatRatio, formatRounds, toRates, toRawRounds } from './figures.ts';
import { createFilledLog, type FilledLog } from './filled-log.ts';
import type { RecordRow } from './record-row.ts';
import { createRollbookContender } from './rollbook.ts';
import type { BenchSize } from './size.ts';

const GOAL = 1.2;
const WRITERS = [1, 16];

/** Appends events to the large log that no read model knows, so it must run after the rebuild. */
export async function measureGrowthRows(
  cluster: BenchCluster,
  size: BenchSize,
  large: FilledLog,
): Promise<RecordRow[]> {
  const rows: RecordRow[] = [];
  for (const writers of WRITERS) rows.push(await growthRow(cluster, size, large, writers));
  return rows;
}

async function growthRow(
  cluster: BenchCluster,
  size: BenchSize,
  large: FilledLog,
  writers: number,
): Promise<RecordRow> {
  const { students, log } = size;
  // Each row gets a new small log and short rounds, because appends enlarge it.
  const small = await createFilledLog(cluster, `small_log_${writers}`, { students, events: log.small });
  const stores = [openPostgresStore(small), openPostgresStore(large)] as const;
  const contenders = [
    createRollbookContender(stores[0], small.sql),
    createRollbookContender(stores[1], large.sql),
  ] as const;
  const works = await runAlternately(contenders, { writers, rounds: size.rounds, ms: size.ms / 3 });
  const end = await contenders[0].count();
  await Promise.all(stores.map((store) => store.close()));
  const [few = [], many = []] = contenders.map((one) => works.get(one));
  const measured = computeMedianRatio(toRates(few), toRates(many));
  return {
    what: `append cost, ${formatCount(log.small)} → ${formatCount(log.large)} events, ${writers === 1 ? '1 writer' : `${writers} writers`}`,
    measured: `${formatRatio(measured)} (${formatRounds(many)}; small log ${formatRounds(few)})`,
    goal: `≤ ${GOAL} ×`,
    met: measured <= GOAL,
    checked: 'none missing in either log',
    how: `Time of an append to a log of ${formatCount(log.large)} events ÷ to a log that held ${formatCount(log.small)} events when the rounds began (${formatCount(end)} when they ended).`,
    raw: { small: toRawRounds(few), large: toRawRounds(many) },
  };
}
