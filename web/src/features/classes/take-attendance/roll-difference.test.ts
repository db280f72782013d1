import { expect, test } from 'vitest';
import type { RollMark } from '#contracts/attendance.ts';
import type { AttendanceStatus } from '#events/values/shapes.ts';
import { findRollDifference, type RollRowEdit, type SentRollRow } from './roll-difference.ts';
import { applyRollRowEdit, chooseRollValues, type RollEditsByStudentId } from './roll-edits.ts';
import { type RollRow, toRollRow } from './roll-row.ts';
import { createRollStudent, createRollMark as mark } from './test/roll-fixtures.ts';

const present = { status: 'present', base: null } as const;
const absent = { status: 'absent', base: null } as const;
const absentMark = mark({ status: 'absent', charge: 'none' });
/** Based on the mark of version 3, whose note is `Fractions`. */
const noted = { notes: 'Fractions', private_notes: null, version: 3 };

test.each<[string, RollRowEdit, RollMark | null, string[]]>([
  ['absent here, saved as present', absent, mark(), ['status']],
  ['present here with a note, saved as absent', { ...present, note: 'late' }, absentMark, ['status']],
  ['present both', present, mark({ notes: 'Quiz' }), []],
  ['absent both', { ...absent, note: 'typed before the tick was removed' }, absentMark, []],
  ['a note of the colleague only', present, mark({ notes: 'Quiz', private_notes: 'Tired' }), []],
  ['a note of the tutor only', { ...present, note: 'late', privateNote: 'sad' }, mark(), []],
  ['the same note', { ...present, note: ' Quiz ' }, mark({ notes: 'Quiz' }), []],
  ['two notes', { ...present, note: 'late' }, mark({ notes: 'Quiz' }), ['note']],
  ['two private notes', { ...present, privateNote: 'sad' }, mark({ private_notes: 'Tired' }), ['privateNote']],
  [
    'two notes of each kind',
    { ...present, note: 'a', privateNote: 'b' },
    mark({ notes: 'c', private_notes: 'd' }),
    ['note', 'privateNote'],
  ],
  ['a note cleared here and rewritten there', { ...present, note: '', base: noted }, mark({ notes: 'Quiz' }), ['note']],
  ['a note rewritten here and cleared there', { ...present, note: 'late', base: noted }, mark(), ['note']],
  ['a note that only the tutor rewrote', { ...present, note: 'late', base: noted }, mark({ notes: 'Fractions' }), []],
  ['the mark that the edit is based on', { ...absent, base: { ...noted, version: 4 } }, mark(), []],
  ['left unmarked here', { leftUnmarked: true, base: null }, mark(), []],
  ['a mark that was removed', { ...present, base: noted }, null, ['status']],
])('findRollDifference: %s', (_case, edit, saved, differs) => {
  const { status, note, privateNote } = findRollDifference(edit, saved) ?? {};
  expect(Object.entries({ status, note, privateNote }).flatMap(([part, differ]) => (differ ? part : []))).toEqual(
    differs,
  );
});

const rowOf = (id: string, edits: RollEditsByStudentId, saved?: RollMark): RollRow =>
  toRollRow(createRollStudent(id, 3, saved), edits[id], undefined);

test('a student whom the tutor never touched takes what a colleague saves; one whose tick was removed is a question', () => {
  const tick = (before: RollEditsByStudentId, id: string, status: AttendanceStatus) =>
    applyRollRowEdit(before, rowOf(id, before), { status });
  const edits = tick(tick(tick({}, 'ada', 'present'), 'ben', 'present'), 'ben', 'absent');
  expect(edits).toEqual({ ada: present, ben: absent });
  expect(rowOf('ben', edits, mark())).toMatchObject({ status: 'absent', undecided: true, changes: true });
  expect(rowOf('ada', edits, absentMark)).toMatchObject({ status: 'present', undecided: true, changes: true });
  expect(rowOf('ada', edits, mark())).toMatchObject({ status: 'present', undecided: false, changes: false });
  for (const saved of [mark({ notes: 'Quiz' }), absentMark]) {
    const { status, notes } = saved;
    const untouched = rowOf('cleo', edits, saved);
    expect(untouched).toMatchObject({ status, note: notes ?? '', undecided: false, changes: false });
    expect(untouched.difference).toBeUndefined();
  }
});

