import { expect, test } from 'vitest';
import type { StudentCommand } from './commands.ts';
import type { StudentEvent } from './events.ts';
import { studentDecider } from './student-decider.ts';
import type { StudentState } from './student-state.ts';
import {
  applyStudentCommands,
  createRemainingChange,
  createStudentContext,
  createStudentWithClasses,
  createStudentWithMark,
  decideStudentCommand,
  type MarkCharge,
  TODAY,
  toRecordedStudentEvent,
  toTestEventId,
  YESTERDAY,
} from './test/student-fixture.ts';

// Columns: charge of the mark before, classes remaining, new status → type of the event, charge after, classes
// requested, applied, remaining after, waiting after.
type Row = [MarkCharge | 'none', number, 'present' | 'absent', string, string, number | null, number, number, number];
const rows: Row[] = [
  ['none', 0, 'present', 'AttendanceMarked', 'uncovered', -1, 0, 0, 0],
  ['none', 1, 'present', 'AttendanceMarked', 'covered', -1, -1, 0, 0],
  ['none', 17, 'present', 'AttendanceMarked', 'covered', -1, -1, 16, 0],
  ['none', 18, 'present', 'AttendanceMarked', 'covered', -1, -1, 17, 0],
  ['absent', 0, 'present', 'AttendanceCorrected', 'uncovered', -1, 0, 0, 0],
  ['absent', 1, 'present', 'AttendanceCorrected', 'covered', -1, -1, 0, 0],
  ['absent', 17, 'present', 'AttendanceCorrected', 'covered', -1, -1, 16, 0],
  ['absent', 18, 'present', 'AttendanceCorrected', 'covered', -1, -1, 17, 0],
  ['covered', 0, 'absent', 'AttendanceCorrected', 'none', 1, 1, 1, 0],
  ['covered', 1, 'absent', 'AttendanceCorrected', 'none', 1, 1, 2, 0],
  ['covered', 17, 'absent', 'AttendanceCorrected', 'none', 1, 1, 18, 0],
  ['covered', 18, 'absent', 'AttendanceCorrected', 'none', 1, 0, 18, 1],
];
// These leave the balance as it is, whatever remains.
const rowsWithoutChange = (
  [
    ['none', 'absent', 'AttendanceMarked', 'none'],
    ['absent', 'absent', 'nothing', 'none'],
    ['covered', 'present', 'nothing', 'covered'],
    ['uncovered', 'present', 'nothing', 'uncovered'],
    ['uncovered', 'absent', 'AttendanceCorrected', 'none'],
  ] as const
).flatMap(([before, status, type, charge]) =>
  [0, 1, 17, 18].map((remaining): Row => [before, remaining, status, type, charge, null, 0, remaining, 0]),
);
test.each([...rows, ...rowsWithoutChange])(
  'MarkAttendance: given %s and %i remaining, when marked %s, then %s with charge %s',
  (before, remaining, status, type, charge, requested, applied, remainingAfter, waiting) => {
    const state = before === 'none' ? createStudentWithClasses(remaining) : createStudentWithMark(before, remaining);
    const asked = { type: 'MarkAttendance', date: YESTERDAY, status } as const;
    const events = decideStudentCommand(state, { ...asked, reason: 'Correction' });
    if (typeof events === 'string') throw new Error(events);

    expect(events.map((event) => event.type)).toEqual(type === 'nothing' ? [] : [type]);
    const [event] = events as readonly { data: { change?: object; reverses?: string } }[];
    expect(event?.data.change).toEqual(
      requested === null ? undefined : createRemainingChange(requested, applied, remainingAfter),
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

const mark = { type: 'MarkAttendance', date: YESTERDAY, status: 'present' } as const;

test('MarkAttendance: refuses a future date and accepts today', () => {
  expect(decideStudentCommand(createStudentWithClasses(), { ...mark, date: '2026-11-22' })).toBe('date-in-future');
  expect(decideStudentCommand(createStudentWithClasses(), { ...mark, date: TODAY })).toHaveLength(1);
});

test('MarkAttendance: a recorded absence becomes present only with a reason, which no other mark needs', () => {
  const absent = createStudentWithMark('absent', 1);
  expect(decideStudentCommand(absent, mark)).toBe('reason-needed');
  expect(decideStudentCommand(absent, { ...mark, reason: '' })).toBe('reason-needed');
  expect(decideStudentCommand(absent, { ...mark, reason: 'Correction' })).toMatchObject([
    { type: 'AttendanceCorrected', data: { status: 'present', reason: 'Correction' } },
  ]);
  // A form that showed no absence could not ask for the reason, so it learns of the absence first.
  expect(decideStudentCommand(absent, { ...mark, seenVersion: 0 })).toBe('mark-changed');
  for (const other of [
    createStudentWithClasses(1),
    ...(['covered', 'uncovered'] as const).map((charge) => createStudentWithMark(charge, 1)),
  ])
    expect(decideStudentCommand(other, mark)).not.toBe('reason-needed');
});

test('MarkAttendance: refuses a mark that has changed since the form showed it', () => {
  const state = applyStudentCommands(createStudentWithClasses(), mark);
  const absent = { ...mark, status: 'absent' } as const;
  expect(decideStudentCommand(state, { ...absent, seenVersion: 0 })).toBe('mark-changed');
  expect(decideStudentCommand(state, { ...absent, seenVersion: 1 })).toBe('mark-changed');
  expect(decideStudentCommand(state, { ...absent, seenVersion: 2 })).toHaveLength(1);
  expect(decideStudentCommand(state, { ...mark, note: 'late', seenVersion: 0 })).toBe('mark-changed');
  expect(decideStudentCommand(createStudentWithClasses(), { ...mark, seenVersion: 0 })).toHaveLength(1);
});

test('MarkAttendance: accepts a stale version when somebody else has already made the same mark', () => {
  const noted = applyStudentCommands(createStudentWithClasses(), { ...mark, note: 'late' });
  expect(decideStudentCommand(noted, { ...mark, seenVersion: 0 })).toEqual([]);
  expect(decideStudentCommand(noted, { ...mark, note: 'late', seenVersion: 0 })).toEqual([]);
});

test('MarkAttendance: a repeated mark changes or clears only its note', () => {
  const noted = applyStudentCommands(createStudentWithClasses(5), { ...mark, note: 'came late' });
  expect(decideStudentCommand(noted, mark)).toEqual([]);
  expect(decideStudentCommand(noted, { ...mark, note: 'came late' })).toEqual([]);
  expect(decideStudentCommand(noted, { ...mark, note: 'on time' })).toEqual([
    { type: 'AttendanceNoted', data: { mark: toTestEventId(3), date: YESTERDAY, note: 'on time' } },
  ]);
  for (const note of ['', null]) {
    expect(decideStudentCommand(noted, { ...mark, note })).toEqual([
      { type: 'AttendanceNoted', data: { mark: toTestEventId(3), date: YESTERDAY } },
    ]);
  }
  expect(applyStudentCommands(noted, { ...mark, note: '' }).remaining).toBe(4);
});

test('MarkAttendance: a correction keeps the note unless it brings another', () => {
  const noted = applyStudentCommands(createStudentWithClasses(), { ...mark, note: 'came late' });
  const absent = { ...mark, status: 'absent' } as const;
  expect(applyStudentCommands(noted, absent).marks.get(YESTERDAY)?.note).toBe('came late');
  expect(applyStudentCommands(noted, { ...absent, note: 'ill' }).marks.get(YESTERDAY)?.note).toBe('ill');
  expect(applyStudentCommands(noted, { ...absent, note: '' }).marks.get(YESTERDAY)?.note).toBeUndefined();
});

test('MarkAttendance: the general note applies to each mark without a note of its own', () => {
  const general = { ...mark, generalNote: 'Quiz' };
  const absent = { ...general, status: 'absent' } as const;
  const noteOf = (state: StudentState) => state.marks.get(YESTERDAY)?.note;
  const plain = applyStudentCommands(createStudentWithClasses(), mark);
  const noted = applyStudentCommands(createStudentWithClasses(), { ...mark, note: 'came late' });
  expect(noteOf(applyStudentCommands(createStudentWithClasses(), general))).toBe('Quiz');
  expect(noteOf(applyStudentCommands(createStudentWithClasses(), { ...general, note: 'came late' }))).toBe('came late');
  expect(noteOf(applyStudentCommands(plain, absent))).toBe('Quiz');
  expect(decideStudentCommand(plain, general)).toEqual([
    { type: 'AttendanceNoted', data: { mark: toTestEventId(2), date: YESTERDAY, note: 'Quiz' } },
  ]);
  expect(decideStudentCommand(plain, { ...general, seenVersion: 1 })).toBe('mark-changed');
  expect(decideStudentCommand(noted, general)).toEqual([]);
  expect(noteOf(applyStudentCommands(noted, absent))).toBe('came late');
  expect(noteOf(applyStudentCommands(noted, { ...absent, note: '' }))).toBeUndefined();
});

test('SettleUncoveredClass: takes the class, and a later correction reverses the settlement', () => {
  const settle = { type: 'SettleUncoveredClass', date: YESTERDAY } as const;
  expect(decideStudentCommand(createStudentWithClasses(), settle)).toBe('no-mark');
  const uncovered = applyStudentCommands(createStudentWithClasses(0), mark);
  expect(uncovered.uncovered).toBe(1);
  expect(decideStudentCommand(uncovered, settle)).toBe('no-classes-left');

  const paid = applyStudentCommands(uncovered, { type: 'AdjustClasses', direction: 'add', classes: 2 });
  const settled = applyStudentCommands(paid, settle);
  expect(settled).toMatchObject({ remaining: 1, uncovered: 0 });
  expect(settled.marks.get(YESTERDAY)).toMatchObject({ charge: 'covered', chargedBy: toTestEventId(5), version: 5 });
  expect(decideStudentCommand(settled, settle)).toBe('not-uncovered');

  const [back] = decideStudentCommand(settled, { ...mark, status: 'absent' }) as StudentEvent[];
  expect(back?.data).toMatchObject({ reverses: toTestEventId(5), change: { requested: 1, appliedRemaining: 1 } });
});

test('a class given back over the cap waits, and marking present again takes another class', () => {
  const full = applyStudentCommands(createStudentWithClasses(18), mark, {
    type: 'AdjustClasses',
    direction: 'add',
    classes: 1,
  });
  const back = applyStudentCommands(full, { ...mark, status: 'absent' });
  expect(back).toMatchObject({ remaining: 18, waiting: 1 });
  expect(applyStudentCommands(back, { ...mark, reason: 'Came after all' })).toMatchObject({
    remaining: 17,
    waiting: 1,
  });
});

test('VoidAttendance: gives the class back and frees the date for a new mark', () => {
  const voiding = { type: 'VoidAttendance', date: YESTERDAY, reason: 'Wrong student' } as const;
  const present = applyStudentCommands(createStudentWithClasses(3), mark);
  expect(decideStudentCommand(present, { ...voiding, seenVersion: 2 })).toBe('mark-changed');
  const [event] = decideStudentCommand(present, { ...voiding, seenVersion: 3 }) as StudentEvent[];
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
  expect(decideStudentCommand(voided, voiding)).toBe('no-mark');
  const again = applyStudentCommands(voided, { ...mark, seenVersion: 0 });
  expect(again.remaining).toBe(2);
  expect(again.marks.get(YESTERDAY)?.id).toBe(toTestEventId(5));
});

test('VoidAttendance: a mark that took no class gives none back', () => {
  const voiding = { type: 'VoidAttendance', date: YESTERDAY, reason: 'Wrong day' } as const;
  for (const [status, uncovered] of [
    ['present', 1],
    ['absent', 0],
  ] as const) {
    const marked = applyStudentCommands(createStudentWithClasses(0), { ...mark, status });
    expect(marked.uncovered).toBe(uncovered);
    const [event] = decideStudentCommand(marked, voiding) as StudentEvent[];
    expect(event?.data).not.toHaveProperty('change');
    expect(applyStudentCommands(marked, voiding)).toMatchObject({ remaining: 0, uncovered: 0 });
  }
});

test('a private note is kept by other changes, and a change of it alone is an event that states nothing else', () => {
  const marked = applyStudentCommands(createStudentWithClasses(3), {
    ...mark,
    ...{ status: 'present', note: 'Fractions', privateNote: 'Tired today' },
  });
  expect(marked.marks.get(YESTERDAY)).toMatchObject({ note: 'Fractions', privateNote: 'Tired today' });
  const again = { ...mark, status: 'present' } as const;
  expect(decideStudentCommand(marked, again)).toEqual([]);
  expect(decideStudentCommand(marked, { ...again, privateNote: 'Better now' })).toEqual([
    { type: 'AttendancePrivatelyNoted', data: { mark: toTestEventId(3), date: YESTERDAY, privateNote: 'Better now' } },
  ]);
  const absent = applyStudentCommands(marked, { ...again, status: 'absent' });
  expect(absent.marks.get(YESTERDAY)).toMatchObject({ status: 'absent', privateNote: 'Tired today' });
  const cleared = applyStudentCommands(absent, { ...again, status: 'absent', privateNote: '' });
  expect(cleared.marks.get(YESTERDAY)).toMatchObject({ note: 'Fractions', privateNote: undefined });
});

/** Remaining and waiting classes after commands, each under the cap of that moment. */
const balancesUnder = (...commands: readonly (readonly [cap: number, command: StudentCommand])[]) => {
  const { remaining, waiting } = commands.reduce((state, [classesMax, command]) => {
    const events = decideStudentCommand(state, command, createStudentContext({ classesMax }));
    if (typeof events === 'string') throw new Error(events);
    return events.reduce(
      (now, event) => studentDecider.evolve(now, toRecordedStudentEvent(event, now.version + 1)),
      state,
    );
  }, studentDecider.initial);
  return [remaining, waiting];
};
const enrolled = (classes: number) =>
  ({ type: 'EnrolStudent', name: 'Ada', email: 'ada@example.com', classes, via: 'tutor' }) as const;
const present = (date = TODAY) => ({ type: 'MarkAttendance', date, status: 'present' }) as const;
const absent = { type: 'MarkAttendance', date: TODAY, status: 'absent' } as const;
const voided = (date = TODAY) => ({ type: 'VoidAttendance', date, reason: 'mistake' }) as const;
const adjusted = (direction: 'add' | 'remove', classes: number) =>
  ({ type: 'AdjustClasses', direction, classes }) as const;

test('a class that is given back after a lowered cap returns to the balance from which it was taken', () => {
  const full = [18, enrolled(18)] as const;
  expect(balancesUnder(full, [12, present()], [12, voided()])).toEqual([18, 0]);
  expect(balancesUnder(full, [12, present()], [12, absent])).toEqual([18, 0]);
  // The mark was made before the cap was lowered, and to below the cap.
  const low = [18, enrolled(13)] as const;
  expect(
    balancesUnder(low, [18, present()], [12, present(YESTERDAY)], [12, voided()], [12, voided(YESTERDAY)]),
  ).toEqual([13, 0]);
  // Removed classes do not come back with it.
  expect(balancesUnder(full, [12, present()], [12, adjusted('remove', 2)], [12, voided()])).toEqual([16, 0]);
  // Other classes have taken its place, so it waits.
  const refilled = [
    [12, enrolled(12)],
    [12, present()],
    [12, adjusted('add', 1)],
    [12, voided()],
  ] as const;
  expect(balancesUnder(...refilled)).toEqual([12, 1]);
});
