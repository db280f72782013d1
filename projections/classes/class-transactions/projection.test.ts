import { expect, test } from 'vitest';
import type { KeyRing } from '#events/record/key-ring.ts';
import { createInMemoryKeyRing } from '#events/record/test/in-memory-key-ring.ts';
import type { StoredEvent } from '#events/store/port/event-store.ts';
import {
  createAttendanceLog,
  createAttendanceLogWithMove,
  MIA_ID,
  TUTOR_ID,
} from '../../test/attendance-log-fixture.ts';
import { foldInMemory } from '../../test/fold-in-memory.ts';
import { classTransactionsProjection } from './projection.ts';

const foldRows = async (log: readonly StoredEvent[], keys: KeyRing, batch = 100) => {
  const { tables } = await foldInMemory(classTransactionsProjection, log, keys, batch);
  return (tables.class_transactions ?? []).sort((one, other) => Number(one.version) - Number(other.version));
};

test('class_transactions: has one row with its cause for each change of the balance', async () => {
  const keys = createInMemoryKeyRing();
  const log = await createAttendanceLog(keys);
  const [, , first, second, , , corrected] = log;

  const rows = await foldRows(log, keys);

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
  const rows = await foldRows(await createAttendanceLog(keys), keys);
  expect(rows[3]?.reason).toMatch(/^sealed\./);
});

test('class_transactions: a present mark that moves adds no row, and its rows move with it', async () => {
  const keys = createInMemoryKeyRing();
  const log = await createAttendanceLogWithMove(keys);
  expect(log.at(-1)?.type).toBe('AttendanceMoved');
  const moved = await foldRows(log, keys);
  const before = await foldRows(log.slice(0, -1), keys);
  // The class was not there, and was settled later: both rows are of the mark that moved.
  expect(moved).toEqual(
    before.map((row) => (row.effective_on === '2026-09-02' ? { ...row, effective_on: '2026-08-31' } : row)),
  );
  expect(moved.filter((row) => row.effective_on === '2026-08-31').map(({ version }) => version)).toEqual([3, 5]);
  for (const batch of [1, 3]) expect(await foldRows([...log, ...log.slice(-1)], keys, batch)).toEqual(moved);
});
