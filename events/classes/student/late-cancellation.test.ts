import { expect, test } from 'vitest';
import { foldClassTransactions } from './class-ledger.ts';
import type { CorrectAttendanceCommand, MarkAttendanceCommand, StudentCommand } from './commands.ts';
import type { StudentEvent } from './events.ts';
import { toMarkCountsChanges } from './mark-counts.ts';
import { studentDecider } from './student-decider.ts';
import type { StudentState } from './student-state.ts';
import {
  createRemainingChange,
  createStudentContext,
  createStudentWithClasses,
  decideStudentCommand,
  foldStudentEvents,
  studentEnrolledEvent,
  TODAY,
  toRecordedStudentEvent,
  toTestEventId,
  YESTERDAY,
} from './test/student-fixture.ts';

const late = {
  ...{ type: 'MarkAttendance', date: YESTERDAY, status: 'absent', lateCancellation: true },
} as const satisfies MarkAttendanceCommand;
const absent = { ...late, lateCancellation: false } as const;
const present = { ...late, status: 'present', lateCancellation: false, reason: 'Came after all' } as const;
const correct = {
  ...{ type: 'CorrectAttendance', from: YESTERDAY, date: YESTERDAY, status: 'absent', lateCancellation: true },
  reason: 'Wrong line',
} as const satisfies CorrectAttendanceCommand;
const settle = { type: 'SettleUncoveredClass', date: YESTERDAY } as const;
const add = (classes: number) => ({ type: 'AdjustClasses', direction: 'add', classes }) as const;

/** The rule of 24 hours is in force, but for today, on which it is 48 hours, and for days before the 13th, which have none. */
const context = {
  ...createStudentContext(),
  findRulesOn: (day: string) => ({ lateCancellationHours: day < '2026-11-13' ? 0 : day === TODAY ? 48 : 24 }),
};
const decide = (state: StudentState, command: StudentCommand) => decideStudentCommand(state, command, context);
const evolve = (state: StudentState, event: StudentEvent) =>
  studentDecider.evolve(state, toRecordedStudentEvent(event, state.version + 1));
const apply = (state: StudentState, ...commands: readonly StudentCommand[]): StudentState =>
  commands.reduce((before, command) => {
    const events = decide(before, command);
    if (typeof events === 'string') throw new Error(`${command.type} was refused: ${events}`);
    return events.reduce(evolve, before);
  }, state);

test('MarkAttendance: a late cancellation takes a class like a present mark, and names the rule of its day', () => {
  expect(decide(createStudentWithClasses(3), late)).toEqual([
    {
      type: 'AttendanceMarked',
      data: {
        ...{ date: YESTERDAY, status: 'absent', lateCancellationHours: 24, charge: 'covered' },
        change: createRemainingChange(-1, -1, 2),
      },
    },
  ]);
  expect(decide(createStudentWithClasses(3), { ...late, date: TODAY })).toMatchObject([
    { data: { lateCancellationHours: 48 } },
  ]);
  expect(decide(createStudentWithClasses(0), late)).toMatchObject([
    { data: { charge: 'uncovered', change: createRemainingChange(-1, 0, 0) } },
  ]);
  expect(apply(createStudentWithClasses(0), late)).toMatchObject({ remaining: 0, uncovered: 1 });
});

test('a late cancellation is refused on a day without the rule, for a new mark, a correction and a move', () => {
  const day = '2026-11-12';
  const marked = apply(createStudentWithClasses(3), { ...absent, date: day }, late);
  expect(decide(createStudentWithClasses(3), { ...late, date: day })).toBe('late-cancellation-off');
  expect(decide(marked, { ...late, date: day })).toBe('late-cancellation-off');
  expect(decide(marked, { ...correct, from: day, date: day })).toBe('late-cancellation-off');
  expect(decide(marked, { ...correct, date: '2026-11-11' })).toBe('late-cancellation-off');
  expect(decideStudentCommand(createStudentWithClasses(3), late)).toBe('late-cancellation-off');
});

