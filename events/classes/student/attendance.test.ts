import { expect, test } from 'vitest';
import type { StudentEvent } from './events.ts';
import { studentDecider } from './student-decider.ts';
import type { StudentState } from './student-state.ts';
import {
  applyStudentCommands,
  createBalanceEvent,
  foldStudentEvents,
  studentEnrolledEvent,
  TERMS,
  TODAY,
  toRecordedStudentEvent,
  toTestEventId,
  YESTERDAY,
} from './test/student-fixture.ts';

type Before = 'none' | 'absent' | 'covered' | 'uncovered';
type Marked = Extract<StudentEvent, { type: 'AttendanceMarked' }>['data'];

const markedAs: Record<Exclude<Before, 'none'>, Marked> = {
  absent: { date: YESTERDAY, status: 'absent', charge: 'none' },
  covered: {
    date: YESTERDAY,
    status: 'present',
    charge: 'covered',
    change: { requested: -1, appliedRemaining: -1, appliedTotal: 0, remainingAfter: 0, totalAfter: 18, classesMax: 18 },
  },
  uncovered: {
    date: YESTERDAY,
    status: 'present',
    charge: 'uncovered',
    change: { requested: -1, appliedRemaining: 0, appliedTotal: 0, remainingAfter: 0, totalAfter: 18, classesMax: 18 },
  },
};

/** A student with one mark, whose last change is version 2, and with this many classes remaining. */
const createStudentWithMark = (before: Before, remaining: number): StudentState =>
  before === 'none'
    ? foldStudentEvents(studentEnrolledEvent, createBalanceEvent(remaining))
    : foldStudentEvents(
        studentEnrolledEvent,
        { type: 'AttendanceMarked', data: markedAs[before] },
        createBalanceEvent(remaining),
      );

// Columns: charge of the mark before, classes remaining, new status → type of the event, charge after, classes
// requested, applied, remaining after, waiting after.
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
  'MarkAttendance: given %s and %i remaining, when marked %s, then %s with charge %s',
  (before, remaining, status, type, charge, requested, applied, remainingAfter, waiting) => {
    const state = createStudentWithMark(before, remaining);
    const asked = { type: 'MarkAttendance', date: YESTERDAY, status, ...TERMS } as const;
    const events = studentDecider.decide(state, { ...asked, reason: 'Correction' });
    if (typeof events === 'string') throw new Error(events);

    expect(events.map((event) => event.type)).toEqual(type === 'nothing' ? [] : [type]);
    const [event] = events as readonly { data: { change?: object; reverses?: string } }[];
    expect(event?.data.change).toEqual(
      requested === null
        ? undefined
        : { requested, appliedRemaining: applied, appliedTotal: 0, remainingAfter, totalAfter: 18, classesMax: 18 },
    );
    expect(event?.data.reverses).toBe(requested === 1 ? toTestEventId(2) : undefined);

    const then = events.reduce((now, each) => studentDecider.evolve(now, toRecordedStudentEvent(each, 9)), state);
    expect(then).toMatchObject({
      remaining: remainingAfter,
      total: 18,
      waiting,
      uncovered: charge === 'uncovered' ? 1 : 0,
    });
    expect(then.marks.get(YESTERDAY)).toMatchObject({ status, charge });
  },
);

const mark = { type: 'MarkAttendance', date: YESTERDAY, status: 'present', ...TERMS } as const;

test('MarkAttendance: refuses a future date and accepts today', () => {
  expect(studentDecider.decide(foldStudentEvents(studentEnrolledEvent), { ...mark, date: '2026-11-22' })).toBe(
    'date-in-future',
  );
  expect(studentDecider.decide(foldStudentEvents(studentEnrolledEvent), { ...mark, date: TODAY })).toHaveLength(1);
});

test('MarkAttendance: a recorded absence becomes present only with a reason, which no other mark needs', () => {
  const absent = createStudentWithMark('absent', 1);
  expect(studentDecider.decide(absent, mark)).toBe('reason-needed');
  expect(studentDecider.decide(absent, { ...mark, reason: '' })).toBe('reason-needed');
  expect(studentDecider.decide(absent, { ...mark, reason: 'Correction' })).toMatchObject([
    { type: 'AttendanceCorrected', data: { status: 'present', reason: 'Correction' } },
  ]);
  // A form that showed no absence could not ask for the reason, so it learns of the absence first.
  expect(studentDecider.decide(absent, { ...mark, seenVersion: 0 })).toBe('mark-changed');
  for (const before of ['none', 'covered', 'uncovered'] as const) {
    expect(studentDecider.decide(createStudentWithMark(before, 1), mark)).not.toBe('reason-needed');
  }
});

