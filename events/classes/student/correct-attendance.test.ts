import { expect, test } from 'vitest';
import type { CorrectAttendanceCommand } from './commands.ts';
import type { StudentEvent } from './events.ts';
import { studentDecider } from './student-decider.ts';
import type { StudentState } from './student-state.ts';
import {
  applyStudentCommands,
  createBalanceEvent,
  decideStudentCommand,
  foldStudentEvents,
  studentEnrolledEvent,
  toRecordedStudentEvent,
  toTestEventId,
  YESTERDAY,
} from './test/student-fixture.ts';

type Before = 'absent' | 'covered' | 'uncovered';
type Status = 'present' | 'absent';

/**
 * One line per event: its type, its day in the ledger, and how many classes it requested, applied and left remaining.
 */
type Line = [type: string, on: string, requested?: number, applied?: number, remaining?: number];

const change = (applied: number) => ({
  ...{ requested: -1, appliedRemaining: applied, appliedTotal: 0, remainingAfter: 0, totalAfter: 18, classesMax: 18 },
});
const markedAs: Record<Before, Extract<StudentEvent, { type: 'AttendanceMarked' }>['data']> = {
  absent: { date: YESTERDAY, status: 'absent', charge: 'none', note: 'ill' },
  covered: { date: YESTERDAY, status: 'present', charge: 'covered', note: 'ill', change: change(-1) },
  uncovered: { date: YESTERDAY, status: 'present', charge: 'uncovered', note: 'ill', change: change(0) },
};

