import { expect, test } from 'vitest';
import { listUndoableRows } from './list-undoable-rows.ts';
import { createRollMark as mark, createRollResult as result } from './test/roll-fixtures.ts';

const names = new Map([
  ['ada', 'Ada'],
  ['ben', 'Ben'],
]);
const results = {
  ada: result('ada', { mark: mark({ version: 5 }) }),
  ben: result('ben', { mark: mark({ version: 9 }) }),
  cleo: result('cleo', { result: 'unchanged' }),
};

test('listUndoableRows: voids new marks and restores earlier ones, with the versions of the roll', () => {
  const earlier = mark({ status: 'absent', notes: 'Ill', version: 4 });
  expect(
    listUndoableRows(
      results,
      new Map([
        ['ada', null],
        ['ben', earlier],
      ]),
      names,
    ),
  ).toEqual([
    { name: 'Ada', appliedWaiting: false, undo: { student_id: 'ada', seen_version: 5, before: null } },
    {
      name: 'Ben',
      appliedWaiting: false,
      undo: { student_id: 'ben', seen_version: 9, before: { status: 'absent', notes: 'Ill', private_notes: '' } },
    },
  ]);
});

test('listUndoableRows: marks the rows that applied waiting classes', () => {
  const taken = { requested: -1, applied_remaining: -1, applied_total: 0 };
  const applied = { requested: 0, applied_remaining: 0, applied_total: 0 };
  const givenBack = { requested: 1, applied_remaining: 1, applied_total: 0 };
  const absent = mark({ status: 'absent', charge: 'none', version: 5 });
  const isMarked = (change: typeof taken | null, after = mark({ version: 5 })) =>
    listUndoableRows({ ada: result('ada', { mark: after, change }) }, new Map([['ada', null]]), names)[0]
      ?.appliedWaiting;
  expect([isMarked(taken), isMarked(applied), isMarked(null), isMarked(givenBack, absent)]).toEqual([
    ...[false, true, false, false],
  ]);
});

test('listUndoableRows: is empty when the mark before is not known for each saved row', () => {
  expect(listUndoableRows(results, new Map([['ada', null]]), names)).toEqual([]);
  // After a reload, the mark that the roll made looks like the mark before.
  expect(
    listUndoableRows(
      results,
      new Map([
        ['ada', mark({ version: 5 })],
        ['ben', null],
      ]),
      names,
    ),
  ).toEqual([]);
});

test('listUndoableRows: gives a late cancellation back as one', () => {
  const earlier = mark({ status: 'absent', late_cancellation_hours: 24, version: 4 });
  const [row] = listUndoableRows({ ada: results.ada }, new Map([['ada', earlier]]), names);
  expect(row?.undo.before).toMatchObject({ status: 'absent', late_cancellation: true });
});
