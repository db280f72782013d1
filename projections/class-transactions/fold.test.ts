import { expect, test } from 'vitest';
import { memoryKeys } from '#events/record/memory-keys.ts';
import { foldInMemory } from '../test/fold-in-memory.ts';
import { MIA, story, storyWithMove, TUTOR } from '../test/story.ts';
import { classTransactions } from './fold.ts';

test('each change of the balance is a row with its cause', async () => {
  const keys = memoryKeys();
  const log = await story(keys);
  const [, , first, second, , , corrected] = log;

  const { tables } = await foldInMemory(classTransactions, log, keys, 100);
  const rows = tables.class_transactions ?? [];

  expect(
    rows.map((row) => [row.version, row.source, row.classes_changed, row.applied_remaining, row.remaining_after]),
  ).toEqual([
    [1, 'opening', 1, 1, 1],
    [2, 'attendance', -1, -1, 0],
    [3, 'attendance', -1, 0, 0],
    [4, 'manual', 2, 2, 2],
    [5, 'settlement', -1, -1, 1],
    [6, 'reversal', 1, 1, 2],
  ]);
  expect(rows.map((row) => row.total_after)).toEqual([1, 1, 1, 3, 3, 3]);
  expect(rows.map((row) => row.mark)).toEqual([null, first?.id, second?.id, null, second?.id, first?.id]);
  expect(rows.at(-1)).toMatchObject({
    ...{ event_id: corrected?.id, student_id: MIA, tutor_id: TUTOR, transaction_type: 'add', reversed: first?.id },
    ...{ effective_on: '2026-09-01', created_at: corrected?.recordedAt, hash: corrected?.hash },
  });
});

test('reasons stay sealed', async () => {
  const keys = memoryKeys();
  const { tables } = await foldInMemory(classTransactions, await story(keys), keys, 100);
  expect(tables.class_transactions?.[3]?.reason).toMatch(/^sealed\./);
});

test('a moved record gives back on the day it left and takes on the day it went to', async () => {
  const keys = memoryKeys();
  const log = await storyWithMove(keys);
  const settled = log[5];

  const { tables } = await foldInMemory(classTransactions, log, keys, 100);

  const rows = tables.class_transactions?.slice(-2) ?? [];
  expect(rows.map((row) => [row.source, row.effective_on, row.applied_remaining, row.remaining_after])).toEqual([
    ['reversal', '2026-09-02', 1, 3],
    ['attendance', '2026-08-31', -1, 2],
  ]);
  expect(rows[0]).toMatchObject({ reversed: settled?.id, mark: log[3]?.id, reason: expect.stringMatching(/^sealed/) });
  expect(rows[1]).toMatchObject({ reversed: null, mark: log[3]?.id });
});
