/** Compares appends: with Emmett and a raw insert, while a database snapshot is open, and to a large log. */
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import postgres from 'postgres';
import { openPostgresStore } from '#events/store/postgres/open-postgres-store.ts';
import { type BenchRow, formatCount, formatWriters, toRate, toTime } from '../harness/bench-row.ts';
import { createFilledLog, toCentreSize } from '../harness/filled-log.ts';
import { assertCorrect, measureTurns, median, quantile } from '../harness/measure.ts';
import { createRawTable, createRollbookContender, measureAppends, measureCopyRate, toAppendRow } from './contender.ts';
import { createEmmettContender, openEmmett } from './emmett.ts';
import type { RecordTarget } from './record-target.ts';

const goals = [
  { writers: 1, emmett: 1.5, raw: 0.65 },
  { writers: 16, emmett: 3, raw: 0.6 },
  { writers: 64, emmett: 5, raw: 1 },
];
const MOST_WRITERS = 64;

export async function measureAppendRows({ cluster, part }: RecordTarget): Promise<BenchRow[]> {
  const { sql, url } = await cluster.database('appends');
  await using peer = await openEmmett(url, MOST_WRITERS);
  const store = openPostgresStore({ sql });
  const contenders = [createRollbookContender(store, sql), createEmmettContender(peer), await createRawTable(sql)];
  const rows: BenchRow[] = [];
  for (const { writers, emmett, raw } of goals) {
    const syncs = await measureFdatasyncs(cluster.home);
    const [ours = [], emmetts = [], raws = []] = await measureAppends(contenders, {
      ...{ writers, rounds: part(7), ms: part(1_500, 30) },
    });
    syncs.push(...(await measureFdatasyncs(cluster.home)));
    const named = `append, ${formatWriters(writers)}`;
    rows.push(
      toAppendRow({ what: `${named} ÷ Emmett` }, { rollbook: ours, emmett: emmetts }, { atLeast: emmett }),
      toAppendRow({ what: `${named} ÷ raw insert` }, { rollbook: ours, raw: raws }, { atLeast: raw }),
    );
    if (writers < MOST_WRITERS) continue;
    const sync = median(syncs);
    const p99 = quantile(
      ours.flatMap(({ took }) => took),
      0.99,
    );
    rows.push({
      what: `${named}, the slowest`,
      figures: [toTime('p99', p99, 3 * sync + 10)],
      detail: `fdatasync ${sync.toFixed(2)} ms`,
      checked: 'as above',
    });
  }
  const copiedRows = part(50_000, 100);
  const rates: number[] = [];
  for (let round = 0; round < part(7); round += 1) rates.push(await measureCopyRate(sql, copiedRows));
  rows.push({
    what: 'COPY, the upper raw limit',
    figures: [toRate(median(rates), {}, 'rows')],
    checked: 'the table’s unique keys',
  });
  await store.close();
  return rows;
}

/** Measures fdatasync of one page, a hundred times, in a preallocated file like PostgreSQL’s WAL. */
async function measureFdatasyncs(folder: string): Promise<number[]> {
  const [pageBytes, filePages] = [8_192, 128];
  await using file = await open(join(folder, 'fdatasync'), 'w');
  await file.write(Buffer.alloc(pageBytes * filePages));
  await file.sync();
  const page = Buffer.alloc(pageBytes, 1);
  return await measureTurns(100, async (turn) => {
    await file.write(page, 0, pageBytes, turn * pageBytes);
    await file.datasync();
  });
}

/** Measures appends while one database snapshot stays open, as during a backup. */
export async function measureSnapshotRows({ cluster, part }: RecordTarget): Promise<BenchRow[]> {
  const [free, backedUp] = [await cluster.database('no_snapshot'), await cluster.database('with_snapshot')];
  const stores = [backedUp, free].map(openPostgresStore);
  const contenders = [backedUp, free].map(({ sql }, index) => createRollbookContender(stores[index] as never, sql));
  const snapshot = postgres(backedUp.url, { max: 1 });
  const countEvents = async () => Number((await snapshot`select count(*) as count from log.events`)[0]?.count);
  await snapshot.unsafe('begin isolation level repeatable read');
  await countEvents();
  const rows: BenchRow[] = [];
  for (const writers of [16, 64]) {
    const [within = [], without = []] = await measureAppends(contenders, {
      ...{ writers, rounds: part(7), ms: part(1_500, 30) },
    });
    rows.push(
      toAppendRow(
        {
          what: `append, ${writers} writers, a snapshot open`,
          checked: 'none missing; the snapshot sees an empty log to the end',
        },
        { within, without },
        { atLeast: 2 / 3 },
      ),
    );
  }
  assertCorrect((await countEvents()) === 0, 'the snapshot did not stay open');
  await Promise.all([snapshot.end(), ...stores.map((store) => store.close())]);
  return rows;
}

/**
 * Measures whether an append costs more in a larger log. It appends events to the large log that no read model knows, so
 * it must run after the rebuild.
 */
export async function measureGrowthRows({ cluster, log, part }: RecordTarget): Promise<BenchRow[]> {
  const large = await log('classes', 'large');
  const rows: BenchRow[] = [];
  for (const writers of [1, 16]) {
    // Each row gets a new small log and short rounds, because appends enlarge it.
    const size = toCentreSize('classes', large.students.length, part(10_000, 100));
    const small = await createFilledLog(cluster, `small_log_${writers}`, size);
    const stores = [small, large].map(openPostgresStore);
    const contenders = [small, large].map(({ sql }, index) => createRollbookContender(stores[index] as never, sql));
    const [few = [], many = []] = await measureAppends(contenders, {
      ...{ writers, rounds: part(7), ms: part(500, 10) },
    });
    await Promise.all(stores.map((store) => store.close()));
    const [fewEvents, manyEvents] = [formatCount(small.events), formatCount(large.events)];
    rows.push(
      toAppendRow(
        {
          what: `append cost, ${fewEvents} → ${manyEvents} events, ${formatWriters(writers)}`,
          checked: 'none missing in either log',
        },
        { small: few, large: many },
        { atMost: 1.2 },
      ),
    );
  }
  return rows;
}
