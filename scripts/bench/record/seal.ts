/** Measures a seal of a large log: when nothing of its Merkle tree is kept, and when only new events must be read. */
import { randomUUID } from 'node:crypto';
import { NIL } from 'uuid';
import { MerkleFrontier } from '#events/record/merkle/merkle-frontier.ts';
import { hashEventLeaf } from '#events/record/merkle/tree-hash.ts';
import { openPostgresStore } from '#events/store/postgres/open-postgres-store.ts';
import { createCommandHandler } from '#services/core/command/command-handler.ts';
import { createIdempotencyKeys } from '#services/core/command/idempotency-keys.ts';
import { createAggregateLoader, createSnapshotCache } from '#services/core/command/snapshot-cache.ts';
import { migrateDatabase } from '#services/core/migrate-database.ts';
import { createSealKeyLoader } from '#services/core/seal-key.ts';
import { sealLedger } from '#services/record/seals/seal-ledger.ts';
import { assertCorrect, formatCount } from '../harness/bench-row.ts';
import { createNextEvent } from './course.ts';
import type { FilledLog } from './filled-log.ts';
import type { RecordRow } from './record-row.ts';

const FROM_NOTHING_MS_GOAL = 10_000;
const FROM_KEPT_MS_GOAL = 1_000;
/** What a centre records in a busy day. */
const NEW_EVENTS = 1_000;

export async function measureSealRows({ sql, url, keys, learners }: FilledLog): Promise<RecordRow[]> {
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
