/**
 * Measures a rebuild of read models, compared with Emmett’s consumer and with a COPY of the finished rows, and the operator's
 * verify, of everything and of one night, compared with a program that only reads and hashes the log.
 */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { balancesProjection } from '#projections/classes/balances/projection.ts';
import { classTransactionsProjection } from '#projections/classes/class-transactions/projection.ts';
import type { Projection } from '#projections/engine/projection.ts';
import { createReadSchema } from '#projections/engine/read-schema.ts';
import { hashTables } from '#projections/test/hash-tables.ts';
import heapOptions from '#scripts/rollbook/heap-options.json' with { type: 'json' };
import { NIGHTS_OF_WHOLE_CHECK } from '#services/record/verify/verify-part.ts';
import { settleDatabase } from '../harness/bench-cluster.ts';
import { type BenchRow, formatCount, formatMegabytes, toRatio } from '../harness/bench-row.ts';
import { createFilledLog, type FilledLog, toCentreSize } from '../harness/filled-log.ts';
import { assertCorrect, median } from '../harness/measure.ts';
import { measureCopyOfRows } from './copied-rows.ts';
import { copyToEmmett, measureEmmettRebuild } from './emmett.ts';
import type { RecordTarget } from './record-target.ts';

/** The read models that account for each class, with which the rebuild is compared with Emmett. */
export const accountingProjections: readonly Projection[] = [balancesProjection, classTransactionsProjection];

/** What the measured process prints. */
export interface MeasuredResult {
  readonly schema: string;
  readonly events: number;
  /** Events per second. */
  readonly rate: number;
  readonly peakMegabytes: number;
  readonly fault?: unknown;
  /** How long a verify took. */
  readonly ms?: number;
}

/** Runs the measured process with the heap options of the command `rollbook`. */
export async function runProcess(log: FilledLog, ...args: string[]): Promise<MeasuredResult> {
  const program = join(import.meta.dirname, 'measured-process.ts');
  const settings = { DATABASE_URL: log.url, PERSONAL_DATA_KEY: log.masterKey.toString('base64') };
  const { stdout } = await promisify(execFile)(process.execPath, [...heapOptions, program, ...args], {
    env: { ...process.env, ...settings },
  });
  return JSON.parse(stdout);
}

/** The same; throws unless it handled every event without a fault. */
async function runMeasured(log: FilledLog, ...args: string[]): Promise<MeasuredResult> {
  const result = await runProcess(log, ...args);
  assertCorrect(result.fault === undefined, `${args[0]} found ${JSON.stringify(result.fault)}`);
  assertCorrect(result.events === log.events, `${result.events} of ${log.events} events were handled`);
  return result;
}

/** Rebuilds read models, and adds the hash of their rows. The bench of verify compares them with the log. */
async function rebuild(log: FilledLog, projections: 'all' | 'accounting') {
  const rebuilt = await runMeasured(log, 'rebuild', projections);
  return { ...rebuilt, hash: await hashTables(log.sql, rebuilt.schema) };
}

export async function measureRebuildRows({ cluster, log, part }: RecordTarget): Promise<BenchRow[]> {
  const [large, middle, classes] = [
    await log('everything', 'large'),
    await log('everything', 'middle'),
    await log('classes', 'large'),
  ];
  const peer = await createFilledLog(cluster, 'emmett', toCentreSize('classes', part(20, 2), part(4_000, 40)));
  await copyToEmmett(peer);
  const rounds = { all: [] as MeasuredResult[], smaller: [] as MeasuredResult[] };
  const [accounting, emmett, copied]: [number[], number[], number[]] = [[], [], []];
  const hashes = new Set<string>();
  for (let round = 0; round < part(3); round += 1) {
    const all = await runMeasured(large, 'rebuild', 'all');
    rounds.all.push(all);
    copied.push((large.events * 1_000) / (await measureCopyOfRows(large.sql, all.schema, cluster.home)));
    accounting.push((await runMeasured(classes, 'rebuild', 'accounting')).rate);
    emmett.push(await measureEmmettRate(peer));
    const rebuilt = await rebuild(middle, 'all');
    rounds.smaller.push(rebuilt);
    hashes.add(rebuilt.hash);
  }
  assertCorrect(hashes.size === 1, 'two rebuilds of one log gave different tables');
  const rates = rounds.all.map(({ rate }) => rate);
  return [
    {
      what: 'rebuild ÷ Emmett’s consumer',
      figures: [toRatio(accounting, emmett, { atLeast: 20 })],
      detail: `${formatCount(median(accounting))} events/s; Emmett ${formatCount(median(emmett))}`,
      checked: 'tables equal to those of our rebuild of the same events',
    },
    {
      what: 'rebuild of all read models ÷ COPY of their rows',
      figures: [toRatio(rates, copied, { atLeast: 0.5 })],
      detail: `${formatCount(median(rates))} events/s of ${formatCount(large.events)}; COPY ${formatCount(median(copied))}`,
      checked: 'every event folded, none parked; rebuilds of the smaller log equal; every row copied',
    },
    toMemoryRow('rebuild: peak memory', rounds.all, rounds.smaller, 1.5),
  ];
}

const EMMETT_SCHEMA = 'read_emmett';

