import { expect, test } from 'vitest';
import { catalogue } from '../catalogue/catalogue.ts';
import type { CorrectAttendance } from './commands.ts';
import type { StudentEvent } from './events.ts';
import { studentDecider } from './student-decider.ts';
import type { StudentState } from './student-state.ts';
import {
  applyCommands,
  createBalanceEvent,
  foldEvents,
  studentEnrolled,
  TODAY,
  toEventId,
  toRecordedEvent,
  YESTERDAY,
} from './test/student-fixture.ts';

type Before = 'absent' | 'covered' | 'uncovered';
type Status = 'present' | 'absent';

/** Of an event: its type, its day in the ledger, and what it requested, applied and left. */
type Line = [type: string, on: string, requested?: number, applied?: number, remaining?: number];

const change = (applied: number) => ({
  ...{ requested: -1, appliedRemaining: applied, appliedTotal: 0, remainingAfter: 0, totalAfter: 18 },
});
const markedAs: Record<Before, Extract<StudentEvent, { type: 'AttendanceMarked' }>['data']> = {
  absent: { date: YESTERDAY, status: 'absent', charge: 'none', note: 'ill' },
  covered: { date: YESTERDAY, status: 'present', charge: 'covered', note: 'ill', change: change(-1) },
  uncovered: { date: YESTERDAY, status: 'present', charge: 'uncovered', note: 'ill', change: change(0) },
};

/** The mark is version 2; the balance is set after it. */
const standing = (before: Before, remaining: number): StudentState =>
  foldEvents(studentEnrolled, { type: 'AttendanceMarked', data: markedAs[before] }, createBalanceEvent(remaining));

const correct = {
  ...{ type: 'CorrectAttendance', from: YESTERDAY, date: YESTERDAY, status: 'present', seenVersion: 2, today: TODAY },
} as const satisfies CorrectAttendance;

const NEW = '2026-11-13';
const left = (requested?: number, applied?: number, remaining?: number): Line =>
  requested === undefined
    ? ['AttendanceMoved', YESTERDAY]
    : ['AttendanceMoved', YESTERDAY, requested, applied as number, remaining as number];
const taken = (applied: number, remaining: number, on = NEW): Line => [
  'AttendanceCorrected',
  on,
  -1,
  applied,
  remaining,
];

// before, remaining, date, status → lines, charge after, remaining after, waiting after
const table: [Before, number, string, Status, Line[], string, number, number][] = [
  ['absent', 0, YESTERDAY, 'present', [taken(0, 0, YESTERDAY)], 'uncovered', 0, 0],
  ['absent', 1, YESTERDAY, 'present', [taken(-1, 0, YESTERDAY)], 'covered', 0, 0],
  ['absent', 17, YESTERDAY, 'present', [taken(-1, 16, YESTERDAY)], 'covered', 16, 0],
  ['absent', 18, YESTERDAY, 'present', [taken(-1, 17, YESTERDAY)], 'covered', 17, 0],
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
  ['absent', 0, NEW, 'present', [left(), taken(0, 0)], 'uncovered', 0, 0],
  ['absent', 1, NEW, 'present', [left(), taken(-1, 0)], 'covered', 0, 0],
  ['absent', 17, NEW, 'present', [left(), taken(-1, 16)], 'covered', 16, 0],
  ['absent', 18, NEW, 'present', [left(), taken(-1, 17)], 'covered', 17, 0],
  ['absent', 0, NEW, 'absent', [left()], 'none', 0, 0],
  ['absent', 1, NEW, 'absent', [left()], 'none', 1, 0],
  ['absent', 17, NEW, 'absent', [left()], 'none', 17, 0],
  ['absent', 18, NEW, 'absent', [left()], 'none', 18, 0],
  ['covered', 0, NEW, 'present', [left()], 'covered', 0, 0],
  ['covered', 1, NEW, 'present', [left()], 'covered', 1, 0],
  ['covered', 17, NEW, 'present', [left()], 'covered', 17, 0],
  ['covered', 18, NEW, 'present', [left()], 'covered', 18, 0],
  ['covered', 0, NEW, 'absent', [left(1, 1, 1)], 'none', 1, 0],
  ['covered', 1, NEW, 'absent', [left(1, 1, 2)], 'none', 2, 0],
  ['covered', 17, NEW, 'absent', [left(1, 1, 18)], 'none', 18, 0],
  ['covered', 18, NEW, 'absent', [left(1, 0, 18)], 'none', 18, 1],
  // a class that was not there on the old day is not taken by the change of date: it is settled on its own
  ['uncovered', 0, NEW, 'present', [left()], 'uncovered', 0, 0],
  ['uncovered', 1, NEW, 'present', [left()], 'uncovered', 1, 0],
  ['uncovered', 17, NEW, 'present', [left()], 'uncovered', 17, 0],
  ['uncovered', 18, NEW, 'present', [left()], 'uncovered', 18, 0],
  ['uncovered', 0, NEW, 'absent', [left()], 'none', 0, 0],
  ['uncovered', 1, NEW, 'absent', [left()], 'none', 1, 0],
  ['uncovered', 17, NEW, 'absent', [left()], 'none', 17, 0],
  ['uncovered', 18, NEW, 'absent', [left()], 'none', 18, 0],
];