test('MarkAttendance: refuses a mark that has changed since the form showed it', () => {
  const state = applyStudentCommands(foldStudentEvents(studentEnrolledEvent), mark);
  const absent = { ...mark, status: 'absent' } as const;
  expect(studentDecider.decide(state, { ...absent, seenVersion: 0 })).toBe('mark-changed');
  expect(studentDecider.decide(state, { ...absent, seenVersion: 1 })).toBe('mark-changed');
  expect(studentDecider.decide(state, { ...absent, seenVersion: 2 })).toHaveLength(1);
  expect(studentDecider.decide(state, { ...mark, note: 'late', seenVersion: 0 })).toBe('mark-changed');
  expect(studentDecider.decide(foldStudentEvents(studentEnrolledEvent), { ...mark, seenVersion: 0 })).toHaveLength(1);
});

test('MarkAttendance: accepts a stale version when somebody else has already made the same mark', () => {
  const noted = applyStudentCommands(foldStudentEvents(studentEnrolledEvent), { ...mark, note: 'late' });
  expect(studentDecider.decide(noted, { ...mark, seenVersion: 0 })).toEqual([]);
  expect(studentDecider.decide(noted, { ...mark, note: 'late', seenVersion: 0 })).toEqual([]);
});

test('MarkAttendance: a repeated mark changes or clears only its note', () => {
  const noted = applyStudentCommands(foldStudentEvents(studentEnrolledEvent, createBalanceEvent(5)), {
    ...mark,
    note: 'came late',
  });
  expect(studentDecider.decide(noted, mark)).toEqual([]);
  expect(studentDecider.decide(noted, { ...mark, note: 'came late' })).toEqual([]);
  expect(studentDecider.decide(noted, { ...mark, note: 'on time' })).toEqual([
    { type: 'AttendanceNoted', data: { mark: toTestEventId(3), date: YESTERDAY, note: 'on time' } },
  ]);
  for (const note of ['', null]) {
    expect(studentDecider.decide(noted, { ...mark, note })).toEqual([
      { type: 'AttendanceNoted', data: { mark: toTestEventId(3), date: YESTERDAY } },
    ]);
  }
  expect(applyStudentCommands(noted, { ...mark, note: '' }).remaining).toBe(4);
});

test('MarkAttendance: a correction keeps the note unless it brings another', () => {
  const noted = applyStudentCommands(foldStudentEvents(studentEnrolledEvent), { ...mark, note: 'came late' });
  const absent = { ...mark, status: 'absent' } as const;
  expect(applyStudentCommands(noted, absent).marks.get(YESTERDAY)?.note).toBe('came late');
  expect(applyStudentCommands(noted, { ...absent, note: 'ill' }).marks.get(YESTERDAY)?.note).toBe('ill');
  expect(applyStudentCommands(noted, { ...absent, note: '' }).marks.get(YESTERDAY)?.note).toBeUndefined();
});

test('MarkAttendance: the general note applies to each mark without a note of its own', () => {
  const general = { ...mark, generalNote: 'Quiz' };
  const absent = { ...general, status: 'absent' } as const;
  const noteOf = (state: StudentState) => state.marks.get(YESTERDAY)?.note;
  const plain = applyStudentCommands(foldStudentEvents(studentEnrolledEvent), mark);
  const noted = applyStudentCommands(foldStudentEvents(studentEnrolledEvent), { ...mark, note: 'came late' });
  expect(noteOf(applyStudentCommands(foldStudentEvents(studentEnrolledEvent), general))).toBe('Quiz');
  expect(noteOf(applyStudentCommands(foldStudentEvents(studentEnrolledEvent), { ...general, note: 'came late' }))).toBe(
    'came late',
  );
  expect(noteOf(applyStudentCommands(plain, absent))).toBe('Quiz');
  expect(studentDecider.decide(plain, general)).toEqual([
    { type: 'AttendanceNoted', data: { mark: toTestEventId(2), date: YESTERDAY, note: 'Quiz' } },
  ]);
  expect(studentDecider.decide(plain, { ...general, seenVersion: 1 })).toBe('mark-changed');
  expect(studentDecider.decide(noted, general)).toEqual([]);
  expect(noteOf(applyStudentCommands(noted, absent))).toBe('came late');
  expect(noteOf(applyStudentCommands(noted, { ...absent, note: '' }))).toBeUndefined();
});

test('SettleUncoveredClass: takes the class, and a later correction reverses the settlement', () => {
  const uncovered = applyStudentCommands(foldStudentEvents(studentEnrolledEvent, createBalanceEvent(0)), mark);
  expect(uncovered.uncovered).toBe(1);
  expect(studentDecider.decide(uncovered, { type: 'SettleUncoveredClass', date: YESTERDAY, ...TERMS })).toBe(
    'no-classes-left',
  );

  const paid = applyStudentCommands(uncovered, { type: 'AdjustClasses', direction: 'add', classes: 2, ...TERMS });
  const settled = applyStudentCommands(paid, { type: 'SettleUncoveredClass', date: YESTERDAY, ...TERMS });
  expect(settled).toMatchObject({ remaining: 1, uncovered: 0 });
  expect(settled.marks.get(YESTERDAY)).toMatchObject({ charge: 'covered', chargedBy: toTestEventId(5), version: 5 });
  expect(studentDecider.decide(settled, { type: 'SettleUncoveredClass', date: YESTERDAY, ...TERMS })).toBe(
    'not-uncovered',
  );

  const [back] = studentDecider.decide(settled, { ...mark, status: 'absent' }) as StudentEvent[];
  expect(back?.data).toMatchObject({ reverses: toTestEventId(5), change: { requested: 1, appliedRemaining: 1 } });
});

