import { expect, test } from 'vitest';
import type { CorrectAttendanceCommand } from './commands.ts';
import type { StudentEvent } from './events.ts';
import { studentDecider } from './student-decider.ts';
import {
  applyStudentCommands,
  createRemainingChange,
  createStudentWithMark,
  decideStudentCommand,
  type MarkCharge,
  toRecordedStudentEvent,
  toTestEventId,
  YESTERDAY,
} from './test/student-fixture.ts';

type Status = 'present' | 'absent';

/**
 * One line per event: its type, its day in the ledger, and how many classes it requested, applied and left remaining.
 */
type Line = [type: string, on: string, requested?: number, applied?: number, remaining?: number];

const correct = {
  ...{ type: 'CorrectAttendance', from: YESTERDAY, date: YESTERDAY, status: 'present', seenVersion: 2 },
  reason: 'Wrong line',
} as const satisfies CorrectAttendanceCommand;

const NEW_DATE = '2026-11-13';
const createMovedLine = (requested?: number, applied?: number, remaining?: number): Line =>
  requested === undefined
    ? ['AttendanceMoved', YESTERDAY]
    : ['AttendanceMoved', YESTERDAY, requested, applied as number, remaining as number];
const createCorrectedLine = (applied: number, remaining: number, on = NEW_DATE): Line => [
  'AttendanceCorrected',
  on,
  -1,
  applied,
  remaining,
];

// Columns: charge of the mark before, classes remaining, new date, new status → lines, charge after, remaining after,
// waiting after.
type Row = [MarkCharge, number, string, Status, Line[], string, number, number];
const rows: Row[] = [
  ['absent', 0, YESTERDAY, 'present', [createCorrectedLine(0, 0, YESTERDAY)], 'uncovered', 0, 0],
  ['absent', 1, YESTERDAY, 'present', [createCorrectedLine(-1, 0, YESTERDAY)], 'covered', 0, 0],
  ['absent', 17, YESTERDAY, 'present', [createCorrectedLine(-1, 16, YESTERDAY)], 'covered', 16, 0],
  ['absent', 18, YESTERDAY, 'present', [createCorrectedLine(-1, 17, YESTERDAY)], 'covered', 17, 0],
  ['covered', 0, YESTERDAY, 'absent', [['AttendanceCorrected', YESTERDAY, 1, 1, 1]], 'none', 1, 0],
  ['covered', 1, YESTERDAY, 'absent', [['AttendanceCorrected', YESTERDAY, 1, 1, 2]], 'none', 2, 0],
  ['covered', 17, YESTERDAY, 'absent', [['AttendanceCorrected', YESTERDAY, 1, 1, 18]], 'none', 18, 0],
  ['covered', 18, YESTERDAY, 'absent', [['AttendanceCorrected', YESTERDAY, 1, 0, 18]], 'none', 18, 1],
  ['absent', 0, NEW_DATE, 'present', [createMovedLine(), createCorrectedLine(0, 0)], 'uncovered', 0, 0],
  ['absent', 1, NEW_DATE, 'present', [createMovedLine(), createCorrectedLine(-1, 0)], 'covered', 0, 0],
  ['absent', 17, NEW_DATE, 'present', [createMovedLine(), createCorrectedLine(-1, 16)], 'covered', 16, 0],
  ['absent', 18, NEW_DATE, 'present', [createMovedLine(), createCorrectedLine(-1, 17)], 'covered', 17, 0],
  ['covered', 0, NEW_DATE, 'absent', [createMovedLine(1, 1, 1)], 'none', 1, 0],
  ['covered', 1, NEW_DATE, 'absent', [createMovedLine(1, 1, 2)], 'none', 2, 0],
  ['covered', 17, NEW_DATE, 'absent', [createMovedLine(1, 1, 18)], 'none', 18, 0],
  ['covered', 18, NEW_DATE, 'absent', [createMovedLine(1, 0, 18)], 'none', 18, 1],
];
// These leave the balance as it is, whatever remains. A move takes no class for a mark that was uncovered on its old
// date. Only SettleUncoveredClass takes it.
const rowsWithoutChange = (
  [
    ['absent', YESTERDAY, 'absent', [], 'none'],
    ['covered', YESTERDAY, 'present', [], 'covered'],
    ['uncovered', YESTERDAY, 'present', [], 'uncovered'],
    ['uncovered', YESTERDAY, 'absent', [['AttendanceCorrected', YESTERDAY]], 'none'],
    ['absent', NEW_DATE, 'absent', [createMovedLine()], 'none'],
    ['covered', NEW_DATE, 'present', [createMovedLine()], 'covered'],
    ['uncovered', NEW_DATE, 'present', [createMovedLine()], 'uncovered'],
    ['uncovered', NEW_DATE, 'absent', [createMovedLine()], 'none'],
  ] as [MarkCharge, string, Status, Line[], string][]
).flatMap(([before, date, status, lines, charge]) =>
  [0, 1, 17, 18].map((remaining): Row => [before, remaining, date, status, lines, charge, remaining, 0]),
);

