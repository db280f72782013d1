import { expect, test } from 'vitest';
import { catalogue } from '../catalogue/catalogue.ts';
import type { CorrectAttendance } from './commands.ts';
import type { StudentEvent } from './events.ts';
import type { StudentState } from './state.ts';
import { student } from './student.ts';
import { after, balanceOf, DAY, enrolled, eventId, given, recordedAs, TODAY } from './test/student-fixture.ts';

type Before = 'absent' | 'covered' | 'uncovered';
type Status = 'present' | 'absent';

/** Of an event: its type, its day in the ledger, and what it requested, applied and left. */
type Line = [type: string, on: string, requested?: number, applied?: number, remaining?: number];

const change = (applied: number) => ({
  ...{ requested: -1, appliedRemaining: applied, appliedTotal: 0, remainingAfter: 0, totalAfter: 18 },
});
const markedAs: Record<Before, Extract<StudentEvent, { type: 'AttendanceMarked' }>['data']> = {
  absent: { date: DAY, status: 'absent', charge: 'none', note: 'ill' },
  covered: { date: DAY, status: 'present', charge: 'covered', note: 'ill', change: change(-1) },
  uncovered: { date: DAY, status: 'present', charge: 'uncovered', note: 'ill', change: change(0) },
};

/** The mark is version 2; the balance is set after it. */
const standing = (before: Before, remaining: number): StudentState =>
  given(enrolled, { type: 'AttendanceMarked', data: markedAs[before] }, balanceOf(remaining));

const correct = {
  ...{ type: 'CorrectAttendance', from: DAY, date: DAY, status: 'present', seenVersion: 2, today: TODAY },
} as const satisfies CorrectAttendance;

const NEW = '2026-11-13';
const left = (requested?: number, applied?: number, remaining?: number): Line =>
  requested === undefined
    ? ['AttendanceMoved', DAY]
    : ['AttendanceMoved', DAY, requested, applied as number, remaining as number];
const taken = (applied: number, remaining: number, on = NEW): Line => [
  'AttendanceCorrected',
  on,
  -1,
  applied,
  remaining,
];

// before, remaining, date, status → lines, charge after, remaining after, waiting after
const table: [Before, number, string, Status, Line[], string, number, number][] = [
  ['absent', 0, DAY, 'present', [taken(0, 0, DAY)], 'uncovered', 0, 0],
  ['absent', 1, DAY, 'present', [taken(-1, 0, DAY)], 'covered', 0, 0],
  ['absent', 17, DAY, 'present', [taken(-1, 16, DAY)], 'covered', 16, 0],
  ['absent', 18, DAY, 'present', [taken(-1, 17, DAY)], 'covered', 17, 0],
  ['absent', 0, DAY, 'absent', [], 'none', 0, 0],
  ['absent', 1, DAY, 'absent', [], 'none', 1, 0],
  ['absent', 17, DAY, 'absent', [], 'none', 17, 0],
  ['absent', 18, DAY, 'absent', [], 'none', 18, 0],
  ['covered', 0, DAY, 'present', [], 'covered', 0, 0],
  ['covered', 1, DAY, 'present', [], 'covered', 1, 0],
  ['covered', 17, DAY, 'present', [], 'covered', 17, 0],
  ['covered', 18, DAY, 'present', [], 'covered', 18, 0],
  ['covered', 0, DAY, 'absent', [['AttendanceCorrected', DAY, 1, 1, 1]], 'none', 1, 0],
  ['covered', 1, DAY, 'absent', [['AttendanceCorrected', DAY, 1, 1, 2]], 'none', 2, 0],
  ['covered', 17, DAY, 'absent', [['AttendanceCorrected', DAY, 1, 1, 18]], 'none', 18, 0],
  ['covered', 18, DAY, 'absent', [['AttendanceCorrected', DAY, 1, 0, 18]], 'none', 18, 1],
  ['uncovered', 0, DAY, 'present', [], 'uncovered', 0, 0],
  ['uncovered', 1, DAY, 'present', [], 'uncovered', 1, 0],
  ['uncovered', 17, DAY, 'present', [], 'uncovered', 17, 0],
  ['uncovered', 18, DAY, 'present', [], 'uncovered', 18, 0],
  ['uncovered', 0, DAY, 'absent', [['AttendanceCorrected', DAY]], 'none', 0, 0],
  ['uncovered', 1, DAY, 'absent', [['AttendanceCorrected', DAY]], 'none', 1, 0],
  ['uncovered', 17, DAY, 'absent', [['AttendanceCorrected', DAY]], 'none', 17, 0],
  ['uncovered', 18, DAY, 'absent', [['AttendanceCorrected', DAY]], 'none', 18, 0],
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
    const events = student.decide(state, { ...correct, date, status });
    if (typeof events === 'string') throw new Error(events);

    expect(events.map(lineOf)).toEqual(lines);
    const then = events.reduce((now, each) => student.evolve(now, recordedAs(each, now.version + 1)), state);
    const uncovered = charge === 'uncovered' ? 1 : 0;
    expect(then).toMatchObject({ remaining: remainingAfter, total: 18, waiting, uncovered });
    expect([...then.marks.values()].map((mark) => mark.date)).toEqual([date]);
    expect(then.marks.get(date)).toMatchObject({ id: eventId(2), date, status, charge, note: 'ill' });
  },
);