/** Measures Emmett’s events per second. Throws unless its tables equal those of our rebuild of the same events. */
async function measureEmmettRate(log: FilledLog): Promise<number> {
  const { sql, url, events } = log;
  await sql`truncate emt_processors, emt_projections`;
  await sql.begin((transaction) => createReadSchema(transaction, EMMETT_SCHEMA, accountingProjections, 'bench'));
  // Emmett reads no event while an older transaction is open in any database of the server.
  const isReadable = async () =>
    (await sql`select pg_snapshot_xmin(pg_current_snapshot()) > max(transaction_id) as readable from emt_messages`)[0]
      ?.readable;
  while (!(await isReadable())) await sleep(50);
  const rate = (events * 1_000) / (await measureEmmettRebuild(url, EMMETT_SCHEMA, accountingProjections));
  const { hash } = await rebuild(log, 'accounting');
  assertCorrect((await hashTables(sql, EMMETT_SCHEMA)) === hash, 'Emmett’s tables differ from ours');
  return rate;
}

/** How long a verify takes until it names an event that was removed, and the verify of the whole log just before it. */
async function measureGapRow(log: FilledLog, schema: string, removals: number): Promise<BenchRow> {
  const { sql, events } = log;
  const [named, clean]: [number[], number[]] = [[], []];
  const alter = (statement: string) =>
    sql.begin((tx) => tx.unsafe(`alter table log.events disable trigger all; ${statement}`).simple());
  for (let removal = 0; removal < removals; removal += 1) {
    const position = Math.floor((events * (removal + 0.5)) / removals);
    clean.push((await runMeasured(log, 'verify', schema)).ms ?? Number.NaN);
    await alter(`create table removed as select * from log.events where position = ${position};
      delete from log.events where position = ${position}`);
    const { fault, ms = Number.NaN } = await runProcess(log, 'verify', schema);
    await alter('insert into log.events table removed; drop table removed');
    const gap = `The log goes from position ${position - 1} to ${position + 1}.`;
    assertCorrect(JSON.stringify(fault)?.includes(gap), `the gap was named ${JSON.stringify(fault)}`);
    named.push(ms);
  }
  return {
    what: 'verify: a removed event is named ÷ clean verify',
    figures: [toRatio(named, clean, { atMost: 1.5 })],
    detail: `${removals} events of ${formatCount(events)}, one at a time`,
    checked: 'each gap is named',
  };
}

/** Verifies the two logs with events of every kind. */
export async function measureVerifyRows({ log, part }: RecordTarget): Promise<BenchRow[]> {
  const [middle, large] = [await log('everything', 'middle'), await log('everything', 'large')];
  const rebuildSettled = async (filled: FilledLog) => {
    const { schema } = await runMeasured(filled, 'rebuild', 'all');
    await settleDatabase(filled.sql);
    return schema;
  };
  const [fewSchema, manySchema] = [await rebuildSettled(middle), await rebuildSettled(large)];
  const few = await runMeasured(middle, 'verify', fewSchema);
  const rounds = { read: [] as MeasuredResult[], night: [] as MeasuredResult[], whole: [] as MeasuredResult[] };
  for (let round = 0; round < part(3); round += 1) {
    rounds.read.push(await runMeasured(large, 'read'));
    // Parts with read models of different wings.
    const number = 1 + ((round * 5) % NIGHTS_OF_WHOLE_CHECK);
    rounds.night.push(await runMeasured(large, 'verify', manySchema, `${number}/${NIGHTS_OF_WHOLE_CHECK}`));
    rounds.whole.push(await runMeasured(large, 'verify', manySchema));
  }
  const toRates = (all: readonly MeasuredResult[]) => all.map(({ rate }) => rate);
  const [read, night, whole] = [toRates(rounds.read), toRates(rounds.night), toRates(rounds.whole)];
  const reading = `reading and hashing ${formatCount(median(read))}`;
  return [
    {
      what: 'verify of a night ÷ reading and hashing the log',
      figures: [toRatio(night, read, { atLeast: 0.6 })],
      detail: `${formatCount(median(night))} events/s of ${formatCount(large.events)}; ${reading}`,
      checked: 'no fault, every event counted; the read models of the part equal the fold of the log',
    },
    {
      what: 'verify of everything ÷ reading and hashing the log',
      figures: [toRatio(whole, read)],
      detail: `${formatCount(median(whole))} events/s of ${formatCount(large.events)}, ${formatCount(few.rate)} of ${formatCount(few.events)}; ${reading}`,
      checked: 'no fault, every event counted; every row equals the fold of the log',
    },
    toMemoryRow('verify: peak memory', rounds.whole, [few], 1.3),
    await measureGapRow(middle, fewSchema, part(8, 3)),
  ];
}

function toMemoryRow(
  what: string,
  large: readonly MeasuredResult[],
  small: readonly MeasuredResult[],
  atMost: number,
): BenchRow {
  const [most, fewest] = [large, small].map((all) => all.map(({ peakMegabytes }) => peakMegabytes));
  const [many, few] = [large, small].map(([first]) => formatCount(first?.events ?? 0));
  return {
    what,
    figures: [toRatio(most ?? [], fewest ?? [], { atMost })],
    detail: `${formatMegabytes(median(most ?? []))} with ${many} events; ${formatMegabytes(median(fewest ?? []))} with ${few}`,
    checked: 'as above, both logs',
  };
}