test('a class given back over the cap waits, and marking present again takes another class', () => {
  const full = applyStudentCommands(foldStudentEvents(studentEnrolledEvent, createBalanceEvent(18)), mark, {
    type: 'AdjustClasses',
    direction: 'add',
    classes: 1,
    ...TERMS,
  });
  const back = applyStudentCommands(full, { ...mark, status: 'absent' });
  expect(back).toMatchObject({ remaining: 18, waiting: 1 });
  expect(applyStudentCommands(back, { ...mark, reason: 'Came after all' })).toMatchObject({
    remaining: 17,
    waiting: 1,
  });
});

test('SettleUncoveredClass: refuses a date without a mark', () => {
  expect(
    studentDecider.decide(foldStudentEvents(studentEnrolledEvent), {
      type: 'SettleUncoveredClass',
      date: YESTERDAY,
      ...TERMS,
    }),
  ).toBe('no-mark');
});

test('VoidAttendance: gives the class back and frees the date for a new mark', () => {
  const voiding = { type: 'VoidAttendance', date: YESTERDAY, reason: 'Wrong student', ...TERMS } as const;
  const present = applyStudentCommands(foldStudentEvents(studentEnrolledEvent, createBalanceEvent(3)), mark);
  expect(studentDecider.decide(present, { ...voiding, seenVersion: 2 })).toBe('mark-changed');
  const [event] = studentDecider.decide(present, { ...voiding, seenVersion: 3 }) as StudentEvent[];
  expect(event).toMatchObject({
    type: 'AttendanceVoided',
    data: {
      ...{ mark: toTestEventId(3), date: YESTERDAY, from: { status: 'present', charge: 'covered' } },
      ...{ reason: 'Wrong student', reverses: toTestEventId(3), change: { requested: 1, remainingAfter: 3 } },
    },
  });
  const voided = applyStudentCommands(present, voiding);
  expect(voided).toMatchObject({ remaining: 3, uncovered: 0 });
  expect(voided.marks.has(YESTERDAY)).toBe(false);
  expect(studentDecider.decide(voided, voiding)).toBe('no-mark');
  const again = applyStudentCommands(voided, { ...mark, seenVersion: 0 });
  expect(again.remaining).toBe(2);
  expect(again.marks.get(YESTERDAY)?.id).toBe(toTestEventId(5));
});

test('VoidAttendance: a mark that took no class gives none back', () => {
  const voiding = { type: 'VoidAttendance', date: YESTERDAY, reason: 'Wrong day', ...TERMS } as const;
  for (const [status, uncovered] of [
    ['present', 1],
    ['absent', 0],
  ] as const) {
    const marked = applyStudentCommands(foldStudentEvents(studentEnrolledEvent, createBalanceEvent(0)), {
      ...mark,
      status,
    });
    expect(marked.uncovered).toBe(uncovered);
    const [event] = studentDecider.decide(marked, voiding) as StudentEvent[];
    expect(event?.data).not.toHaveProperty('change');
    expect(applyStudentCommands(marked, voiding)).toMatchObject({ remaining: 0, uncovered: 0 });
  }
});

test('a private note is kept by other changes, and a change of it alone is an event that states nothing else', () => {
  const marked = applyStudentCommands(foldStudentEvents(studentEnrolledEvent, createBalanceEvent(3)), {
    ...mark,
    ...{ status: 'present', note: 'Fractions', privateNote: 'Tired today' },
  });
  expect(marked.marks.get(YESTERDAY)).toMatchObject({ note: 'Fractions', privateNote: 'Tired today' });
  const again = { ...mark, status: 'present' } as const;
  expect(studentDecider.decide(marked, again)).toEqual([]);
  expect(studentDecider.decide(marked, { ...again, privateNote: 'Better now' })).toEqual([
    {
      type: 'AttendancePrivatelyNoted',
      data: { mark: toTestEventId(3), date: YESTERDAY, privateNote: 'Better now' },
    },
  ]);
  const absent = applyStudentCommands(marked, { ...again, status: 'absent' });
  expect(absent.marks.get(YESTERDAY)).toMatchObject({ status: 'absent', privateNote: 'Tired today' });
  const cleared = applyStudentCommands(absent, { ...again, status: 'absent', privateNote: '' });
  expect(cleared.marks.get(YESTERDAY)).toMatchObject({ note: 'Fractions', privateNote: undefined });
});
