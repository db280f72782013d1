/**
 * Measures a rebuild of all read models from a log with events of every kind, and compares a rebuild of balances and class
 * transactions with Emmett’s consumer with default options.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Sql } from 'postgres';
import { toEventToAppend } from '#events/store/port/stored-text.ts';
import { openPostgresStore } from '#events/store/postgres/open-postgres-store.ts';
import { createReadSchema } from '#projections/engine/read-schema.ts';
import { hashTables } from '#projections/test/hash-tables.ts';
import type { BenchCluster } from '../harness/bench-cluster.ts';
import { assertCorrect, formatCount, median } from '../harness/run-suite.ts';
import { computeMedianRatio, formatRatio, type RecordRow } from './contender.ts';
import { createFilledLog, type FilledLog } from './course.ts';
import { measureEmmettRebuild, openEmmett } from './emmett.ts';
import { createMixedLog, type MixedLog } from './mixed-log.ts';
import { accountingProjections, measureAccountingRebuild, measureRebuild, type OwnRebuild } from './own-rebuild.ts';
import type { BenchSize } from './record-target.ts';
import { toEmmettEvent } from './rollbook.ts';

const RATE_GOAL = 50_000;
const EMMETT_GOAL = 20;
const MEMORY_GOAL = 1.3;
const EMMETT_SCHEMA = 'read_emmett';
const LOOK_MS = 50;

export async function measureRebuildRows(
  cluster: BenchCluster,
  size: BenchSize,
  large: FilledLog,
): Promise<RecordRow[]> {
  const { centreStudents: students, log } = size;
  const mixed = await createMixedLog(cluster, 'mixed_log', { students, events: log.large });
  const middle = await createMixedLog(cluster, 'middle_log', { students, events: log.middle });
  const peers = await createFilledLog(cluster, 'emmett_log', size.emmett);
  await copyToEmmett(peers);
  const ours: OwnRebuild[] = [];
  const accounting: OwnRebuild[] = [];
  const smaller: OwnRebuild[] = [];
  const emmetts: number[] = [];
  const hashes = new Set<string>();
  for (let round = 0; round < size.rebuilds; round += 1) {
    ours.push(await measureRebuild(mixed));
    accounting.push(await measureAccountingRebuild(large));
    emmetts.push(await emmettRate(peers));
    const rebuilt = await measureRebuild(middle);
    smaller.push(rebuilt);
    hashes.add(await hashTables(middle.sql, rebuilt.schema));
  }
  assertCorrect(hashes.size === 1, 'two rebuilds of one log gave different tables');
  return [besideEmmett(accounting, emmetts, { large, peers }), speed(ours, mixed), memory(ours, smaller)];
}

/** Copies our log of this database to Emmett’s tables. */
async function copyToEmmett({ url, sql, learners }: FilledLog): Promise<void> {
  await using emmett = await openEmmett(url, 1);
  const store = openPostgresStore({ sql });
  for (const { stream } of learners) {
    await emmett.store.appendToStream(stream, (await store.read(stream)).map(toEventToAppend).map(toEmmettEvent));
  }
  await store.close();
  await untilEmmettReadsAll(sql);
}

/** Waits for older transactions. Emmett reads no event while an older transaction is open in any database of the server. */
async function untilEmmettReadsAll(sql: Sql): Promise<void> {
  for (;;) {
    const [row] = await sql<[{ all: boolean }]>`
      select pg_snapshot_xmin(pg_current_snapshot()) > max(transaction_id) as all from emt_messages`;
    if (row.all) return;
    await sleep(LOOK_MS);
  }
}

/** Measures Emmett’s events per second. Throws unless its tables equal those of our rebuild of the same events. */
async function emmettRate(log: FilledLog): Promise<number> {
  const { sql, url, events } = log;
  await beginAnew(sql);
  const rate = events / (await measureEmmettRebuild(url, EMMETT_SCHEMA, accountingProjections));
  const { schema } = await measureAccountingRebuild(log);
  const equal = (await hashTables(sql, EMMETT_SCHEMA)) === (await hashTables(sql, schema));
  assertCorrect(equal, 'Emmett’s tables differ from ours');
  return rate;
}

async function beginAnew(sql: Sql): Promise<void> {
  await sql`truncate emt_processors, emt_projections`;
  await sql.begin((transaction) => createReadSchema(transaction, EMMETT_SCHEMA, accountingProjections, 'bench'));
}

const rates = (rebuilds: readonly OwnRebuild[]) => rebuilds.map(({ rate }) => rate);

const besideEmmett = (
  ours: readonly OwnRebuild[],
  emmetts: readonly number[],
  { large, peers }: { readonly large: FilledLog; readonly peers: FilledLog },
): RecordRow => {
  const measured = computeMedianRatio(rates(ours), emmetts);
  return {
    what: 'rebuild ÷ Emmett’s consumer',
    measured: `${formatRatio(measured)} (${formatCount(median(rates(ours)))} events/s; Emmett ${formatCount(median(emmetts))})`,
    goal: `≥ ${EMMETT_GOAL} ×`,
    met: measured >= EMMETT_GOAL,
    checked: 'tables equal to those of our rebuild of the same events',
    how: `Events a second of our rebuild of balances and class transactions from ${formatCount(large.events)} events of ${formatCount(large.learners.length)} students ÷ those of \`rebuildPostgreSQLProjections\` at its defaults (batches of 100, 50 ms between them), with the same folds into the same tables. Emmett’s log is smaller, ${formatCount(peers.events)} events of ${peers.learners.length} students, which favours it: it reads a batch by sorting columns that no index has, so each batch costs more as the log grows.`,
    raw: { rollbook: rates(ours), emmett: emmetts },
  };
};

const speed = (ours: readonly OwnRebuild[], { events, learners }: MixedLog): RecordRow => {
  const rate = median(rates(ours));
  return {
    what: 'rebuild of all read models',
    measured: `${formatCount(rate)} events/s (${formatCount(events)} events)`,
    goal: `≥ ${formatCount(RATE_GOAL)}/s`,
    met: rate >= RATE_GOAL,
    checked:
      'every student as the deciders left them, balance = sum of applied, each submission and session there; rebuilds of the smaller log equal',
    how: `What a start with changed read models and \`rollbook rebuild\` do: every read model from three years of a centre with ${formatCount(learners.length)} students, with its attendance, homework and practice, sealed and chained; from an empty schema to one that serves, indexes included, in a process of its own that does nothing else before.`,
    raw: { perSecond: rates(ours) },
  };
};

const memory = (ours: readonly OwnRebuild[], smaller: readonly OwnRebuild[]): RecordRow => {
  const [most, fewest] = [ours, smaller].map(([first]) => formatCount(first?.events ?? 0));
  const [large, middle] = [ours, smaller].map((all) => all.map(({ peakMegabytes }) => peakMegabytes));
  const measured = computeMedianRatio(large ?? [], middle ?? []);
  return {
    what: 'rebuild: peak memory',
    measured: `${formatRatio(measured)} (${formatCount(median(large ?? []))} MB; ${formatCount(median(middle ?? []))} MB with fewer events)`,
    goal: `≤ ${MEMORY_GOAL} ×`,
    met: measured <= MEMORY_GOAL,
    checked: 'as above, both logs',
    how: `Peak resident memory of that process with ${most} events ÷ with ${fewest} of as many students.`,
    raw: { large, middle },
  };
};