const lineOf = ({ type, data }: StudentEvent): Line => {
  if (type !== 'AttendanceMoved' && type !== 'AttendanceCorrected') throw new Error(`unexpected ${type}`);
  const on = type === 'AttendanceMoved' ? data.from.date : data.date;
  const { change: moved } = data;
  expect(moved?.appliedTotal ?? 0).toBe(0);
  return moved ? [type, on, moved.requested, moved.appliedRemaining, moved.remainingAfter] : [type, on];
};

test.each(table)(
  'given %s and %i remaining, when corrected to %s %s, then %j with charge %s',
  (before, remaining, date, status, lines, charge, remainingAfter, waiting) => {
    const state = standing(before, remaining);
    const events = studentDecider.decide(state, { ...correct, date, status });
    if (typeof events === 'string') throw new Error(events);

    expect(events.map(lineOf)).toEqual(lines);
    const then = events.reduce(
      (now, each) => studentDecider.evolve(now, toRecordedEvent(each, now.version + 1)),
      state,
    );
    const uncovered = charge === 'uncovered' ? 1 : 0;
    expect(then).toMatchObject({ remaining: remainingAfter, total: 18, waiting, uncovered });
    expect([...then.marks.values()].map((mark) => mark.date)).toEqual([date]);
    expect(then.marks.get(date)).toMatchObject({ id: toEventId(2), date, status, charge, note: 'ill' });
  },
);

test('CorrectAttendance: a present mark that moves keeps its class and records the note and the reason', () => {
  const command = { ...correct, date: NEW, note: 'came late', reason: 'Wrong line' };
  const state = standing('covered', 18);
  expect(studentDecider.decide(state, command)).toEqual([
    {
      type: 'AttendanceMoved',
      data: {
        ...{ mark: toEventId(2), from: { date: YESTERDAY, status: 'present', charge: 'covered' }, date: NEW },
        ...{ status: 'present', charge: 'covered', note: 'came late', reason: 'Wrong line' },
      },
    },
  ]);
  expect(applyCommands(state, command).marks.get(NEW)).toMatchObject({ charge: 'covered', chargedBy: toEventId(2) });
});

test('CorrectAttendance: a mark that moves and becomes absent names the event whose class it gives back', () => {
  expect(studentDecider.decide(standing('covered', 3), { ...correct, date: NEW, status: 'absent' })).toEqual([
    {
      type: 'AttendanceMoved',
      data: {
        ...{ mark: toEventId(2), from: { date: YESTERDAY, status: 'present', charge: 'covered' }, date: NEW },
        ...{ status: 'absent', charge: 'none', note: 'ill', reverses: toEventId(2) },
        change: { requested: 1, appliedRemaining: 1, appliedTotal: 0, remainingAfter: 4, totalAfter: 18 },
      },
    },
  ]);
});

