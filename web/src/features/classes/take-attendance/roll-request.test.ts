import { expect, test } from 'vitest';
import type { RollMark, RollRowResult } from '#contracts/attendance.ts';
import { toStatusFields } from '../../../lib/mark-choice.ts';
import type { RollRowEdit } from './roll-difference.ts';
import {
  applyRollAnswer,
  canSaveRoll,
  countRecordedStudents,
  countRowsToRetry,
  countRowsWithGeneralNote,
  isGeneralNoteFieldShown,
  listRowsThatNeedReason,
  toRollRequest,
  toSentRollRows,
} from './roll-request.ts';
import { toRollRow } from './roll-row.ts';
import { createRollStudent, createRollMark as mark, createRollResult as result } from './test/roll-fixtures.ts';

/** What an edit keeps of `mark()`. */
const base = { notes: null, private_notes: null, version: 4 };
const row = (id: string, edit?: RollRowEdit, recorded?: RollMark, outcome?: RollRowResult) =>
  toRollRow(createRollStudent(id, 3, recorded), edit, outcome);
const day = { date: '2026-11-20', generalNotes: '', notesForAbsent: false, reason: '', correctionReason: '' };
const sentFor = (rows: ReturnType<typeof row>[]) => toRollRequest({ ...day, rows });

test('toRollRequest: sends every student; unticked ones without a record are absent', () => {
  const rows = [
    row('ada', { status: 'present', note: ' late ', base: null }),
    row('ben'),
    row('cleo', undefined, mark()),
  ];
  expect(toRollRequest({ ...day, rows, generalNotes: ' Quiz ' })).toEqual({
    date: '2026-11-20',
    rows: [
      { student_id: 'ada', status: 'present', notes: 'late', seen_version: 0 },
      { student_id: 'ben', status: 'absent', seen_version: 0 },
      { student_id: 'cleo', status: 'present', seen_version: 4 },
    ],
    generalNotes: 'Quiz',
  });
});

test('toRollRequest: sends a changed note, and an empty one when it was cleared', () => {
  const noted = mark({ notes: 'Fractions' });
  const rows = [row('ada', { note: 'Fractions', base }, noted), row('ben', { note: '', base }, noted)];
  const [ada, ben] = sentFor(rows).rows;
  expect(ada).toEqual({ student_id: 'ada', status: 'present', seen_version: 4 });
  expect(ben).toEqual({ student_id: 'ben', status: 'present', notes: '', seen_version: 4 });
});

test('toRollRequest: sends a changed private note, and an answer without it keeps the edit', () => {
  const noted = mark({ private_notes: 'Tired' });
  const edit = { privateNote: ' Rested ', base };
  const request = sentFor([row('ada', edit, noted), row('ben', { privateNote: '', base }, noted)]);
  expect(request.rows).toEqual([
    { student_id: 'ada', status: 'present', private_notes: 'Rested', seen_version: 4 },
    { student_id: 'ben', status: 'present', private_notes: '', seen_version: 4 },
  ]);
  const apply = (typed: RollRowEdit) =>
    applyRollAnswer(
      { edits: { ada: typed }, results: {} },
      { date: day.date, rows: [result('ada', { mark: mark({ private_notes: 'Rested', version: 5 }) })] },
      request,
    ).edits;
  expect(apply(edit)).toEqual({});
  expect(apply({ ...edit, privateNote: 'Awake' })).toEqual({
    ada: { privateNote: 'Awake', base: { ...base, version: 5, private_notes: 'Rested' } },
  });
});

test('toRollRequest: sends the general note with present students and the reason always', () => {
  const request = toRollRequest({ ...day, rows: [row('ada')], generalNotes: 'Quiz', reason: ' Forgot the book ' });
  expect(request).toMatchObject({ reason: 'Forgot the book' });
  expect(request).not.toHaveProperty('generalNotes');
});