const toLine = ({ type, data }: StudentEvent): Line => {
  if (type !== 'AttendanceMoved' && type !== 'AttendanceCorrected') throw new Error(`unexpected ${type}`);
  const on = type === 'AttendanceMoved' ? data.from.date : data.date;
  const { change: moved } = data;
  expect(moved?.appliedTotal ?? 0).toBe(0);
  return moved ? [type, on, moved.requested, moved.appliedRemaining, moved.remainingAfter] : [type, on];
};

test.each([...rows, ...rowsWithoutChange])(
  'CorrectAttendance: given %s and %i remaining, when corrected to %s %s, then %j with charge %s',
  (before, remaining, date, status, lines, charge, remainingAfter, waiting) => {
    const state = createStudentWithMark(before, remaining, 'ill');
    const events = decideStudentCommand(state, { ...correct, date, status, reason: 'Came after all' });
    if (typeof events === 'string') throw new Error(events);

    expect(events.map(toLine)).toEqual(lines);
    const then = events.reduce(
      (now, each) => studentDecider.evolve(now, toRecordedStudentEvent(each, now.version + 1)),
      state,
    );
    const uncovered = charge === 'uncovered' ? 1 : 0;
    expect(then).toMatchObject({ remaining: remainingAfter, total: 18, waiting, uncovered });
    expect([...then.marks.values()].map((mark) => mark.date)).toEqual([date]);
    expect(then.marks.get(date)).toMatchObject({ id: toTestEventId(2), date, status, charge, note: 'ill' });
  },
);

test('CorrectAttendance: a present mark that moves keeps its class and records the note and the reason', () => {
  const command = { ...correct, date: NEW_DATE, note: 'came late', reason: 'Wrong line' };
  const state = createStudentWithMark('covered', 18, 'ill');
  expect(decideStudentCommand(state, command)).toEqual([
    {
      type: 'AttendanceMoved',
      data: {
        ...{ mark: toTestEventId(2), from: { date: YESTERDAY, status: 'present', charge: 'covered' }, date: NEW_DATE },
        ...{ status: 'present', charge: 'covered', note: 'came late', reason: 'Wrong line' },
      },
    },
  ]);
  expect(applyStudentCommands(state, command).marks.get(NEW_DATE)).toMatchObject({
    charge: 'covered',
    chargedBy: toTestEventId(2),
  });
});

test('CorrectAttendance: a mark that moves and becomes absent names the event whose class it gives back', () => {
  expect(
    decideStudentCommand(createStudentWithMark('covered', 3, 'ill'), { ...correct, date: NEW_DATE, status: 'absent' }),
  ).toEqual([
    {
      type: 'AttendanceMoved',
      data: {
        ...{ mark: toTestEventId(2), from: { date: YESTERDAY, status: 'present', charge: 'covered' }, date: NEW_DATE },
        ...{ status: 'absent', charge: 'none', note: 'ill', reason: 'Wrong line', reverses: toTestEventId(2) },
        change: createRemainingChange(1, 1, 4),
      },
    },
  ]);
});

