import { expect, test } from 'vitest';
import type { ActivityAct } from '#contracts/activity.ts';
import { mergeRecordMoveEntries } from './merge-record-move-entries.ts';

const act = (said: Partial<ActivityAct>): ActivityAct => ({
  ...{ kind: 'act', id: 'e1', created_at: '2026-11-12T17:00:00.000Z', version: 3, what: 'marked' },
  ...{ actor_id: 't1', actor_role: 'tutor', actor_name: 'Ms Lee' },
  ...{ subject_id: 's1', subject_name: 'Mia', subject_archived: false, attendance_id: 'm1' },
  ...{
    from_date: null,
    date: '2026-11-12',
    from_status: null,
    status: null,
    charge: null,
    requested: null,
    classes_max: null,
  },
  ...{ remaining_before: null, remaining_after: null, total_before: null, total_after: null },
  ...{
    notes: null,
    reason: null,
    reason_code: null,
    homework_id: null,
    homework_title: null,
    group_id: null,
    group_name: null,
    from_grade: null,
    grade: null,
  },
  ...said,
});
const taken = act({
  ...{ id: 'e4', version: 4, what: 'corrected', from_status: 'absent', status: 'present', charge: 'covered' },
  ...{ remaining_before: 5, remaining_after: 4 },
});
const moved = act({
  ...{ id: 'e3', what: 'moved', from_date: '2026-11-11', from_status: 'present', status: 'absent' },
  ...{ remaining_before: 4, remaining_after: 5 },
});

test('mergeRecordMoveEntries: merges a move to another day as present into one entry', () => {
  const [one, ...others] = mergeRecordMoveEntries([taken, moved, act({ id: 'e2', version: 2 })]);
  expect(one).toMatchObject({
    ...{ what: 'moved', from_date: '2026-11-11', date: '2026-11-12', from_status: 'present', status: 'present' },
    ...{ remaining_before: 4, remaining_after: 4, charge: 'covered' },
  });
  expect(others.map(({ id }) => id)).toEqual(['e2']);
});

test('mergeRecordMoveEntries: keeps a move and a separate correction apart', () => {
  for (const other of [
    { version: 5 },
    { attendance_id: 'm2' },
    { actor_id: 't2' },
    { created_at: '2026-11-12T17:00:01.000Z' },
  ]) {
    expect(mergeRecordMoveEntries([{ ...taken, ...other }, moved])).toHaveLength(2);
  }
  expect(mergeRecordMoveEntries([moved, taken])).toHaveLength(2);
});
