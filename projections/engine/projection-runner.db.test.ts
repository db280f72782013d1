import { fork } from 'node:child_process';
import { once } from 'node:events';
import { expect } from 'vitest';
import { createInMemoryKeyRing } from '#events/record/test/in-memory-key-ring.ts';
import { openTestDatabase } from '#testing/database-fixture.ts';
import { test, testInFaults } from '#testing/test-in-faults.ts';
import { balancesProjection } from '../classes/balances/projection.ts';
import { classTransactionsProjection } from '../classes/class-transactions/projection.ts';
import { countSessionsWaitingForLock, openTestEngine, waitUntil } from '../test/engine-fixture.ts';
import { ignoringProjection } from '../test/faulty-projection-fake.ts';
import { hashTables } from '../test/hash-tables.ts';
import { TEST_LOG_ID } from '../test/log-id.ts';
import { appendAll } from '../test/log-writer-fixture.ts';
import { createStudentLog } from '../test/student-log-fixture.ts';
import { applyBatch } from './apply-batch.ts';
import { CheckpointFencedError, type FoldProgress, readCheckpointPosition, takeOverCheckpoint } from './checkpoint.ts';
import { foldSlice } from './fold-slice.ts';
import { ensureReadSchema } from './read-schema.ts';

const log = await createStudentLog(createInMemoryKeyRing(), 4, 200, 4);
const slice = (from: number, to: number) => ({ events: log.slice(from, to), position: BigInt(to) });

test('applyBatch: rolls back in the runner whose checkpoint another runner took over', async () => {
  await using database = await openTestDatabase();
  await using engine = openTestEngine(database, [balancesProjection]);
  const schema = await ensureReadSchema(engine.sql, engine.projections, TEST_LOG_ID);
  const first = (await takeOverCheckpoint(engine.sql, schema)) as FoldProgress;
  const second = (await takeOverCheckpoint(engine.sql, schema)) as FoldProgress;

  await expect(applyBatch(engine, first, slice(0, 100))).rejects.toThrow(CheckpointFencedError);

  const untouched = await engine.sql`select from ${engine.sql(schema)}.balances`;
  expect(untouched).toHaveLength(0);
  await applyBatch(engine, second, slice(0, 100));
  expect(await readCheckpointPosition(engine.sql, schema)).toBe(100n);
});

test.each([
  ['several statements', 200],
  ['one statement', 110],
])('applyBatch: is fenced if the schema is swapped between reading and committing a batch of %s', async (_, to) => {
  await using database = await openTestDatabase();
  await using engine = openTestEngine(database, [balancesProjection, classTransactionsProjection]);
  const schema = await ensureReadSchema(engine.sql, engine.projections, TEST_LOG_ID);
  await appendAll(engine.store, log.slice(0, 100));
  const started = (await takeOverCheckpoint(engine.sql, schema)) as FoldProgress;
  const before = await applyBatch(engine, started, slice(0, 100));
  const read = await foldSlice(engine, schema, slice(100, to), before);
  await engine.rebuild();
  const swapped = await hashTables(engine.sql, schema);
  // Other logs on the same server advance the position beyond the last event of this log.
  await engine.sql`update ${engine.sql(schema)}.checkpoint set position = ${String(before.position)}`;

  await expect(applyBatch(engine, before, slice(100, to), read)).rejects.toThrow(CheckpointFencedError);

  expect(await hashTables(engine.sql, schema)).toBe(swapped);
  expect(await readCheckpointPosition(engine.sql, schema)).toBe(before.position);
});

test('swapSchemas: waits for a batch in flight, and fences a batch that waits for the swap', async () => {
  await using database = await openTestDatabase();
  await using engine = openTestEngine(database, [balancesProjection]);
  const schema = await ensureReadSchema(engine.sql, engine.projections, TEST_LOG_ID);
  await appendAll(engine.store, log.slice(0, 100));
  const progress = await applyBatch(
    engine,
    (await takeOverCheckpoint(engine.sql, schema)) as FoldProgress,
    slice(0, 100),
  );

  const [held, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const holding = engine.sql.begin(async (transaction) => {
    await transaction`select from ${transaction(schema)}.checkpoint for update`;
    held.resolve();
    await release.promise;
  });
  await held.promise;
  const rebuilding = engine.rebuild();
  await waitUntil(async () => (await countSessionsWaitingForLock(engine.sql)) === 1);
  const batch = applyBatch(engine, progress, slice(100, 200)).catch((error: unknown) => error);
  await waitUntil(async () => (await countSessionsWaitingForLock(engine.sql)) === 2);
  release.resolve();
  await holding;

  await rebuilding;
  expect(await batch).toBeInstanceOf(CheckpointFencedError);
});

test('startProjectionRunner: moves the checkpoint past events that no projection uses', async () => {
  await using database = await openTestDatabase();
  await using engine = openTestEngine(database, [ignoringProjection]);
  await appendAll(engine.store, log);

  await engine.run().caughtUp();

  const position = await readCheckpointPosition(engine.sql, engine.schema);
  expect(position).toBeGreaterThanOrEqual(await engine.store.head());
});

testInFaults.each(['SIGKILL', 'SIGSTOP'] as const)(
  'startProjectionRunner: another copy takes the lease over after %s',
  async (signal) => {
    await using database = await openTestDatabase();
    await using engine = openTestEngine(database, [balancesProjection]);
    const schema = await ensureReadSchema(engine.sql, engine.projections, TEST_LOG_ID);
    const leader = fork(new URL('../test/leader-process.ts', import.meta.url), [database.url]);
    const gone = once(leader, 'exit');
    const untilFolded = async () => {
      const head = await engine.store.head();
      await waitUntil(async () => ((await readCheckpointPosition(engine.sql, schema)) ?? 0n) >= head);
    };
    try {
      await appendAll(engine.store, log.slice(0, 100));
      await untilFolded();
      engine.run();
      leader.kill(signal);
      await appendAll(engine.store, log.slice(100));

      await untilFolded();
    } finally {
      leader.kill('SIGKILL');
      await gone;
    }
  },
);
