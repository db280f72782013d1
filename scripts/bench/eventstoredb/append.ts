/** Compares appends per second of our adapter and of the EventStoreDB client alone, on one server. */
import { openEventStoreDb } from '#events/store/eventstoredb/event-store-db.ts';
import type { BenchRow } from '../harness/bench-row.ts';
import { alternate } from '../record/contender.ts';
import { rates, ratio, times, told } from '../record/figures.ts';
import { sizeOf } from '../record/size.ts';
import { adapter, openClient, rawClient } from './raw-client.ts';

const goals = [
  { writers: 1, goal: 0.85 },
  { writers: 16, goal: 0.8 },
  { writers: 64, goal: 0.8 },
] as const;

export async function appendRows(url: string): Promise<BenchRow[]> {
  const prefix = `bench-${crypto.randomUUID()}-`;
  const store = openEventStoreDb({ url, prefix });
  const client = openClient(url);
  const contenders = [adapter(store, { client, prefix }), rawClient({ client, prefix: `raw-${prefix}` })] as const;
  const [ours, raw] = contenders;
  const rows: BenchRow[] = [];
  for (const { writers, goal } of goals) {
    const works = await alternate(contenders, { ...sizeOf(1), writers });
    const [own = [], raws = []] = [works.get(ours), works.get(raw)];
    const measured = ratio(rates(own), rates(raws));
    rows.push({
      what: `append, ${writers} ${writers === 1 ? 'writer' : 'writers'} ÷ raw client`,
      measured: `${times(measured)} (${told(own)}; raw ${told(raws)})`,
      goal: `≥ ${goal} ×`,
      met: measured >= goal,
      checked: 'each acknowledged event stored once, none missing',
    });
  }
  await store.close();
  await client.dispose();
  return rows;
}
