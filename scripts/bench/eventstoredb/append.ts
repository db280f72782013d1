/** Compares appends per second of our adapter and of the EventStoreDB client alone, on one server. */
import { openEventStoreDb } from '#events/store/eventstoredb/event-store-db.ts';
import type { BenchRow } from '../harness/bench-row.ts';
import { runAlternately } from '../record/contender.ts';
import { computeMedianRatio, formatRatio, formatRounds, toRates } from '../record/figures.ts';
import { toBenchSize } from '../record/size.ts';
import { createAdapterContender, createClientContender, openRawClient } from './raw-client.ts';

const goals = [
  { writers: 1, goal: 0.85 },
  { writers: 16, goal: 0.8 },
  { writers: 64, goal: 0.8 },
] as const;

export async function measureAppendRows(url: string): Promise<BenchRow[]> {
  const prefix = `bench-${crypto.randomUUID()}-`;
  const store = openEventStoreDb({ url, prefix });
  const client = openRawClient(url);
  const contenders = [
    createAdapterContender(store, { client, prefix }),
    createClientContender({ client, prefix: `raw-${prefix}` }),
  ] as const;
  const [ours, raw] = contenders;
  const rows: BenchRow[] = [];
  for (const { writers, goal } of goals) {
    const works = await runAlternately(contenders, { ...toBenchSize(1), writers });
    const [own = [], raws = []] = [works.get(ours), works.get(raw)];
    const measured = computeMedianRatio(toRates(own), toRates(raws));
    rows.push({
      what: `append, ${writers} ${writers === 1 ? 'writer' : 'writers'} ÷ raw client`,
      measured: `${formatRatio(measured)} (${formatRounds(own)}; raw ${formatRounds(raws)})`,
      goal: `≥ ${goal} ×`,
      met: measured >= goal,
      checked: 'each acknowledged event stored once, none missing',
    });
  }
  await store.close();
  await client.dispose();
  return rows;
}
