/** Measures whether an append costs more in a larger log. */
import { openPostgresStore } from '#events/store/postgres/open-postgres-store.ts';
import type { BenchCluster } from '../harness/bench-cluster.ts';
import { whole } from '../harness/bench-row.ts';
import { alternate } from './contender.ts';
import { rates, ratio, rounds, times, told } from './figures.ts';
import { type FilledLog, filledLog } from './filled-log.ts';
import type { RecordRow } from './record-row.ts';
import { rollbook } from './rollbook.ts';
import type { Size } from './size.ts';

const GOAL = 1.2;
const WRITERS = [1, 16];

/** Appends events to the large log that no read model knows, so it must run after the rebuild. */
export async function growthRows(cluster: BenchCluster, size: Size, large: FilledLog): Promise<RecordRow[]> {
  const rows: RecordRow[] = [];
  for (const writers of WRITERS) rows.push(await growthRow(cluster, size, large, writers));
  return rows;
}

async function growthRow(cluster: BenchCluster, size: Size, large: FilledLog, writers: number): Promise<RecordRow> {
  const { students, log } = size;
  // Each row gets a new small log and short rounds, because appends enlarge it.
  const small = await filledLog(cluster, `small_log_${writers}`, { students, events: log.small });
  const stores = [openPostgresStore(small), openPostgresStore(large)] as const;
  const contenders = [rollbook(stores[0], small.sql), rollbook(stores[1], large.sql)] as const;
  const works = await alternate(contenders, { writers, rounds: size.rounds, ms: size.ms / 3 });
  const end = await contenders[0].count();
  await Promise.all(stores.map((store) => store.close()));
  const [few = [], many = []] = contenders.map((one) => works.get(one));
  const measured = ratio(rates(few), rates(many));
  return {
    what: `append cost, ${whole(log.small)} → ${whole(log.large)} events, ${writers === 1 ? '1 writer' : `${writers} writers`}`,
    measured: `${times(measured)} (${told(many)}; small log ${told(few)})`,
    goal: `≤ ${GOAL} ×`,
    met: measured <= GOAL,
    checked: 'none missing in either log',
    how: `Time of an append to the log that was rebuilt above ÷ to a log that held ${whole(log.small)} events when the rounds began (${whole(end)} when they ended).`,
    raw: { small: rounds(few), large: rounds(many) },
  };
}
