import { expect, test } from 'vitest';
import { createInMemoryKeyRing } from '#events/record/test/in-memory-key-ring.ts';
import { createAttendanceLog, createAttendanceLogWithMove } from '../../test/attendance-log-fixture.ts';
import { foldInMemory } from '../../test/fold-in-memory.ts';
import { attendanceProjection } from './projection.ts';

test('attendance: has the current mark of each date and the event that took its class', async () => {
  const keys = createInMemoryKeyRing();
  const log = await createAttendanceLog(keys);
  const [, , first, second, , settled, corrected, third, noted] = log;

  const { tables } = await foldInMemory(attendanceProjection, log, keys, 100);

  const sealed = expect.stringMatching(/^sealed\./);
  expect(tables.attendance).toMatchObject([
    {
      id: first?.id,
      date: '2026-09-01',
      status: 'absent',
      charge: 'none',
      charged_by: null,
      notes: sealed,
      version: 6,
    },
    { id: second?.id, status: 'present', charge: 'covered', charged_by: settled?.id, notes: null, version: 5 },
    { id: third?.id, status: 'absent', charge: 'none', notes: sealed, version: 8, updated_at: noted?.recordedAt },
  ]);
  expect(tables.attendance_history?.map(({ what, quiet, from_status }) => [what, quiet, from_status])).toEqual([
    ['marked', false, null],
    ['marked', false, null],
    ['settled', false, null],
    ['corrected', false, 'present'],
    ['marked', true, null],
    ['noted', true, null],
  ]);
  expect(tables.attendance_history?.[3]).toMatchObject({ attendance_id: first?.id, id: corrected?.id });
});

test('attendance: a mark that moves is listed on its new date only', async () => {
  const keys = createInMemoryKeyRing();
  const log = await createAttendanceLogWithMove(keys);
  const [, , , second] = log;
  const moved = log.at(-1);
  const settled = log[5];

  const { tables } = await foldInMemory(attendanceProjection, log, keys, 100);

  const sealed = expect.stringMatching(/^sealed\./);
  const mine = tables.attendance?.filter(({ id }) => id === second?.id);
  expect(mine).toMatchObject([
    { date: '2026-08-31', status: 'present', charge: 'covered', charged_by: settled?.id, notes: sealed, version: 9 },
  ]);
  expect(tables.attendance_history?.slice(-1)).toMatchObject([
    {
      ...{ id: moved?.id, attendance_id: second?.id, what: 'moved', from_date: '2026-09-02', date: '2026-08-31' },
      ...{ from_status: 'present', status: 'present', charge: 'covered', notes: sealed, reason: sealed, quiet: true },
    },
  ]);
});