test('toRollRequest: sends the reason of corrections with the rows whose recorded absence becomes present', () => {
  const absent = mark({ status: 'absent' });
  const present = { status: 'present', base } as const;
  const rows = [
    row('ada', present, absent),
    row('ben', { status: 'absent', base }, mark()),
    row('cleo', { status: 'present', base: null }),
  ];
  expect(listRowsThatNeedReason(rows).map(({ student }) => student.id)).toEqual(['ada']);
  expect(toRollRequest({ ...day, rows, correctionReason: ' Make-up ' }).rows).toEqual([
    { student_id: 'ada', status: 'present', reason: 'Make-up', seen_version: 4 },
    { student_id: 'ben', status: 'absent', seen_version: 4 },
    { student_id: 'cleo', status: 'present', seen_version: 0 },
  ]);
});

test('toRollRequest: leaves out students who are left unmarked; a tick or a record marks them', () => {
  const leftUnmarked = { leftUnmarked: true, base: null };
  const rows = [row('ada', leftUnmarked), row('ben', { ...leftUnmarked, status: 'present' }), row('cleo')];
  expect(sentFor(rows).rows.map(({ student_id, status }) => [student_id, status])).toEqual([
    ['ben', 'present'],
    ['cleo', 'absent'],
  ]);
  expect(row('dan', { leftUnmarked: true, base }, mark({ status: 'absent' })).leftUnmarked).toBe(false);
});

test('toRollRequest, countRowsWithGeneralNote: absent students get the general note only when it is chosen', () => {
  const rows = [row('ada', { status: 'present', base: null }), row('ben'), row('cleo')];
  expect(countRowsWithGeneralNote(rows)).toBe(1);
  expect(countRowsWithGeneralNote(rows, true)).toBe(3);
  const note = { ...day, rows, generalNotes: 'Quiz' };
  expect(toRollRequest(note)).not.toHaveProperty('general_notes_for');
  expect(toRollRequest({ ...note, notesForAbsent: true })).toMatchObject({ general_notes_for: 'everybody' });
});

test('countRowsWithGeneralNote: for everybody, counts every student without their own note, recorded or not', () => {
  const own = { status: 'present' as const, note: 'late', base: null };
  const absent = { status: 'absent' as const, base };
  const recorded = [row('ada', undefined, mark()), row('ben', absent, mark({ notes: 'Fractions' }))];
  expect(countRowsWithGeneralNote([...recorded, row('cleo', own), row('dan')], true)).toBe(2);
  expect(countRowsWithGeneralNote([...recorded, row('cleo', own), row('dan'), row('eve', absent, mark())], true)).toBe(
    3,
  );
  expect(countRowsWithGeneralNote([row('ada', undefined, mark(), result('ada'))], true)).toBe(0);
  expect(countRowsWithGeneralNote([row('dan')], true)).toBe(0);
  const noted = [row('ada', undefined, mark({ notes: 'Fractions' }))];
  expect(isGeneralNoteFieldShown(noted, '')).toBe(false);
  expect(isGeneralNoteFieldShown(noted, 'Quiz')).toBe(true);
  expect(isGeneralNoteFieldShown([...noted, row('cleo', own)], '')).toBe(true);
  expect(isGeneralNoteFieldShown(recorded, '')).toBe(true);
});

test('canSaveRoll: needs a present student or a changed record', () => {
  expect(canSaveRoll([row('ada')], false)).toBe(false);
  expect(canSaveRoll([row('ada', { status: 'present', base: null })], false)).toBe(true);
  expect(canSaveRoll([row('ada', { status: 'absent', base }, mark())], false)).toBe(true);
  expect(canSaveRoll([row('ada', undefined, mark({ status: 'absent' }))], false)).toBe(false);
  expect(canSaveRoll([row('ada')], true)).toBe(true);
  expect(canSaveRoll([row('ada', undefined, mark(), result('ada'))], true)).toBe(false);
});