/** A student with one mark, whose last change is version 2, and with this many classes remaining. */
const createStudentWithMark = (before: Before, remaining: number): StudentState =>
  foldStudentEvents(
    studentEnrolledEvent,
    { type: 'AttendanceMarked', data: markedAs[before] },
    createBalanceEvent(remaining),
  );

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
const table: [Before, number, string, Status, Line[], string, number, number][] = [
  ['absent', 0, YESTERDAY, 'present', [createCorrectedLine(0, 0, YESTERDAY)], 'uncovered', 0, 0],
  ['absent', 1, YESTERDAY, 'present', [createCorrectedLine(-1, 0, YESTERDAY)], 'covered', 0, 0],
  ['absent', 17, YESTERDAY, 'present', [createCorrectedLine(-1, 16, YESTERDAY)], 'covered', 16, 0],
  ['absent', 18, YESTERDAY, 'present', [createCorrectedLine(-1, 17, YESTERDAY)], 'covered', 17, 0],
  ['absent', 0, YESTERDAY, 'absent', [], 'none', 0, 0],
  ['absent', 1, YESTERDAY, 'absent', [], 'none', 1, 0],
  ['absent', 17, YESTERDAY, 'absent', [], 'none', 17, 0],
  ['absent', 18, YESTERDAY, 'absent', [], 'none', 18, 0],
  ['covered', 0, YESTERDAY, 'present', [], 'covered', 0, 0],
  ['covered', 1, YESTERDAY, 'present', [], 'covered', 1, 0],
  ['covered', 17, YESTERDAY, 'present', [], 'covered', 17, 0],
  ['covered', 18, YESTERDAY, 'present', [], 'covered', 18, 0],
  ['covered', 0, YESTERDAY, 'absent', [['AttendanceCorrected', YESTERDAY, 1, 1, 1]], 'none', 1, 0],
  ['covered', 1, YESTERDAY, 'absent', [['AttendanceCorrected', YESTERDAY, 1, 1, 2]], 'none', 2, 0],
  ['covered', 17, YESTERDAY, 'absent', [['AttendanceCorrected', YESTERDAY, 1, 1, 18]], 'none', 18, 0],
  ['covered', 18, YESTERDAY, 'absent', [['AttendanceCorrected', YESTERDAY, 1, 0, 18]], 'none', 18, 1],
  ['uncovered', 0, YESTERDAY, 'present', [], 'uncovered', 0, 0],
  ['uncovered', 1, YESTERDAY, 'present', [], 'uncovered', 1, 0],
  ['uncovered', 17, YESTERDAY, 'present', [], 'uncovered', 17, 0],
  ['uncovered', 18, YESTERDAY, 'present', [], 'uncovered', 18, 0],
  ['uncovered', 0, YESTERDAY, 'absent', [['AttendanceCorrected', YESTERDAY]], 'none', 0, 0],
  ['uncovered', 1, YESTERDAY, 'absent', [['AttendanceCorrected', YESTERDAY]], 'none', 1, 0],
  ['uncovered', 17, YESTERDAY, 'absent', [['AttendanceCorrected', YESTERDAY]], 'none', 17, 0],
  ['uncovered', 18, YESTERDAY, 'absent', [['AttendanceCorrected', YESTERDAY]], 'none', 18, 0],
  ['absent', 0, NEW_DATE, 'present', [createMovedLine(), createCorrectedLine(0, 0)], 'uncovered', 0, 0],
  ['absent', 1, NEW_DATE, 'present', [createMovedLine(), createCorrectedLine(-1, 0)], 'covered', 0, 0],
  ['absent', 17, NEW_DATE, 'present', [createMovedLine(), createCorrectedLine(-1, 16)], 'covered', 16, 0],
  ['absent', 18, NEW_DATE, 'present', [createMovedLine(), createCorrectedLine(-1, 17)], 'covered', 17, 0],
  ['absent', 0, NEW_DATE, 'absent', [createMovedLine()], 'none', 0, 0],
  ['absent', 1, NEW_DATE, 'absent', [createMovedLine()], 'none', 1, 0],
  ['absent', 17, NEW_DATE, 'absent', [createMovedLine()], 'none', 17, 0],
  ['absent', 18, NEW_DATE, 'absent', [createMovedLine()], 'none', 18, 0],
  ['covered', 0, NEW_DATE, 'present', [createMovedLine()], 'covered', 0, 0],
  ['covered', 1, NEW_DATE, 'present', [createMovedLine()], 'covered', 1, 0],
  ['covered', 17, NEW_DATE, 'present', [createMovedLine()], 'covered', 17, 0],
  ['covered', 18, NEW_DATE, 'present', [createMovedLine()], 'covered', 18, 0],
  ['covered', 0, NEW_DATE, 'absent', [createMovedLine(1, 1, 1)], 'none', 1, 0],
  ['covered', 1, NEW_DATE, 'absent', [createMovedLine(1, 1, 2)], 'none', 2, 0],
  ['covered', 17, NEW_DATE, 'absent', [createMovedLine(1, 1, 18)], 'none', 18, 0],
  ['covered', 18, NEW_DATE, 'absent', [createMovedLine(1, 0, 18)], 'none', 18, 1],
  // A move takes no class for a mark that was uncovered on its old date. Only SettleUncoveredClass takes it.
  ['uncovered', 0, NEW_DATE, 'present', [createMovedLine()], 'uncovered', 0, 0],
  ['uncovered', 1, NEW_DATE, 'present', [createMovedLine()], 'uncovered', 1, 0],
  ['uncovered', 17, NEW_DATE, 'present', [createMovedLine()], 'uncovered', 17, 0],
  ['uncovered', 18, NEW_DATE, 'present', [createMovedLine()], 'uncovered', 18, 0],
  ['uncovered', 0, NEW_DATE, 'absent', [createMovedLine()], 'none', 0, 0],
  ['uncovered', 1, NEW_DATE, 'absent', [createMovedLine()], 'none', 1, 0],
  ['uncovered', 17, NEW_DATE, 'absent', [createMovedLine()], 'none', 17, 0],
  ['uncovered', 18, NEW_DATE, 'absent', [createMovedLine()], 'none', 18, 0],
];