test('a present mark that moves keeps its class, and brings note and reason', () => {
  const command = { ...correct, date: NEW, note: 'came late', reason: 'Wrong line' };
  const state = standing('covered', 18);
  expect(student.decide(state, command)).toEqual([
    {
      type: 'AttendanceMoved',
      data: {
        ...{ mark: eventId(2), from: { date: DAY, status: 'present', charge: 'covered' }, date: NEW },
        ...{ status: 'present', charge: 'covered', note: 'came late', reason: 'Wrong line' },
      },
    },
  ]);
  expect(after(state, command).marks.get(NEW)).toMatchObject({ charge: 'covered', chargedBy: eventId(2) });
});

test('a mark that moves to be absent names the class that it gives back', () => {
  expect(student.decide(standing('covered', 3), { ...correct, date: NEW, status: 'absent' })).toEqual([
    {
      type: 'AttendanceMoved',
      data: {
        ...{ mark: eventId(2), from: { date: DAY, status: 'present', charge: 'covered' }, date: NEW },
        ...{ status: 'absent', charge: 'none', note: 'ill', reverses: eventId(2) },
        change: { requested: 1, appliedRemaining: 1, appliedTotal: 0, remainingAfter: 4, totalAfter: 18 },
      },
    },
  ]);
});

test('a moved record is settled, moved back and given back as any other', () => {
  const moved = after(standing('uncovered', 0), { ...correct, date: NEW });
  const paid = after(moved, { type: 'AdjustClasses', direction: 'add', classes: 2, today: TODAY });
  const settled = after(paid, { type: 'SettleUncoveredClass', date: NEW });
  expect(settled.marks.get(NEW)).toMatchObject({ charge: 'covered', chargedBy: eventId(6) });

  const back = after(settled, { ...correct, from: NEW, date: DAY, seenVersion: 6 });
  expect(back).toMatchObject({ remaining: 1, uncovered: 0 });
  expect([...back.marks.values()].map((mark) => mark.date)).toEqual([DAY]);
  expect(after(back, { ...correct, status: 'absent', seenVersion: 7 })).toMatchObject({ remaining: 2, waiting: 0 });
});

test.each<[string, Partial<CorrectAttendance>, string]>([
  ['a day without a mark', { from: NEW }, 'no-mark'],
  ['a day to come', { date: '2026-11-22' }, 'date-in-future'],
  ['a day to come, of a day without a mark', { from: NEW, date: '2026-11-22' }, 'date-in-future'],
  ['a mark changed since', { status: 'absent', seenVersion: 1 }, 'mark-changed'],
  ['a mark changed since, to another day', { date: NEW, seenVersion: 1 }, 'mark-changed'],
  ['a day that is taken', { date: '2026-11-19' }, 'date-taken'],
])('%s is refused', (_, command, refusal) => {
  const other = { type: 'MarkAttendance', date: '2026-11-19', status: 'absent', today: TODAY } as const;
  expect(student.decide(after(standing('covered', 3), other), { ...correct, ...command })).toBe(refusal);
});

test('a correction of what nobody changed writes its note alone, with its reason', () => {
  expect(student.decide(standing('covered', 3), { ...correct, seenVersion: 1 })).toEqual([]);
  expect(student.decide(standing('covered', 3), { ...correct, note: '', reason: 'Of somebody else' })).toEqual([
    { type: 'AttendanceNoted', data: { mark: eventId(2), date: DAY, reason: 'Of somebody else' } },
  ]);
});

test('a move that was recorded before marks kept their class is folded as it was decided then', () => {
  const { upcasters } = catalogue.AttendanceMoved ?? {};
  const change = { requested: 1, appliedRemaining: 1, appliedTotal: 0, remainingAfter: 4, totalAfter: 18 };
  const first = { mark: eventId(2), from: { date: DAY, status: 'present', charge: 'covered' }, date: NEW, change };
  const data = upcasters?.[0]?.({ ...first, reverses: eventId(2) });
  expect(catalogue.AttendanceMoved?.schema.parse(data)).toEqual(data);
  const state = standing('covered', 3);
  const moved = student.evolve(state, recordedAs({ type: 'AttendanceMoved', data } as StudentEvent, 4));
  expect(moved).toMatchObject({ remaining: 4 });
  expect(moved.marks.get(NEW)).toMatchObject({ status: 'absent', charge: 'none', chargedBy: undefined });
});

test('nobody unknown or former is corrected', () => {
  expect(student.decide(student.initial, correct)).toBe('student-unknown');
  expect(student.decide(after(standing('covered', 3), { type: 'ArchiveStudent' }), correct)).toBe('student-archived');
});
