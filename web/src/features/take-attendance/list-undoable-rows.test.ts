import { expect, test } from 'vitest';
import { listUndoableRows } from './list-undoable-rows.ts';
import { createRollMark as mark, createRollResult as result } from './test/roll-fixtures.ts';

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
    ),
  ).toEqual([
    { student_id: 'ada', seen_version: 5, before: null },
    { student_id: 'ben', seen_version: 9, before: { status: 'absent', notes: 'Ill', private_notes: '' } },
  ]);
});

test('listUndoableRows: is empty when the mark before is not known for each saved row', () => {
  expect(listUndoableRows(results, new Map([['ada', null]]))).toEqual([]);
  // After a reload, the mark that the roll made looks like the mark before.
  expect(
    listUndoableRows(
      results,
      new Map([
        ['ada', mark({ version: 5 })],
        ['ben', null],
      ]),
    ),
  ).toEqual([]);
});
