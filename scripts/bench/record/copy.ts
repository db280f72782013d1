/** Measures the export of a log with events of every kind into files, and its import into an empty log. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPostgresStore } from '#events/store/postgres/open-postgres-store.ts';
import { importLogCopy } from '#services/record/log-copy/import-log-copy.ts';
import { checkLogCopy } from '#services/record/log-copy/read-log-copy.ts';
import { writeLogCopy } from '#services/record/log-copy/write-log-copy.ts';
import type { BenchCluster } from '../harness/bench-cluster.ts';
import { assertCorrect, formatCount } from '../harness/bench-row.ts';
import { createMixedLog } from './mixed-log.ts';
import type { RecordRow } from './record-row.ts';
import type { BenchSize } from './size.ts';

const EXPORT_GOAL = 50_000;
const IMPORT_GOAL = 20_000;
const LOG_ID = '00000000-0000-4000-8000-000000000001';

export async function measureCopyRows(cluster: BenchCluster, { centreStudents, log }: BenchSize): Promise<RecordRow[]> {
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