test('a late cancellation that stays on its day keeps the rule under which it was made, also when the rule is off by then', () => {
  const marked = apply(createStudentWithClasses(3), late);
  expect(decideStudentCommand(marked, late)).toEqual([]);
  expect(decideStudentCommand(marked, { ...late, note: 'Called at four' })).toMatchObject([
    { type: 'AttendanceNoted' },
  ]);
  expect(apply(marked, { ...late, note: 'Called at four' }).marks.get(YESTERDAY)).toMatchObject({
    ...{ status: 'absent', lateCancellationHours: 24, charge: 'covered', chargedBy: toTestEventId(3) },
  });
});

test('a recorded absence becomes a late cancellation only with a reason, and a late cancellation becomes present only with one', () => {
  const marked = apply(createStudentWithClasses(3), absent);
  expect(decide(marked, late)).toBe('reason-needed');
  expect(decide(marked, { ...late, reason: 'Never called' })).toMatchObject([
    { type: 'AttendanceCorrected', data: { from: { status: 'absent', charge: 'none' }, charge: 'covered' } },
  ]);
  const canceled = apply(createStudentWithClasses(3), late);
  expect(decide(canceled, { ...present, reason: '' })).toBe('reason-needed');
  expect(decide(canceled, absent), 'gives the class back').toHaveLength(1);
  expect(decide(canceled, { ...correct, lateCancellation: false, reason: '' })).toBe('reason-needed');
});

test('a late cancellation that is corrected to absent or voided gives back exactly the class that it took', () => {
  const canceled = apply(createStudentWithClasses(3), late);
  const back = { reverses: toTestEventId(3), change: createRemainingChange(1, 1, 3) };
  const from = { status: 'absent', lateCancellationHours: 24, charge: 'covered' };
  expect(decide(canceled, { ...correct, lateCancellation: false })).toMatchObject([
    { type: 'AttendanceCorrected', data: { from, status: 'absent', charge: 'none', ...back } },
  ]);
  const voiding = { type: 'VoidAttendance', date: YESTERDAY, reason: 'Wrong student' } as const;
  expect(decide(canceled, voiding)).toMatchObject([{ type: 'AttendanceVoided', data: { from, ...back } }]);
  const full = apply(createStudentWithClasses(18), late, add(1), absent);
  expect(full, 'over the cap it waits').toMatchObject({ remaining: 18, waiting: 1 });
  expect(full.marks.get(YESTERDAY)).toMatchObject({ charge: 'none', lateCancellationHours: undefined });
  const uncovered = apply(createStudentWithClasses(0), late, absent);
  expect(uncovered).toMatchObject({ remaining: 0, waiting: 0, uncovered: 0 });
});

test.each([3, 0])(
  'with %i remaining, a mark that changes between present and late cancellation keeps its charge',
  (remaining) => {
    const taken = apply(createStudentWithClasses(remaining), late);
    for (const [before, after] of [
      [taken, present],
      [apply(createStudentWithClasses(remaining), present), { ...late, reason: 'Was not there' }],
    ] as const) {
      const charge = remaining > 0 ? 'covered' : 'uncovered';
      const [event, ...others] = decide(before, after) as StudentEvent[];
      expect(others).toEqual([]);
      expect(event).toMatchObject({ type: 'AttendanceCorrected', data: { status: after.status, charge } });
      expect(event?.data).not.toHaveProperty('change');
      const changed = apply(before, after);
      expect(changed).toMatchObject({ remaining: before.remaining, uncovered: before.uncovered });
      expect(changed.marks.get(YESTERDAY)?.chargedBy).toBe(remaining > 0 ? toTestEventId(3) : undefined);
      expect(apply(changed, absent)).toMatchObject({ remaining, uncovered: 0, waiting: 0 });
    }
  },
);

test('an uncovered late cancellation takes no class when it becomes present, though waiting classes were to be applied', () => {
  const uncovered = apply(createStudentWithClasses(0), late);
  expect(decide(uncovered, { ...present, applyWaiting: true })).toMatchObject([{ data: { charge: 'uncovered' } }]);
});

