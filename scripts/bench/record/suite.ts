/**
 * Compares the record with other event stores in one run, on a machine that does nothing else, and writes
 * docs/measurements.md. During development, `-- append load` runs only these benches and `-- --scale 0.02` uses a fraction
 * of the full size; neither writes the report.
 */
import { randomUUID } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { arch, cpus, platform, release, totalmem } from 'node:os';
import { join } from 'node:path';
import { NIL } from 'uuid';
import { MerkleFrontier } from '#events/record/merkle/merkle-frontier.ts';
import { hashEventLeaf } from '#events/record/merkle/tree-hash.ts';
import { openPostgresStore } from '#events/store/postgres/open-postgres-store.ts';
import { createCommandHandler } from '#services/core/command/command-handler.ts';
import { createIdempotencyKeys } from '#services/core/command/idempotency-keys.ts';
import { createAggregateLoader, createSnapshotCache } from '#services/core/command/snapshot-cache.ts';
import { createSealKeyLoader } from '#services/core/seal-key.ts';
import { importLogCopy } from '#services/record/log-copy/import-log-copy.ts';
import { checkLogCopy } from '#services/record/log-copy/read-log-copy.ts';
import { writeLogCopy } from '#services/record/log-copy/write-log-copy.ts';
import { sealLog } from '#services/record/seals/seal-log.ts';
import { type BenchCluster, openBenchCluster } from '../harness/bench-cluster.ts';
import { type BenchRow, formatCount, toRate, toTime } from '../harness/bench-row.ts';
import { measureLiveRows } from '../harness/live.ts';
import { assertCorrect, measureMs } from '../harness/measure.ts';
import { type Report, readVersion } from '../harness/report.ts';
import { defineSuite } from '../harness/run-suite.ts';
import { measureAppendRows, measureGrowthRows, measureSnapshotRows } from './append.ts';
import { createRollbookContender } from './contender.ts';
import { measureLoadRows } from './load.ts';
import { measureRebuildRows, measureVerifyRows } from './rebuild-and-verify.ts';
import { createRecordTarget, type RecordTarget } from './record-target.ts';

/** Measures the export of a log with events of every kind into files, and its import into an empty log. */
async function measureCopyRows({ cluster, log }: RecordTarget): Promise<BenchRow[]> {
  const logId = NIL;
  const { sql, events, masterKey } = await log('everything', 'large');
  const target = await cluster.database('imported');
  const folder = await mkdtemp(join(cluster.home, 'copy-'));
  const [store, copied] = [openPostgresStore({ sql }), openPostgresStore(target)];
  const exportMs = await measureMs(() => writeLogCopy(folder, { store, logId }));
  const importMs = await measureMs(async () => {
    await checkLogCopy(folder);
    const config = { eventStoreUrl: undefined, eventStorePrefix: 'rollbook-', personalDataKey: masterKey };
    await importLogCopy(folder, { sql: target.sql, config });
  });
  const [first, second] = await Promise.all(
    [store, copied].map(async (source) =>
      writeLogCopy(await mkdtemp(join(folder, 'again-')), { store: source, logId }),
    ),
  );
  assertCorrect(first?.events === events, `${first?.events} of ${events} events were exported`);
  assertCorrect(second?.root === first?.root, 'the imported log has another root');
  await Promise.all([store.close(), copied.close()]);
  const toRow = (verb: string, ms: number, atLeast: number): BenchRow => ({
    what: `${verb} of ${formatCount(events)} events`,
    figures: [toRate((events * 1_000) / ms, { atLeast })],
    checked: 'every event counted; the imported log has the same root',
  });
  return [toRow('export', exportMs, 50_000), toRow('import', importMs, 20_000)];
}

/** What a centre records in a busy day. */
const NEW_EVENTS = 1_000;

/** Measures a seal of a large log: when nothing of its Merkle tree is kept, and when only new events must be read. */
async function measureSealRows({ log }: RecordTarget): Promise<BenchRow[]> {
  const { sql, keys, masterKey } = await log('classes', 'large');
  const store = openPostgresStore({ sql });
  const snapshots = createSnapshotCache(store, keys);
  const clock = () => new Date();
  const handle = createCommandHandler({ store, keys, clock, idempotencyKeys: createIdempotencyKeys(sql) }, snapshots);
  const loadSealKey = createSealKeyLoader({ sql, masterKey });
  const parts = { sql, store, handle, loadAggregate: createAggregateLoader(snapshots), loadSealKey, clock };
  const seal = async () => {
    const began = performance.now();
    const result = await sealLog(parts, { actor: { id: NIL, role: 'system' }, commandId: randomUUID() });
    const ms = performance.now() - began;
    assertCorrect(result.status === 'sealed', `the log was not sealed: ${result.status}`);
    return { ms, ...result.seal };
  };
  const fromNothing = await seal();
  const { append } = createRollbookContender(store, sql);
  for (let version = 0; version < NEW_EVENTS; version += 1) await append(`student-${NIL}`, version);
  const fromKept = await seal();

  const tree = new MerkleFrontier();
  for await (const rows of sql<{ hash: string }[]>`select hash from log.events order by position`.cursor(10_000)) {
    for (const event of rows) if (tree.size < fromKept.events) tree.append(hashEventLeaf(event));
  }
  assertCorrect(Buffer.from(tree.root()).toString('hex') === fromKept.root, 'the root is not that of the log');
  await store.close();
  const toRow = (what: string, { ms, events }: typeof fromKept, atMost: number): BenchRow => ({
    what: `seal of ${formatCount(events)} events ${what}`,
    figures: [toTime('', ms, atMost)],
    checked: 'the root is that of the hashes in the log',
  });
  return [toRow('from nothing', fromNothing, 10_000), toRow('from the kept tree', fromKept, 3_000)];
}

export const recordBenches = {
  live: ({ part }) => measureLiveRows([200], part(15)),
  append: measureAppendRows,
  snapshot: measureSnapshotRows,
  load: measureLoadRows,
  rebuild: measureRebuildRows,
  verify: measureVerifyRows,
  copy: measureCopyRows,
  // Runs after the rebuild, because it appends events that no read model knows.
  growth: measureGrowthRows,
  // Appends events too, after every bench that reads the log as it was filled.
  seal: measureSealRows,
} satisfies Record<string, (target: RecordTarget) => Promise<BenchRow[]>>;

export const recordSuite = defineSuite({
  benches: recordBenches,
  async open(opened, part) {
    const cluster = await openBenchCluster(opened);
    return { ...createRecordTarget(cluster, part), report: await createReport(cluster) };
  },
  describe: ({ cluster }) => cluster.durability,
  report: ({ report }) => report,
});

export async function createReport({ durability }: Pick<BenchCluster, 'durability'>): Promise<Report> {
  const versions = ['postgres', '@event-driven-io/emmett-postgresql', 'pg'];
  const named = await Promise.all(versions.map(async (name) => `${name} ${await readVersion(name)}`));
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  return {
    heading: 'Measurements of the record',
    intro: `Written by \`npm run bench:record\` on ${new Date().toISOString().slice(0, 10)}.

- ${cpus().length} × ${cpus()[0]?.model}, ${gigabytes} GB, ${platform()} ${release()} (${arch()})
- ${[`Node ${process.versions.node}`, ...named].join(', ')}
- The embedded server with its usual settings, on disk: ${durability}`,
  };
}
