import { expect, test, vi } from 'vitest';
import type { CaughtUpMark, EventBatch } from '#events/store/port/event-store.ts';
import { openTestDatabase } from '#testing/database-fixture.ts';
import { balancesProjection } from '../classes/balances/projection.ts';
import { openTestEngine } from '../test/engine-fixture.ts';
import { TEST_LOG_ID } from '../test/log-id.ts';
import { CheckpointFencedError, type FoldProgress, readCheckpointPosition, takeOverCheckpoint } from './checkpoint.ts';
import { foldLog } from './fold-log.ts';
import { ensureReadSchema } from './read-schema.ts';

/**
 * Yields what a store yields that found only events of other logs: no events, and the position up to which it searched.
 */
async function* ofOthers(): AsyncGenerator<EventBatch | CaughtUpMark> {
  yield { kind: 'batch', events: [], position: 731n };
  yield { kind: 'caught-up', position: 731n };
}

/** A subscription of two batches. `onEnd` is called when its consumer has left it. */
async function* withEnd(onEnd: () => void): AsyncGenerator<EventBatch> {
  try {
    yield { kind: 'batch', events: [], position: 731n };
    yield { kind: 'batch', events: [], position: 732n };
  } finally {
    onEnd();
  }
}

test('foldLog: leaves its subscription when a batch cannot be written, so that the batch counts as worked on', async () => {
  await using database = await openTestDatabase();
  await using engine = openTestEngine(database, [balancesProjection]);
  const schema = await ensureReadSchema(engine.sql, engine.projections, TEST_LOG_ID);
  const start = (await takeOverCheckpoint(engine.sql, schema)) as FoldProgress;
  await takeOverCheckpoint(engine.sql, schema);
  const onEnd = vi.fn();
  const folding = foldLog(engine, start, withEnd(onEnd), { onWritten: () => undefined });
  await expect(folding).rejects.toBeInstanceOf(CheckpointFencedError);
  await expect.poll(() => onEnd.mock.calls.length).toBe(1);
});

test('runner: moves the checkpoint past events that the store filtered out, so that a restart does not read them again', async () => {
  await using database = await openTestDatabase();
  await using engine = openTestEngine(database, [balancesProjection]);
  const schema = await ensureReadSchema(engine.sql, engine.projections, TEST_LOG_ID);
  const start = (await takeOverCheckpoint(engine.sql, schema)) as FoldProgress;

  await foldLog(engine, start, ofOthers(), { onWritten: () => undefined });

  expect(await readCheckpointPosition(engine.sql, schema)).toBe(731n);
});