test('a moved mark can be settled, moved back and corrected like any other', () => {
  const moved = applyCommands(standing('uncovered', 0), { ...correct, date: NEW });
  const paid = applyCommands(moved, { type: 'AdjustClasses', direction: 'add', classes: 2, today: TODAY });
  const settled = applyCommands(paid, { type: 'SettleUncoveredClass', date: NEW });
  expect(settled.marks.get(NEW)).toMatchObject({ charge: 'covered', chargedBy: toEventId(6) });

  const back = applyCommands(settled, { ...correct, from: NEW, date: YESTERDAY, seenVersion: 6 });
  expect(back).toMatchObject({ remaining: 1, uncovered: 0 });
  expect([...back.marks.values()].map((mark) => mark.date)).toEqual([YESTERDAY]);
  expect(applyCommands(back, { ...correct, status: 'absent', seenVersion: 7 })).toMatchObject({
    remaining: 2,
    waiting: 0,
  });
});

test.each<[string, Partial<CorrectAttendance>, string]>([
  ['a day without a mark', { from: NEW }, 'no-mark'],
  ['a future date', { date: '2026-11-22' }, 'date-in-future'],
  ['a future date, for a day without a mark', { from: NEW, date: '2026-11-22' }, 'date-in-future'],
  ['a mark that has changed since', { status: 'absent', seenVersion: 1 }, 'mark-changed'],
  ['a move of a mark that has changed since', { date: NEW, seenVersion: 1 }, 'mark-changed'],
  ['a date that already has a mark', { date: '2026-11-19' }, 'date-taken'],
])('CorrectAttendance: refuses %s', (_, command, refusal) => {
  const other = { type: 'MarkAttendance', date: '2026-11-19', status: 'absent', today: TODAY } as const;
  expect(studentDecider.decide(applyCommands(standing('covered', 3), other), { ...correct, ...command })).toBe(refusal);
});

test('CorrectAttendance: writes only the note and the reason when the status stays the same', () => {
  expect(studentDecider.decide(standing('covered', 3), { ...correct, seenVersion: 1 })).toEqual([]);
  expect(studentDecider.decide(standing('covered', 3), { ...correct, note: '', reason: 'Of somebody else' })).toEqual([
    { type: 'AttendanceNoted', data: { mark: toEventId(2), date: YESTERDAY, reason: 'Of somebody else' } },
  ]);
});

test('evolveStudent: folds a move of schema version 1 as it was decided then', () => {
  const { upcasters } = catalogue.AttendanceMoved ?? {};
  const change = { requested: 1, appliedRemaining: 1, appliedTotal: 0, remainingAfter: 4, totalAfter: 18 };
  const first = {
    mark: toEventId(2),
    from: { date: YESTERDAY, status: 'present', charge: 'covered' },
    date: NEW,
    change,
  };
  const data = upcasters?.[0]?.({ ...first, reverses: toEventId(2) });
  expect(catalogue.AttendanceMoved?.schema.parse(data)).toEqual(data);
  const state = standing('covered', 3);
  const moved = studentDecider.evolve(state, toRecordedEvent({ type: 'AttendanceMoved', data } as StudentEvent, 4));
  expect(moved).toMatchObject({ remaining: 4 });
  expect(moved.marks.get(NEW)).toMatchObject({ status: 'absent', charge: 'none', chargedBy: undefined });
});

test('CorrectAttendance: refuses an unknown or archived student', () => {
  expect(studentDecider.decide(studentDecider.initial, correct)).toBe('student-unknown');
  expect(studentDecider.decide(applyCommands(standing('covered', 3), { type: 'ArchiveStudent' }), correct)).toBe(
    'student-archived',
  );
});
