import { expect, test } from 'vitest';
import type { StudentEvent } from './events.ts';
import type { StudentState } from './state.ts';
import { student } from './student.ts';
import { after, balanceOf, DAY, enrolled, eventId, given, recordedAs, TODAY } from './test/student-fixture.ts';

type Before = 'none' | 'absent' | 'covered' | 'uncovered';
type Marked = Extract<StudentEvent, { type: 'AttendanceMarked' }>['data'];

const markedAs: Record<Exclude<Before, 'none'>, Marked> = {
  absent: { date: DAY, status: 'absent', charge: 'none' },
  covered: {
    date: DAY,
    status: 'present',
    charge: 'covered',
    change: { requested: -1, appliedRemaining: -1, appliedTotal: 0, remainingAfter: 0, totalAfter: 18 },
  },
  uncovered: {
    date: DAY,
    status: 'present',
    charge: 'uncovered',
    change: { requested: -1, appliedRemaining: 0, appliedTotal: 0, remainingAfter: 0, totalAfter: 18 },
  },
};

/** The mark is version 2; the balance is set after it. */
const standing = (before: Before, remaining: number): StudentState =>
  before === 'none'
    ? given(enrolled, balanceOf(remaining))
    : given(enrolled, { type: 'AttendanceMarked', data: markedAs[before] }, balanceOf(remaining));

// before, remaining, status → type of the event, charge after, requested, applied, remaining after, waiting after
const table: [Before, number, 'present' | 'absent', string, string, number | null, number, number, number][] = [
  ['none', 0, 'present', 'AttendanceMarked', 'uncovered', -1, 0, 0, 0],
  ['none', 1, 'present', 'AttendanceMarked', 'covered', -1, -1, 0, 0],
  ['none', 17, 'present', 'AttendanceMarked', 'covered', -1, -1, 16, 0],
  ['none', 18, 'present', 'AttendanceMarked', 'covered', -1, -1, 17, 0],
  ['none', 0, 'absent', 'AttendanceMarked', 'none', null, 0, 0, 0],
  ['none', 1, 'absent', 'AttendanceMarked', 'none', null, 0, 1, 0],
  ['none', 17, 'absent', 'AttendanceMarked', 'none', null, 0, 17, 0],
  ['none', 18, 'absent', 'AttendanceMarked', 'none', null, 0, 18, 0],
  ['absent', 0, 'present', 'AttendanceCorrected', 'uncovered', -1, 0, 0, 0],
  ['absent', 1, 'present', 'AttendanceCorrected', 'covered', -1, -1, 0, 0],
  ['absent', 17, 'present', 'AttendanceCorrected', 'covered', -1, -1, 16, 0],
  ['absent', 18, 'present', 'AttendanceCorrected', 'covered', -1, -1, 17, 0],
  ['absent', 0, 'absent', 'nothing', 'none', null, 0, 0, 0],
  ['absent', 1, 'absent', 'nothing', 'none', null, 0, 1, 0],
  ['absent', 17, 'absent', 'nothing', 'none', null, 0, 17, 0],
  ['absent', 18, 'absent', 'nothing', 'none', null, 0, 18, 0],
  ['covered', 0, 'present', 'nothing', 'covered', null, 0, 0, 0],
  ['covered', 1, 'present', 'nothing', 'covered', null, 0, 1, 0],
  ['covered', 17, 'present', 'nothing', 'covered', null, 0, 17, 0],
  ['covered', 18, 'present', 'nothing', 'covered', null, 0, 18, 0],
  ['covered', 0, 'absent', 'AttendanceCorrected', 'none', 1, 1, 1, 0],
  ['covered', 1, 'absent', 'AttendanceCorrected', 'none', 1, 1, 2, 0],
  ['covered', 17, 'absent', 'AttendanceCorrected', 'none', 1, 1, 18, 0],
  ['covered', 18, 'absent', 'AttendanceCorrected', 'none', 1, 0, 18, 1],
  ['uncovered', 0, 'present', 'nothing', 'uncovered', null, 0, 0, 0],
  ['uncovered', 1, 'present', 'nothing', 'uncovered', null, 0, 1, 0],
  ['uncovered', 17, 'present', 'nothing', 'uncovered', null, 0, 17, 0],
  ['uncovered', 18, 'present', 'nothing', 'uncovered', null, 0, 18, 0],
  ['uncovered', 0, 'absent', 'AttendanceCorrected', 'none', null, 0, 0, 0],
  ['uncovered', 1, 'absent', 'AttendanceCorrected', 'none', null, 0, 1, 0],
  ['uncovered', 17, 'absent', 'AttendanceCorrected', 'none', null, 0, 17, 0],
  ['uncovered', 18, 'absent', 'AttendanceCorrected', 'none', null, 0, 18, 0],
];

test.each(table)(
  'given %s and %i remaining, when marked %s, then %s with charge %s',
  (before, remaining, status, type, charge, requested, applied, remainingAfter, waiting) => {
    const state = standing(before, remaining);
    const events = student.decide(state, { type: 'MarkAttendance', date: DAY, status, today: TODAY });
    if (typeof events === 'string') throw new Error(events);

    expect(events.map((event) => event.type)).toEqual(type === 'nothing' ? [] : [type]);
    const [event] = events as readonly { data: { change?: object; reverses?: string } }[];
    expect(event?.data.change).toEqual(
      requested === null
        ? undefined
        : { requested, appliedRemaining: applied, appliedTotal: 0, remainingAfter, totalAfter: 18 },
    );
    expect(event?.data.reverses).toBe(requested === 1 ? eventId(2) : undefined);

    const then = events.reduce((now, each) => student.evolve(now, recordedAs(each, 9)), state);
    expect(then).toMatchObject({
      remaining: remainingAfter,
      total: 18,
      waiting,
      uncovered: charge === 'uncovered' ? 1 : 0,
    });
    expect(then.marks.get(DAY)).toMatchObject({ status, charge });
  },
);

