import { expect } from 'vitest';
import { createInMemoryKeyRing } from '#events/record/test/in-memory-key-ring.ts';
import type { Projection } from '../engine/projection.ts';
import { foldInMemory } from './fold-in-memory.ts';
import { createPracticeLogWriter } from './practice-log-fixture.ts';

/** Folds what `write` writes, and returns the tables. Expects that batches of 1 and of 1,000 events give the same rows. */
export const foldPracticeLog = async (
  projection: Projection,
  write: (practiceLog: ReturnType<typeof createPracticeLogWriter>) => Promise<unknown>,
) => {
  const keys = createInMemoryKeyRing();
  const practiceLog = createPracticeLogWriter(keys);
  await write(practiceLog);
  const { tables, parked } = await foldInMemory(projection, practiceLog.log, keys, 1);
  expect(parked).toEqual([]);
  expect((await foldInMemory(projection, practiceLog.log, keys, 1_000)).tables).toEqual(tables);
  return { tables, log: practiceLog.log };
};