const toLine = ({ type, data }: StudentEvent): Line => {
  if (type !== 'AttendanceMoved' && type !== 'AttendanceCorrected') throw new Error(`unexpected ${type}`);
  const on = type === 'AttendanceMoved' ? data.from.date : data.date;
  const { change: moved } = data;
  expect(moved?.appliedTotal ?? 0).toBe(0);
  return moved ? [type, on, moved.requested, moved.appliedRemaining, moved.remainingAfter] : [type, on];
};

test.each(table)(
  'CorrectAttendance: given %s and %i remaining, when corrected to %s %s, then %j with charge %s',
  (before, remaining, date, status, lines, charge, remainingAfter, waiting) => {
    const state = createStudentWithMark(before, remaining);
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
  const state = createStudentWithMark('covered', 18);
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
    decideStudentCommand(createStudentWithMark('covered', 3), { ...correct, date: NEW_DATE, status: 'absent' }),
  ).toEqual([
    {
      type: 'AttendanceMoved',
      data: {
        ...{ mark: toTestEventId(2), from: { date: YESTERDAY, status: 'present', charge: 'covered' }, date: NEW_DATE },
        ...{ status: 'absent', charge: 'none', note: 'ill', reason: 'Wrong line', reverses: toTestEventId(2) },
        change: {
          requested: 1,
          appliedRemaining: 1,
          appliedTotal: 0,
          remainingAfter: 4,
          totalAfter: 18,
          classesMax: 18,
        },
      },
    },
  ]);
});

test('a moved mark can be settled, moved back and corrected like any other', () => {
  const moved = applyStudentCommands(createStudentWithMark('uncovered', 0), { ...correct, date: NEW_DATE });
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
    decideStudentCommand(applyStudentCommands(createStudentWithMark('covered', 3), other), { ...correct, ...command }),
  ).toBe(refusal);
});

test('CorrectAttendance: writes only the note and the reason when the status stays the same', () => {
  expect(decideStudentCommand(createStudentWithMark('covered', 3), { ...correct, seenVersion: 2 })).toEqual([]);
  expect(
    decideStudentCommand(createStudentWithMark('covered', 3), { ...correct, note: '', reason: 'Of somebody else' }),
  ).toEqual([
    { type: 'AttendanceNoted', data: { mark: toTestEventId(2), date: YESTERDAY, reason: 'Of somebody else' } },
  ]);
});

test('CorrectAttendance: a correction of the note alone keeps the code of its reason', () => {
  const command = { ...correct, note: '', reason: 'Of somebody else', code: 'correction' } as const;
  expect(decideStudentCommand(createStudentWithMark('covered', 3), command)).toEqual([
    {
      type: 'AttendanceNoted',
      data: { mark: toTestEventId(2), date: YESTERDAY, reason: 'Of somebody else', code: 'correction' },
    },
  ]);
});

test('CorrectAttendance: refuses an unknown or archived student', () => {
  expect(decideStudentCommand(studentDecider.initial, correct)).toBe('student-unknown');
  expect(
    decideStudentCommand(applyStudentCommands(createStudentWithMark('covered', 3), { type: 'ArchiveStudent' }), {
      ...correct,
      date: '2026-11-21',
    }),
  ).toBe('student-archived');
});

test('CorrectAttendance: every change that families see needs a reason', () => {
  const unexplained = { ...correct, reason: '' };
  const absent = createStudentWithMark('absent', 3);
  const present = createStudentWithMark('covered', 3);
  expect(decideStudentCommand(absent, unexplained)).toBe('reason-needed');
  expect(decideStudentCommand(absent, { ...unexplained, date: NEW_DATE })).toBe('reason-needed');
  expect(decideStudentCommand(present, { ...unexplained, status: 'absent' })).toBe('reason-needed');
  expect(decideStudentCommand(present, { ...unexplained, date: NEW_DATE })).toBe('reason-needed');
  expect(decideStudentCommand(present, { ...unexplained, note: '' })).toBe('reason-needed');
  expect(decideStudentCommand(present, unexplained)).toEqual([]);
  expect(decideStudentCommand(present, { ...unexplained, privateNote: 'Asked twice' })).toHaveLength(1);
});