test('a moved mark can be settled, moved back and corrected like any other', () => {
  const moved = applyStudentCommands(createStudentWithMark('uncovered', 0, 'ill'), { ...correct, date: NEW_DATE });
  const paid = applyStudentCommands(moved, { type: 'AdjustClasses', direction: 'add', classes: 2 });
  const settled = applyStudentCommands(paid, { type: 'SettleUncoveredClass', date: NEW_DATE });
  expect(settled.marks.get(NEW_DATE)).toMatchObject({ charge: 'covered', chargedBy: toTestEventId(6) });

  const back = applyStudentCommands(settled, { ...correct, from: NEW_DATE, date: YESTERDAY, seenVersion: 6 });
  expect(back).toMatchObject({ remaining: 1, uncovered: 0 });
  expect([...back.marks.values()].map((mark) => mark.date)).toEqual([YESTERDAY]);
  expect(applyStudentCommands(back, { ...correct, status: 'absent', seenVersion: 7 })).toMatchObject({
    remaining: 2,
    waiting: 0,
  });
});

test.each<[string, Partial<CorrectAttendanceCommand>, string]>([
  ['a day without a mark', { from: NEW_DATE }, 'no-mark'],
  ['a future date', { date: '2026-11-22' }, 'date-in-future'],
  ['a future date, for a day without a mark', { from: NEW_DATE, date: '2026-11-22' }, 'date-in-future'],
  ['a mark that has changed since', { status: 'absent', seenVersion: 1 }, 'mark-changed'],
  ['a move of a mark that has changed since', { date: NEW_DATE, seenVersion: 1 }, 'mark-changed'],
  ['a date that already has a mark', { date: '2026-11-19' }, 'date-taken'],
])('CorrectAttendance: refuses %s', (_, command, refusal) => {
  const other = { type: 'MarkAttendance', date: '2026-11-19', status: 'absent' } as const;
  expect(
    decideStudentCommand(applyStudentCommands(createStudentWithMark('covered', 3, 'ill'), other), {
      ...correct,
      ...command,
    }),
  ).toBe(refusal);
});

test('CorrectAttendance: writes only the note and the reason when the status stays the same', () => {
  const marked = createStudentWithMark('covered', 3, 'ill');
  expect(decideStudentCommand(marked, correct)).toEqual([]);
  for (const why of [{ reason: 'Of somebody else' }, { reason: 'Of somebody else', code: 'correction' as const }])
    expect(decideStudentCommand(marked, { ...correct, note: '', ...why })).toEqual([
      { type: 'AttendanceNoted', data: { mark: toTestEventId(2), date: YESTERDAY, ...why } },
    ]);
});

test('CorrectAttendance: refuses an unknown or archived student', () => {
  expect(decideStudentCommand(studentDecider.initial, correct)).toBe('student-unknown');
  expect(
    decideStudentCommand(applyStudentCommands(createStudentWithMark('covered', 3, 'ill'), { type: 'ArchiveStudent' }), {
      ...correct,
      date: '2026-11-21',
    }),
  ).toBe('student-archived');
});

test('CorrectAttendance: every change that families see needs a reason', () => {
  const unexplained = { ...correct, reason: '' };
  const absent = createStudentWithMark('absent', 3, 'ill');
  const present = createStudentWithMark('covered', 3, 'ill');
  expect(decideStudentCommand(absent, unexplained)).toBe('reason-needed');
  expect(decideStudentCommand(absent, { ...unexplained, date: NEW_DATE })).toBe('reason-needed');
  expect(decideStudentCommand(present, { ...unexplained, status: 'absent' })).toBe('reason-needed');
  expect(decideStudentCommand(present, { ...unexplained, date: NEW_DATE })).toBe('reason-needed');
  expect(decideStudentCommand(present, { ...unexplained, note: '' })).toBe('reason-needed');
  expect(decideStudentCommand(present, unexplained)).toEqual([]);
  expect(decideStudentCommand(present, { ...unexplained, privateNote: 'Asked twice' })).toHaveLength(1);
});