test('canSaveRoll: allows a retry while something is unsaved', () => {
  const rows = [row('ada', undefined, mark(), result('ada')), row('ben', { status: 'present', base: null })];
  expect(sentFor(rows).rows.map(({ student_id }) => student_id)).toEqual(['ben']);
});

test('applyRollAnswer: keeps the choices of unrecorded rows, based on the marks that they were based on', () => {
  const edits = {
    ada: { status: 'present' as const, base: null },
    ben: { status: 'present' as const, note: 'late', base: null },
    cleo: { status: 'present' as const, base: null },
  };
  const answer = {
    date: day.date,
    rows: [
      result('ada'),
      result('ben', { result: 'conflict', mark: mark({ status: 'absent', version: 7 }) }),
      result('cleo', { result: 'failed', mark: null }),
    ],
  };
  const left = applyRollAnswer(
    { edits, results: {} },
    answer,
    sentFor(Object.entries(edits).map(([id, edit]) => row(id, edit))),
  );
  expect(left.edits).toEqual({ ben: edits.ben, cleo: edits.cleo });
  expect(left.failed.map(({ student_id }) => student_id)).toEqual(['ben', 'cleo']);
  expect(countRecordedStudents(left.results)).toBe(1);
  const again = applyRollAnswer(left, { date: day.date, rows: [result('ben'), result('cleo')] }, sentFor([]));
  expect(countRecordedStudents(again.results)).toBe(3);
});

test('applyRollAnswer: keeps rows that changed after they were sent', () => {
  const sent = sentFor([row('ada', { status: 'present', base: null }), row('ben', { status: 'present', base: null })]);
  const edits = {
    ada: { status: 'absent' as const, base: null },
    ben: { status: 'present' as const, note: 'x', base: null },
  };
  const left = applyRollAnswer({ edits, results: {} }, { date: day.date, rows: [result('ada'), result('ben')] }, sent);
  expect(left.edits).toEqual({ ada: { status: 'absent', base }, ben: { status: 'present', note: 'x', base } });
});

test('applyRollAnswer: a conflict with a mark that differs in nothing that the tutor decided is sent again, no failure', () => {
  const edits = {
    ada: { status: 'present' as const, note: 'late', base: null },
    ben: { status: 'present' as const, note: 'late', base: null },
    cleo: { status: 'absent' as const, base: null },
    // Chosen while the outcome of the save was unknown; Fay's mark has changed since the choice, and nobody touched Gus.
    eve: { status: 'absent' as const, base: null, choice: { keep: 'theirs' as const, version: 4 } },
    fay: { status: 'absent' as const, base: null, choice: { keep: 'theirs' as const, version: 3 } },
  };
  const conflict = { result: 'conflict' } as const;
  const answer = {
    date: day.date,
    rows: [
      result('ada', conflict),
      result('ben', { ...conflict, mark: mark({ notes: 'Quiz' }) }),
      result('cleo', { ...conflict, mark: mark({ status: 'absent' }) }),
      result('dan', { ...conflict, mark: null }),
      ...['eve', 'fay', 'gus'].map((id) => result(id, conflict)),
    ],
  };
  const left = applyRollAnswer({ edits, results: {} }, answer, sentFor([]));
  expect(left.merged.map(({ student_id }) => student_id)).toEqual(['ada', 'cleo', 'eve', 'gus']);
  expect(left.failed.map(({ student_id }) => student_id)).toEqual(['ben', 'dan', 'fay']);
  expect(left.edits).toEqual(edits);
});

