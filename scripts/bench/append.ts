/** Appends a second, beside one prepared single-statement insert of the same texts on the same server. */
import type { Sql } from 'postgres';
import type { EventToAppend } from '#events/store/event-store.ts';
import { postgresStore } from '#events/store/postgres/postgres-store.ts';
import type { BenchCluster } from './cluster.ts';
import { type BenchRow, check, median, whole } from './row.ts';

const ROUNDS = 7;
const ROUND_MS = 1_500;
const goals = [
  { writers: 1, ratio: 0.65 },
  { writers: 16, ratio: 0.6 },
  { writers: 64, ratio: 1 },
] as const;

const eventOf = (): EventToAppend => ({
  id: crypto.randomUUID(),
  type: 'ClassesAdjusted',
  schemaVersion: 1,
  recordedAt: '2026-11-21T15:04:05.678Z',
  metadata: JSON.stringify({ commandId: crypto.randomUUID(), fingerprint: 'f'.repeat(64), actor: { role: 'tutor' } }),
  data: JSON.stringify({ direction: 'add', effectiveOn: '2026-11-21', note: 'x'.repeat(200) }),
  hash: 'a'.repeat(64),
});

/** Lets writers work for a while, each one at a time; answers with how many times they did, a second. */
async function rate(writers: number, write: (writer: number, turn: number) => Promise<void>): Promise<number> {
  const began = performance.now();
  let written = 0;
  const work = async (writer: number) => {
    for (let turn = 0; performance.now() - began < ROUND_MS; turn += 1) {
      await write(writer, turn);
      written += 1;
    }
  };
  await Promise.all(Array.from({ length: writers }, (_, writer) => work(writer)));
  return (written / (performance.now() - began)) * 1_000;
}

async function rawTable(sql: Sql): Promise<(writer: number, turn: number) => Promise<void>> {
  await sql`create table raw_events (position bigint generated always as identity primary key, stream text, version int,
    id uuid unique, type text, schema_version int, recorded_at text, metadata json, data json, hash text,
    unique (stream, version))`;
  const insert = `insert into raw_events (stream, version, id, type, schema_version, recorded_at, metadata, data, hash)
    values ($1, $2, $3, $4, $5, $6, $7::text::json, $8::text::json, $9)`;
  const run = crypto.randomUUID();
  let serial = 0;
  return async (writer) => {
    const { id, type, schemaVersion, recordedAt, metadata, data, hash } = eventOf();
    serial += 1;
    const row = [`student-${run}-${writer}`, serial, id, type, schemaVersion, recordedAt, metadata, data, hash];
    await sql.unsafe(insert, row, { prepare: true });
  };
}

export async function appendRows(cluster: BenchCluster): Promise<BenchRow[]> {
  const { sql } = await cluster.database('appends');
  const raw = await rawTable(sql);
  const rows: BenchRow[] = [];
  for (const { writers, ratio } of goals) {
    const store = postgresStore({ sql });
    const ratios: number[] = [];
    const ours: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const run = crypto.randomUUID();
      const before = (await store.head()) ?? 0n;
      const turns = new Map<number, number>();
      const appends = await rate(writers, async (writer, turn) => {
        const outcome = await store.append(`student-${run}-${writer}`, [eventOf()], turn === 0 ? 'no-stream' : turn);
        check(
          outcome.status === 'appended' && outcome.version === turn + 1,
          `append ${turn + 1} was ${outcome.status}`,
        );
        turns.set(writer, turn + 1);
      });
      const added = ((await store.head()) ?? 0n) - before;
      const acknowledged = [...turns.values()].reduce((sum, count) => sum + count, 0);
      check(added === BigInt(acknowledged), `${acknowledged} appends were acknowledged, ${added} positions are taken`);
      ratios.push(appends / (await rate(writers, raw)));
      ours.push(appends);
    }
    const [gaps] = await sql`select max(position) - count(*) as missing from log.events`;
    check(Number(gaps?.missing) === 0, `${gaps?.missing} positions are missing`);
    await store.close();
    rows.push({
      what: `append, ${writers} ${writers === 1 ? 'writer' : 'writers'}`,
      measured: `${median(ratios).toFixed(2)} × raw insert (${whole(median(ours))}/s)`,
      goal: `≥ ${ratio} ×`,
      met: median(ratios) >= ratio,
      checked: 'versions in order, no position missing',
    });
  }
  return rows;
}
