import { randomUUID } from 'node:crypto';
import { fdatasync } from 'node:fs';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { NIL } from 'uuid';
import { MerkleFrontier } from '#events/record/merkle/merkle-frontier.ts';
import { hashEventLeaf } from '#events/record/merkle/tree-hash.ts';
import { openPostgresStore } from '#events/store/postgres/open-postgres-store.ts';
import { createCommandHandler } from '#services/core/command/command-handler.ts';
import { createIdempotencyKeys } from '#services/core/command/idempotency-keys.ts';
import { createAggregateLoader, createSnapshotCache } from '#services/core/command/snapshot-cache.ts';
import { migrateDatabase } from '#services/core/migrate-database.ts';
import { createSealKeyLoader } from '#services/core/seal-key.ts';
import { importLogCopy } from '#services/record/log-copy/import-log-copy.ts';
import { checkLogCopy } from '#services/record/log-copy/read-log-copy.ts';
import { writeLogCopy } from '#services/record/log-copy/write-log-copy.ts';
import { sealLedger } from '#services/record/seals/seal-ledger.ts';
import type { BenchCluster } from '../harness/bench-cluster.ts';
import { measureLiveRows } from '../harness/measure-live.ts';
import { assertCorrect, type Bench, formatCount } from '../harness/run-suite.ts';
import { appendGoals, toCopyRow, toEmmettComparison, toRawComparison, toSlowestAppendRow } from './append-rows.ts';
import {
  computeMedianRatio,
  formatRatio,
  formatRounds,
  type RecordRow,
  runAlternately,
  toRates,
  toRawRounds,
} from './contender.ts';
import { createFilledLog, createNextEvent, type FilledLog } from './course.ts';
import { createEmmettContender, openEmmett } from './emmett.ts';
import { measureLoadRows } from './load.ts';
import { createMixedLog } from './mixed-log.ts';
import { measureRebuildRows } from './rebuild.ts';
import type { BenchSize, RecordTarget } from './record-target.ts';
import { createRawTable, createRollbookContender, measureCopyRate } from './rollbook.ts';
import { measureSnapshotRows } from './snapshot.ts';
import { measureVerifyRows } from './verify.ts';

/** Measures a seal of a large log: when nothing of its Merkle tree is kept, and when only new events must be read. */
const FROM_NOTHING_MS_GOAL = 10_000;
const FROM_KEPT_MS_GOAL = 1_000;
/** What a centre records in a busy day. */
const NEW_EVENTS = 1_000;

async function measureSealRows({ sql, url, keys, learners }: FilledLog): Promise<RecordRow[]> {
  await migrateDatabase(url);
  const store = openPostgresStore({ sql });
  const snapshots = createSnapshotCache(store, keys);
  const clock = () => new Date();
  const handle = createCommandHandler({ store, keys, clock, idempotencyKeys: createIdempotencyKeys(sql) }, snapshots);
  const loadSealKey = createSealKeyLoader({ sql, masterKey: Buffer.alloc(32, 1) });
  const parts = { sql, store, handle, loadAggregate: createAggregateLoader(snapshots), loadSealKey, clock };

  const measure = async () => {
    const began = performance.now();
    const result = await sealLedger(parts, { actor: { id: NIL, role: 'system' }, commandId: randomUUID() });
    const ms = performance.now() - began;
    if (result.status !== 'sealed') throw new Error(`The log was not sealed: ${result.status}`);
    return { ms, ...result.seal };
  };
  const fromNothing = await measure();
  for (let count = 0; count < NEW_EVENTS; count += 1) {
    const { stream, version, ...event } = createNextEvent(learners[count % learners.length] as never);
    const { status } = await store.append(stream, [event], version - 1);
    assertCorrect(status === 'appended', `an event was not appended: ${status}`);
  }
  const fromKept = await measure();

  const tree = new MerkleFrontier();
  for await (const rows of sql<{ hash: string }[]>`select hash from log.events order by position`.cursor(10_000)) {
    for (const event of rows) if (tree.size < fromKept.events) tree.append(hashEventLeaf(event));
  }
  assertCorrect(Buffer.from(tree.root()).toString('hex') === fromKept.root, 'the root is not that of the log');
  await store.close();

  const toRow = (what: string, { ms, events }: typeof fromKept, goalMs: number, how: string): RecordRow => ({
    what: `seal of ${formatCount(events)} events ${what}`,
    measured: `${formatCount(ms)} ms`,
    goal: `≤ ${formatCount(goalMs)} ms`,
    met: ms <= goalMs,
    checked: 'the root is that of the hashes in the log',
    how,
    raw: { ms, events },
  });
  return [
    toRow(
      'from nothing',
      fromNothing,
      FROM_NOTHING_MS_GOAL,
      'The whole log is read and hashed, its tree is kept, and the root is signed and appended.',
    ),
    toRow(
      'from the kept tree',
      fromKept,
      FROM_KEPT_MS_GOAL,
      `The last seal is compared with the kept tree, ${formatCount(NEW_EVENTS)} new events are read and hashed, and the root is signed and appended.`,
    ),
  ];
}