test('chooseRollValues: either side can be chosen and chosen again, and what was typed is kept until then', () => {
  const typed = { ada: { ...present, note: 'late' } };
  const open = rowOf('ada', typed, absentMark);
  expect(open).toMatchObject({ status: 'present', note: 'late', undecided: true });
  const theirs = chooseRollValues(typed, [open], 'theirs');
  const taken = rowOf('ada', theirs, absentMark);
  expect(taken).toMatchObject({ status: 'absent', note: '', undecided: false, changes: false });
  expect(taken.difference?.mine).toMatchObject({ status: 'present', note: 'late' });
  const mine = chooseRollValues(theirs, [taken], 'mine');
  expect(rowOf('ada', mine, absentMark)).toMatchObject({
    status: 'present',
    note: 'late',
    undecided: false,
    changes: true,
  });
  expect(rowOf('ada', mine, mark({ status: 'absent', version: 5 }))).toMatchObject({ undecided: true });
  // A mark that was removed stays removed.
  const based = { ada: { ...present, base: noted, choice: { keep: 'theirs' as const, version: 0 } } };
  expect(rowOf('ada', based)).toMatchObject({ leftUnmarked: true, undecided: false });
});

test('applyRollRowEdit: an edit of a merged row is based on the mark that it shows, and one that undoes itself is removed', () => {
  const merged = rowOf('ada', { ada: { ...present } }, mark({ notes: 'Quiz' }));
  const edits = applyRollRowEdit({ ada: present }, merged, { note: 'Quiz, late' });
  expect(edits.ada).toEqual({
    status: 'present',
    note: 'Quiz, late',
    base: { notes: 'Quiz', private_notes: null, version: 4 },
  });
  const edited = rowOf('ada', edits, mark({ notes: 'Quiz' }));
  expect(edited).toMatchObject({ undecided: false, note: 'Quiz, late', changes: true });
  expect(applyRollRowEdit(edits, edited, { note: 'Quiz' })).toEqual({});
});

test('applyRollRowEdit: a row in question keeps what it is based on, and is merged when it is edited to the same', () => {
  const edits = { ada: { ...present, note: 'late' } };
  const open = rowOf('ada', edits, absentMark);
  expect(applyRollRowEdit(edits, open, { note: 'late again' }).ada).toMatchObject({ note: 'late again', base: null });
  const unticked = applyRollRowEdit(edits, open, { status: 'absent' });
  expect(rowOf('ada', unticked, absentMark)).toMatchObject({ status: 'absent', undecided: false });
});

test.each<[string, RollMark, SentRollRow | undefined, boolean]>([
  [
    'the mark that was sent',
    mark({ notes: 'late' }),
    { tutorId: 'lee', changes: true, status: 'present', notes: 'late' },
    false,
  ],
  [
    'a mark with the general note',
    mark({ notes: 'Quiz' }),
    { tutorId: 'lee', changes: true, status: 'present' },
    false,
  ],
  ['the same mark of a colleague', mark(), { tutorId: 'sam', changes: true, status: 'present' }, true],
  ['another mark, from another device', mark(), { tutorId: 'lee', changes: true, status: 'absent' }, true],
  [
    'another note, from another device',
    mark({ notes: 'Quiz' }),
    { tutorId: 'lee', changes: true, status: 'present', notes: 'late' },
    true,
  ],
  ['a mark of the tutor without a save', mark(), undefined, true],
])(
  'toRollRow: after a save without an answer, the edit is asked about beside %s: %s',
  (_what, saved, sent, isAsked) => {
    // The tick was removed after the save was sent.
    const student = createRollStudent('ada', 3, saved);
    const row = toRollRow(student, absent, undefined, { sent });
    expect([row.undecided, row.changes]).toEqual([isAsked, true]);
    // A further edit of a row in question is not based on a mark that the tutor has not chosen.
    const edited = applyRollRowEdit({ ada: absent }, row, { note: 'typed' }).ada;
    expect(edited?.base?.version ?? 0).toBe(isAsked ? 0 : saved.version);
  },
);
