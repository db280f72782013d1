import { expect, test } from 'vitest';
import type { RecordedEvent } from '../../kernel/recorded-event.ts';
import type { ClassFigures } from './class-figures.ts';
import { toRowFigures } from './class-ledger.ts';
import type { StudentCommand } from './commands.ts';
import type { StudentEvent } from './events.ts';
import { foldFigures } from './fold-figures.ts';
import { studentDecider } from './student-decider.ts';
import {
  createStudentContext,
  decideStudentCommand,
  toRecordedStudentEvent,
  YESTERDAY,
} from './test/student-fixture.ts';

/** The figures after commands, of which the first enrols the student. A refusal fails the test. */
const figuresAfter = (...commands: readonly StudentCommand[]): Partial<ClassFigures> => {
  const events: RecordedEvent<StudentEvent>[] = [];
  let state = studentDecider.initial;
  for (const command of commands) {
    const decided = decideStudentCommand(state, command, createStudentContext({ lateCancellationHours: 24 }));
    if (typeof decided === 'string') throw new Error(`${command.type} was refused: ${decided}`);
    for (const event of decided) {
      const recorded = toRecordedStudentEvent(event, state.version + 1);
      state = studentDecider.evolve(state, recorded);
      events.push(recorded);
    }
  }
  const { figures } = foldFigures(events);
  return Object.fromEntries(Object.entries(figures).filter(([, value]) => value !== 0));
};

const enrol = (classes: number): StudentCommand => ({
  ...{ type: 'EnrolStudent', name: 'Ada Byron', email: 'ada@example.com', via: 'tutor', classes },
});
const roll: StudentCommand = { type: 'MarkAttendance', date: YESTERDAY, status: 'present' };
const undoRoll: StudentCommand = { type: 'VoidAttendance', date: YESTERDAY, reason: 'Wrong day' };
const toRoll = (status: 'present' | 'absent'): StudentCommand => ({
  ...{ type: 'CorrectAttendance', from: YESTERDAY, date: YESTERDAY, status, reason: 'Wrong row' },
});
const add = (classes: number): StudentCommand => ({ type: 'AdjustClasses', direction: 'add', classes });

test.each([
  ['with classes left', [enrol(5)]],
  ['with none left', [enrol(0)]],
  ['with some waiting', [enrol(20)]],
])('an undone roll leaves every figure as before it, %s', (_, before) => {
  expect(figuresAfter(...before, roll, undoRoll)).toEqual(figuresAfter(...before));
  expect(figuresAfter(...before, roll, toRoll('absent'))).toEqual(figuresAfter(...before));
  expect(figuresAfter(...before, roll, toRoll('absent'), toRoll('present'))).toEqual(figuresAfter(...before, roll));
});

test('a class that is given back over the limit was not taken, and waits', () => {
  expect(figuresAfter(enrol(18), roll, add(1), undoRoll)).toEqual({ added: 19, waiting: 1, remaining: 18, total: 18 });
});

test('an uncovered class is attended and not taken until it is settled', () => {
  const settle: StudentCommand = { type: 'SettleUncoveredClass', date: YESTERDAY };
  expect(figuresAfter(enrol(0), roll)).toEqual({ attended: 1, uncovered: 1 });
  expect(figuresAfter(enrol(0), roll, add(2), settle)).toEqual({
    ...{ added: 2, taken: 1, remaining: 1, total: 2, attended: 1 },
  });
});

test('a late cancellation takes a class that is not attended, and a corrected one is taken for attendance', () => {
  const late: StudentCommand = { type: 'MarkAttendance', date: YESTERDAY, status: 'absent', lateCancellation: true };
  const kept = { added: 5, remaining: 4, total: 5 };
  expect(figuresAfter(enrol(5), late)).toEqual({ ...kept, late_cancellations: 1 });
  expect(figuresAfter(enrol(5), late, toRoll('present'))).toEqual({ ...kept, taken: 1, attended: 1 });
  expect(figuresAfter(enrol(5), late, undoRoll)).toEqual(figuresAfter(enrol(5)));
});

test('removed are the classes that were there and the waiting ones that were withdrawn, not those that were asked for', () => {
  const remove: StudentCommand = { type: 'AdjustClasses', direction: 'remove', classes: 9, reason: 'Moved' };
  expect(figuresAfter(enrol(4), remove)).toEqual({ added: 4, removed: 4 });
  const withdraw: StudentCommand = { type: 'WithdrawWaitingClasses', reason: 'Paid back' };
  expect(figuresAfter(enrol(20), withdraw)).toEqual({ added: 20, removed: 2, remaining: 18, total: 18 });
});

test.each([
  ['opening', { classes_changed: 20, applied_remaining: 18 }, { added: 20, waiting: 2 }],
  ['import', { classes_changed: 20, applied_remaining: 18 }, { added: 20, waiting: 2 }],
  ['manual', { classes_changed: 20, applied_remaining: 18 }, { added: 20, waiting: 2 }],
  ['manual', { classes_changed: -5, applied_remaining: -3 }, { removed: 3, waiting: 0 }],
  ['purchase-reversal', { classes_changed: -20, applied_remaining: -18 }, { added: -20, waiting: -2 }],
  ['attendance', { classes_changed: -1, applied_remaining: -1 }, { taken: 1, waiting: 0 }],
  ['attendance', { classes_changed: -1, applied_remaining: 0 }, { taken: 0, waiting: 0 }],
  ['settlement', { classes_changed: -1, applied_remaining: -1 }, { taken: 1, waiting: 0 }],
  ['reversal', { classes_changed: 1, applied_remaining: 0 }, { taken: -1, waiting: 1 }],
  ['waiting', { classes_changed: 2, applied_remaining: 2 }, { added: 0, waiting: -2 }],
  ['waiting', { classes_changed: -2, applied_remaining: 0 }, { removed: 2, waiting: -2 }],
] as const)('toRowFigures: a row of %s with %o', (source, numbers, figures) => {
  expect(toRowFigures({ source, ...numbers, applied_total: 0, late_cancellation_hours: null })).toMatchObject({
    ...{ added: 0, taken: 0, removed: 0, remaining: numbers.applied_remaining },
    ...figures,
  });
});
