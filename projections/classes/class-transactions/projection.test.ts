import { expect, test } from 'vitest';
import { createInMemoryKeyRing } from '#events/record/test/in-memory-key-ring.ts';
import {
  createAttendanceLog,
  createAttendanceLogWithMove,
  MIA_ID,
  TUTOR_ID,
} from '../../test/attendance-log-fixture.ts';
import { foldInMemory } from '../../test/fold-in-memory.ts';
import { classTransactionsProjection } from './projection.ts';

test('class_transactions: has one row with its cause for each change of the balance', async () => {
  const keys = createInMemoryKeyRing();
  const log = await createAttendanceLog(keys);
  const [, , first, second, , , corrected] = log;

  const { tables } = await foldInMemory(classTransactionsProjection, log, keys, 100);
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
  expect(rows.map((row) => row.attendance_id)).toEqual([null, first?.id, second?.id, null, second?.id, first?.id]);
  expect(rows.at(-1)).toMatchObject({
    ...{ id: corrected?.id, student_id: MIA_ID, tutor_id: TUTOR_ID, transaction_type: 'add', reversed: first?.id },
    ...{ effective_on: '2026-09-01', created_at: corrected?.recordedAt, hash: corrected?.hash },
  });
});

test('class_transactions: reasons stay sealed', async () => {
  const keys = createInMemoryKeyRing();
  const { tables } = await foldInMemory(classTransactionsProjection, await createAttendanceLog(keys), keys, 100);
  expect(tables.class_transactions?.[3]?.reason).toMatch(/^sealed\./);
});

test('class_transactions: has no row for a present mark that moves, because it keeps its class', async () => {
  const keys = createInMemoryKeyRing();
  const log = await createAttendanceLogWithMove(keys);
  const { tables } = await foldInMemory(classTransactionsProjection, log, keys, 100);
  expect(log.at(-1)?.type).toBe('AttendanceMoved');
  expect(tables.class_transactions?.map(({ id }) => id)).not.toContain(log.at(-1)?.id);
});