test('CorrectAttendance: a late cancellation moves with its class, under the rule of the new day', () => {
  const canceled = apply(createStudentWithClasses(3), late);
  expect(decide(canceled, { ...correct, date: TODAY })).toMatchObject([
    { type: 'AttendanceMoved', data: { status: 'absent', lateCancellationHours: 48, charge: 'covered' } },
  ]);
  const moved = apply(canceled, { ...correct, date: TODAY });
  expect(moved).toMatchObject({ remaining: 2 });
  expect(moved.marks.get(TODAY)).toMatchObject({ lateCancellationHours: 48, chargedBy: toTestEventId(3) });

  const asPresent = decide(canceled, { ...correct, date: '2026-11-12', status: 'present', lateCancellation: false });
  expect(asPresent, 'also to a day without the rule').toMatchObject([
    { type: 'AttendanceMoved', data: { status: 'absent', lateCancellationHours: 24, charge: 'covered' } },
    {
      type: 'AttendanceCorrected',
      data: { status: 'present', charge: 'covered', from: { lateCancellationHours: 24 } },
    },
  ]);
  const asAbsent = decide(canceled, { ...correct, date: TODAY, lateCancellation: false });
  expect(asAbsent).toMatchObject([
    { type: 'AttendanceMoved', data: { status: 'absent', charge: 'none', change: createRemainingChange(1, 1, 3) } },
  ]);
  const plain = apply(createStudentWithClasses(3), absent);
  expect(decide(plain, { ...correct, date: TODAY })).toMatchObject([
    { type: 'AttendanceMoved', data: { charge: 'none' } },
    { type: 'AttendanceCorrected', data: { lateCancellationHours: 48, change: createRemainingChange(-1, -1, 2) } },
  ]);
});

test('SettleUncoveredClass: a late cancellation is settled like any uncovered class, and says what it was', () => {
  const paid = apply(createStudentWithClasses(0), late, add(2));
  expect(decide(paid, settle)).toMatchObject([
    { type: 'UncoveredClassSettled', data: { lateCancellationHours: 24, change: { appliedRemaining: -1 } } },
  ]);
  const settled = apply(paid, settle);
  expect(settled).toMatchObject({ remaining: 1, uncovered: 0 });
  expect(settled.marks.get(YESTERDAY)).toMatchObject({ charge: 'covered', lateCancellationHours: 24 });
  expect(apply(settled, absent)).toMatchObject({ remaining: 2 });
});

/** The recorded events of commands on a student with 3 classes. */
const record = (...commands: readonly StudentCommand[]) => {
  const events: StudentEvent[] = [studentEnrolledEvent];
  for (const command of [add(3), ...commands])
    events.push(...(decide(foldStudentEvents(...events), command) as StudentEvent[]));
  return events.map((event, at) => toRecordedStudentEvent(event, at + 1));
};

test('a late cancellation counts as no class attended', () => {
  const toAttended = (...commands: readonly StudentCommand[]) =>
    record(...commands)
      .flatMap(toMarkCountsChanges)
      .reduce((sum, { attended }) => sum + attended, 0);
  expect(toAttended(late)).toBe(0);
  expect(toAttended(late, present)).toBe(1);
  expect(toAttended(late, present, { ...late, reason: 'No' })).toBe(0);
});

test('foldClassTransactions: the row of a class follows its mark between present and late cancellation, and to another day', () => {
  const list = (...commands: readonly StudentCommand[]) =>
    foldClassTransactions(record(...commands))
      .slice(1)
      .map(({ source, effective_on, late_cancellation_hours }) => [source, effective_on, late_cancellation_hours]);
  expect(list(late)).toEqual([['attendance', YESTERDAY, 24]]);
  expect(list(late, present)).toEqual([['attendance', YESTERDAY, null]]);
  expect(list(present, { ...late, reason: 'Was not there' })).toEqual([['attendance', YESTERDAY, 24]]);
  expect(list(late, { ...correct, date: TODAY })).toEqual([['attendance', TODAY, 48]]);
  // The row of a charge that was given back stays as it was.
  expect(list(late, absent, present)).toEqual([
    ['attendance', YESTERDAY, 24],
    ['reversal', YESTERDAY, 24],
    ['attendance', YESTERDAY, null],
  ]);
  const unpaid = { type: 'AdjustClasses', direction: 'remove', classes: 3 } as const;
  expect(list(unpaid, late, absent, present, { ...correct, date: TODAY, status: 'present' }).slice(1)).toEqual([
    ['attendance', YESTERDAY, 24],
    ['attendance', TODAY, null],
  ]);
});