test('toRollRequest: sends nothing of a student whose mark differs before the tutor has chosen, then only what was chosen', () => {
  const absent = mark({ status: 'absent', charge: 'none', version: 5 });
  const edit = { status: 'present' as const, note: 'late', base: null };
  expect(sentFor([row('ada', edit, absent)]).rows).toEqual([]);
  expect(sentFor([row('ada', { ...edit, choice: { keep: 'mine', version: 5 } }, absent)]).rows).toEqual([
    { student_id: 'ada', status: 'present', notes: 'late', seen_version: 5 },
  ]);
  expect(sentFor([row('ada', { ...edit, choice: { keep: 'theirs', version: 5 } }, absent)]).rows).toEqual([
    { student_id: 'ada', status: 'absent', seen_version: 5 },
  ]);
  // The mark has changed again since the choice.
  expect(sentFor([row('ada', { ...edit, choice: { keep: 'mine', version: 4 } }, absent)]).rows).toEqual([]);
});

test('countRowsToRetry: counts the students whose record the save can change, also once it may have been saved', () => {
  const present = { status: 'present', base } as const;
  const rows = [
    row('ada', present, mark({ status: 'absent' })),
    row('ben'),
    row('cleo', undefined, mark()),
    row('dan', undefined, mark({ notes: 'Verbs' })),
    row('eve', undefined, mark({ status: 'absent' })),
  ];
  const form = { ...day, rows };
  expect(countRowsToRetry(form, {})).toBe(2);
  // The general note goes to the present students without a note.
  expect(countRowsToRetry({ ...form, generalNotes: 'Quiz' }, {})).toBe(3);
  expect(countRowsToRetry({ ...form, generalNotes: 'Quiz', notesForAbsent: true }, {})).toBe(4);
  const failed = result('cleo', { result: 'failed' });
  expect(countRowsToRetry({ ...form, rows: [row('cleo', undefined, mark(), failed)] }, {})).toBe(1);

  const sent = toSentRollRows(sentFor(rows), form, 'sam');
  expect(Object.keys(sent)).toHaveLength(5);
  // It was saved after all, and the list shows it.
  const saved = rows.map(({ student, status }) =>
    row(student.id, undefined, mark({ ...toStatusFields(status), version: 9 })),
  );
  expect(countRowsToRetry({ ...day, rows: saved }, sent)).toBe(2);
});

const late = mark({ status: 'absent', late_cancellation_hours: 24 });

test('toRollRequest: a late cancellation is sent as one, also when it is recorded and stays', () => {
  const chosen = row('ada', { status: 'late-cancellation', base: null });
  const rows = [chosen, row('ben', undefined, late), row('cleo', { status: 'absent', base }, late)];
  expect(sentFor(rows).rows).toEqual([
    { student_id: 'ada', status: 'absent', late_cancellation: true, seen_version: 0 },
    { student_id: 'ben', status: 'absent', late_cancellation: true, seen_version: 4 },
    { student_id: 'cleo', status: 'absent', seen_version: 4 },
  ]);
  expect(canSaveRoll([chosen], false), 'without a tick').toBe(true);
});

test('listRowsThatNeedReason: names recorded absences that become late cancellations, and these that become present', () => {
  const absent = mark({ status: 'absent', charge: 'none' });
  const rows = [
    row('ada', { status: 'late-cancellation', base }, absent),
    row('ben', { status: 'present', base }, late),
    row('cleo', { status: 'absent', base }, late),
    row('dan', { status: 'late-cancellation', base }, mark()),
    row('eve', undefined, late),
  ];
  expect(listRowsThatNeedReason(rows).map(({ student }) => student.id)).toEqual(['ada', 'ben']);
});

test('applyRollAnswer: a late cancellation that was saved leaves no edit, and one that was chosen since stays', () => {
  const edit = { status: 'late-cancellation' as const, base: null };
  const edits = { ada: edit, ben: edit };
  const sent = { ...sentFor([row('ada', edit)]), rows: [...sentFor([row('ada', edit), row('ben')]).rows] };
  const rows = ['ada', 'ben'].map((id) => result(id, { mark: late }));
  const after = applyRollAnswer({ edits, results: {} }, { date: day.date, rows }, sent);
  expect(Object.keys(after.edits)).toEqual(['ben']);
});