const PER_SECOND = 200;

async function measureRecordLiveRows({ liveSeconds }: BenchSize): Promise<RecordRow[]> {
  const rows = await measureLiveRows({ rates: [PER_SECOND], seconds: liveSeconds });
  return rows.map((row) => ({
    ...row,
    how: 'Commands over HTTP to the program in a separate process, at a steady rate. The time runs from sending a command to its change notification in another person’s socket, which the program sends once the changed rows can be read.',
    raw: {},
  }));
}

/** Measures whether an append costs more in a larger log. */
const GOAL = 1.2;
const WRITERS = [1, 16];

/** Appends events to the large log that no read model knows, so it must run after the rebuild. */
async function measureGrowthRows(cluster: BenchCluster, size: BenchSize, large: FilledLog): Promise<RecordRow[]> {
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

const PAGE = 8_192;
const FILE_PAGES = 128;

/** Measures the milliseconds of fdatasync for one page, several times, in a preallocated file like PostgreSQL’s WAL. */
async function measureFdatasyncs(folder: string, count: number): Promise<number[]> {
  await using file = await open(join(folder, 'fdatasync'), 'w');
  await file.write(Buffer.alloc(PAGE * FILE_PAGES));
  await file.sync();
  const page = Buffer.alloc(PAGE, 1);
  const sync = promisify(fdatasync);
  const took: number[] = [];
  for (let turn = 0; turn < count; turn += 1) {
    await file.write(page, 0, PAGE, (turn % FILE_PAGES) * PAGE);
    const began = performance.now();
    await sync(file.fd);
    took.push(performance.now() - began);
  }
  return took;
}

/** Measures the export of a log with events of every kind into files, and its import into an empty log. */
const EXPORT_GOAL = 50_000;
const IMPORT_GOAL = 20_000;
const LOG_ID = '00000000-0000-4000-8000-000000000001';

async function measureCopyRows(cluster: BenchCluster, { centreStudents, log }: BenchSize): Promise<RecordRow[]> {
  const source = await createMixedLog(cluster, 'exported', { students: centreStudents, events: log.large });
  const target = await cluster.database('imported');
  const folder = await mkdtemp(join(tmpdir(), 'rollbook-bench-copy-'));
  const [store, copied] = [source.sql, target.sql].map((sql) => openPostgresStore({ sql })) as [Store, Store];
  try {
    const { took: exporting, result: manifest } = await timed(() => writeLogCopy(folder, { store, logId: LOG_ID }));
    const { took: importing } = await timed(async () => {
      await checkLogCopy(folder);
      const config = {
        eventStoreUrl: undefined,
        eventStorePrefix: 'rollbook-',
        personalDataKey: source.personalDataKey,
      };
      await importLogCopy(folder, { sql: target.sql, config });
    });
    const again = await mkdtemp(join(folder, 'again-'));
    const second = await writeLogCopy(again, { store: copied, logId: LOG_ID });
    assertCorrect(manifest.events === source.events, `${manifest.events} of ${source.events} events were exported`);
    assertCorrect(second.root === manifest.root, 'the imported log has another root');
    const toRate = (ms: number) => (source.events * 1_000) / ms;
    const checked = 'every event counted; the imported log has the same root';
    return [
      {
        what: `export of ${formatCount(source.events)} events`,
        measured: `${formatCount(toRate(exporting))} events/s`,
        goal: `≥ ${formatCount(EXPORT_GOAL)}/s`,
        met: toRate(exporting) >= EXPORT_GOAL,
        checked,
        how: 'Read from PostgreSQL, written to one file as NDJSON and flushed, with the Merkle root of the manifest.',
        raw: { ms: exporting, events: source.events },
      },
      {
        what: `import of ${formatCount(source.events)} events`,
        measured: `${formatCount(toRate(importing))} events/s`,
        goal: `≥ ${formatCount(IMPORT_GOAL)}/s`,
        met: toRate(importing) >= IMPORT_GOAL,
        checked,
        how: 'Each line, each hash chain and the root are checked before the first event is written; then all are written in one transaction.',
        raw: { ms: importing, events: source.events },
      },
    ];
  } finally {
    await Promise.all([store.close(), copied.close(), rm(folder, { recursive: true })]);
  }
}

type Store = ReturnType<typeof openPostgresStore>;

async function timed<Result>(work: () => Promise<Result>): Promise<{ took: number; result: Result }> {
  const began = performance.now();
  const result = await work();
  return { took: performance.now() - began, result };
}

/** Compares appends with Emmett and with a raw insert. */
const MOST_WRITERS = 64;
const SYNCS = 100;

async function measureAppendRows(cluster: BenchCluster, size: BenchSize): Promise<RecordRow[]> {
  const { sql, url } = await cluster.database('appends');
  await using peer = await openEmmett(url, MOST_WRITERS);
  const store = openPostgresStore({ sql });
  const [ours, theirs, raw] = [
    createRollbookContender(store, sql),
    createEmmettContender(peer),
    await createRawTable(sql),
  ];
  const rows: RecordRow[] = [];
  for (const goal of appendGoals) {
    const syncs = await measureFdatasyncs(cluster.home, SYNCS);
    const works = await runAlternately([ours, theirs, raw], { ...size, writers: goal.writers });
    syncs.push(...(await measureFdatasyncs(cluster.home, SYNCS)));
    const [own = [], emmetts = [], raws = []] = [ours, theirs, raw].map((one) => works.get(one));
    rows.push(toEmmettComparison(goal, own, emmetts), toRawComparison(goal, own, raws));
    if (goal.writers === MOST_WRITERS) rows.push(toSlowestAppendRow(goal, own, syncs));
  }
  const copies: number[] = [];
  for (let turn = 0; turn < size.rounds; turn += 1) copies.push(await measureCopyRate(sql, size.copiedRows));
  await store.close();
  return [...rows, toCopyRow(copies, size.copiedRows)];
}

export const recordBenches = {
  live: ({ size }) => measureRecordLiveRows(size),
  append: ({ cluster, size }) => measureAppendRows(cluster, size),
  snapshot: ({ cluster, size }) => measureSnapshotRows(cluster, size),
  load: ({ cluster, size }) => measureLoadRows(cluster, size),
  rebuild: async ({ cluster, size, largeLog }) => measureRebuildRows(cluster, size, await largeLog()),
  verify: ({ cluster, size }) => measureVerifyRows(cluster, size),
  copy: ({ cluster, size }) => measureCopyRows(cluster, size),
  // Runs after the rebuild, because it appends events that no read model knows.
  growth: async ({ cluster, size, largeLog }) => measureGrowthRows(cluster, size, await largeLog()),
  // Appends events too, after every bench that reads the log as it was filled.
  seal: async ({ largeLog }) => measureSealRows(await largeLog()),
} satisfies Record<string, Bench<RecordTarget, RecordRow>>;