const mark = { type: 'MarkAttendance', date: DAY, status: 'present', today: TODAY } as const;

test('a future date is refused, today is not', () => {
  expect(student.decide(given(enrolled), { ...mark, date: '2026-11-22' })).toBe('date-in-future');
  expect(student.decide(given(enrolled), { ...mark, date: TODAY })).toHaveLength(1);
});

test('a mark changed since it was seen is refused', () => {
  const state = after(given(enrolled), mark);
  const absent = { ...mark, status: 'absent' } as const;
  expect(student.decide(state, { ...absent, seenVersion: 0 })).toBe('mark-changed');
  expect(student.decide(state, { ...absent, seenVersion: 1 })).toBe('mark-changed');
  expect(student.decide(state, { ...absent, seenVersion: 2 })).toHaveLength(1);
  expect(student.decide(state, { ...mark, note: 'late', seenVersion: 0 })).toBe('mark-changed');
  expect(student.decide(given(enrolled), { ...mark, seenVersion: 0 })).toHaveLength(1);
});

test('who asks for what somebody else has marked meanwhile is not in their way', () => {
  const noted = after(given(enrolled), { ...mark, note: 'late' });
  expect(student.decide(noted, { ...mark, seenVersion: 0 })).toEqual([]);
  expect(student.decide(noted, { ...mark, note: 'late', seenVersion: 0 })).toEqual([]);
});

test('a repeated mark writes its note when that differs, and clears it when asked', () => {
  const noted = after(given(enrolled, balanceOf(5)), { ...mark, note: 'came late' });
  expect(student.decide(noted, mark)).toEqual([]);
  expect(student.decide(noted, { ...mark, note: 'came late' })).toEqual([]);
  expect(student.decide(noted, { ...mark, note: 'on time' })).toEqual([
    { type: 'AttendanceNoted', data: { mark: eventId(3), date: DAY, note: 'on time' } },
  ]);
  for (const note of ['', null]) {
    expect(student.decide(noted, { ...mark, note })).toEqual([
      { type: 'AttendanceNoted', data: { mark: eventId(3), date: DAY } },
    ]);
  }
  expect(after(noted, { ...mark, note: '' }).remaining).toBe(4);
});

test('a correction carries the note on, unless it brings another', () => {
  const noted = after(given(enrolled), { ...mark, note: 'came late' });
  const absent = { ...mark, status: 'absent' } as const;
  expect(after(noted, absent).marks.get(DAY)?.note).toBe('came late');
  expect(after(noted, { ...absent, note: 'ill' }).marks.get(DAY)?.note).toBe('ill');
  expect(after(noted, { ...absent, note: '' }).marks.get(DAY)?.note).toBeUndefined();
});

test('the general note is for every mark that has none of its own', () => {
  const general = { ...mark, generalNote: 'Quiz' };
  const absent = { ...general, status: 'absent' } as const;
  const noteOf = (state: StudentState) => state.marks.get(DAY)?.note;
  const plain = after(given(enrolled), mark);
  const noted = after(given(enrolled), { ...mark, note: 'came late' });
  expect(noteOf(after(given(enrolled), general))).toBe('Quiz');
  expect(noteOf(after(given(enrolled), { ...general, note: 'came late' }))).toBe('came late');
  expect(noteOf(after(plain, absent))).toBe('Quiz');
  expect(student.decide(plain, general)).toEqual([
    { type: 'AttendanceNoted', data: { mark: eventId(2), date: DAY, note: 'Quiz' } },
  ]);
  expect(student.decide(plain, { ...general, seenVersion: 1 })).toBe('mark-changed');
  expect(student.decide(noted, general)).toEqual([]);
  expect(noteOf(after(noted, absent))).toBe('came late');
  expect(noteOf(after(noted, { ...absent, note: '' }))).toBeUndefined();
});

test('a settled mark takes its class, and given back it reverses the settlement', () => {
  const uncovered = after(given(enrolled, balanceOf(0)), mark);
  expect(uncovered.uncovered).toBe(1);
  expect(student.decide(uncovered, { type: 'SettleUncoveredClass', date: DAY })).toBe('no-classes-left');

  const paid = after(uncovered, { type: 'AdjustClasses', direction: 'add', classes: 2, today: TODAY });
  const settled = after(paid, { type: 'SettleUncoveredClass', date: DAY });
  expect(settled).toMatchObject({ remaining: 1, uncovered: 0 });
  expect(settled.marks.get(DAY)).toMatchObject({ charge: 'covered', chargedBy: eventId(5), version: 5 });
  expect(student.decide(settled, { type: 'SettleUncoveredClass', date: DAY })).toBe('not-uncovered');

  const [back] = student.decide(settled, { ...mark, status: 'absent' }) as StudentEvent[];
  expect(back?.data).toMatchObject({ reverses: eventId(5), change: { requested: 1, appliedRemaining: 1 } });
});

test('a class given back over the cap waits, and the mark made present again takes another', () => {
  const full = after(given(enrolled, balanceOf(18)), mark, {
    type: 'AdjustClasses',
    direction: 'add',
    classes: 1,
    today: TODAY,
  });
  const back = after(full, { ...mark, status: 'absent' });
  expect(back).toMatchObject({ remaining: 18, waiting: 1 });
  expect(after(back, mark)).toMatchObject({ remaining: 17, waiting: 1 });
});

test('a date without a mark has nothing to settle', () => {
  expect(student.decide(given(enrolled), { type: 'SettleUncoveredClass', date: DAY })).toBe('no-mark');
});
