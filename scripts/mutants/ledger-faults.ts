import { vi } from 'vitest';
import type { CappedBalance } from '#events/classes/student/balance.ts';
import type { ClassTransactionRow } from '#events/classes/student/class-ledger.ts';
import type { BalanceChange } from '#events/classes/student/events.ts';
import type { PlantedFault } from './planted-fault.ts';

const STUDENT_TEST = ['events/classes/student/student-decider.test.ts'];
const ATTENDANCE_TESTS = [
  'events/classes/student/attendance.test.ts',
  'events/classes/student/correct-attendance.test.ts',
];

const TRANSACTIONS_TEST = ['projections/classes/class-transactions/projection.test.ts'];
/** Its sums need no fold, so that they find a fault that the fold of the comparison has too. */
const SUMS_TEST = ['services/record/verify/ledger.db.test.ts'];

/** Changes the rows that the fold of the class ledger makes. */
const plantInFold = (change: (rows: readonly ClassTransactionRow[]) => ClassTransactionRow[]) => () =>
  vi.doMock(import('#events/classes/student/class-ledger.ts'), async (importOriginal) => {
    const original = await importOriginal();
    return { ...original, toClassTransactions: (event) => change(original.toClassTransactions(event)) };
  });

/** Returns the change with other applied numbers, and the balances that follow from them. */
const applied = (before: CappedBalance, change: BalanceChange, appliedRemaining: number, appliedTotal: number) => ({
  ...change,
  ...{ appliedRemaining, appliedTotal },
  ...{ remainingAfter: before.remaining + appliedRemaining, totalAfter: before.total + appliedTotal },
});

const oneClassBack = (before: CappedBalance): BalanceChange => ({
  ...{ requested: 1, appliedRemaining: 1, appliedTotal: 0 },
  ...{ remainingAfter: before.remaining + 1, totalAfter: before.total },
  classesMax: before.classesMax,
});

/** Faults in the rules of classes and attendance marks. */
export const ledgerFaults: readonly PlantedFault[] = [
  {
    name: 'classes: the limit is one too high',
    tests: STUDENT_TEST,
    plant: () =>
      vi.doMock(import('#events/classes/student/balance.ts'), async (importOriginal) => {
        const original = await importOriginal();
        return {
          ...original,
          addClasses(before, classes) {
            const lower = { ...before, remaining: before.remaining - 1, total: before.total - 1 };
            const change = original.addClasses(lower, classes);
            return applied(before, change, change.appliedRemaining, change.appliedTotal);
          },
        };
      }),
  },
  {
    name: 'classes: total and remaining are capped together',
    tests: STUDENT_TEST,
    plant: () =>
      vi.doMock(import('#events/classes/student/balance.ts'), async (importOriginal) => {
        const original = await importOriginal();
        return {
          ...original,
          addClasses(before, classes) {
            const change = original.addClasses(before, classes);
            return applied(before, change, change.appliedRemaining, change.appliedRemaining);
          },
        };
      }),
  },
  {
    name: 'classes: a removal goes below zero',
    tests: STUDENT_TEST,
    plant: () =>
      vi.doMock(import('#events/classes/student/balance.ts'), async (importOriginal) => {
        const original = await importOriginal();
        return {
          ...original,
          removeClasses: (before, classes) =>
            applied(before, original.removeClasses(before, classes), -classes, -classes),
        };
      }),
  },
  {
    name: 'classes: what a removal could not take waits',
    tests: [...STUDENT_TEST, 'events/classes/student/student.sampled.test.ts'],
    plant: () =>
      vi.doMock(import('#events/classes/student/student-state.ts'), async (importOriginal) => {
        const original = await importOriginal();
        return {
          ...original,
          evolveStudent(state, event) {
            const after = original.evolveStudent(state, event);
            if (event.type !== 'ClassesAdjusted' || event.data.direction === 'add') return after;
            const { requested, appliedRemaining } = event.data.change;
            return { ...after, waiting: after.waiting + requested - appliedRemaining };
          },
        };
      }),
  },
  {
    name: 'attendance: a class is charged although none is left',
    tests: ATTENDANCE_TESTS,
    plant: () =>
      vi.doMock(import('#events/classes/student/balance.ts'), async (importOriginal) => {
        const original = await importOriginal();
        return { ...original, takeClass: (before) => applied(before, original.takeClass(before), -1, 0) };
      }),
  },
  {
    name: 'attendance: a mark lowers the total too',
    tests: ATTENDANCE_TESTS,
    plant: () =>
      vi.doMock(import('#events/classes/student/balance.ts'), async (importOriginal) => {
        const original = await importOriginal();
        return {
          ...original,
          takeClass(before) {
            const change = original.takeClass(before);
            return applied(before, change, change.appliedRemaining, -1);
          },
        };
      }),
  },
  {
    name: 'attendance: an uncovered mark gives a class back',
    tests: ATTENDANCE_TESTS,
    plant: () =>
      vi.doMock(import('#events/classes/student/attendance.ts'), async (importOriginal) => {
        const original = await importOriginal();
        return {
          ...original,
          decideMarkAttendance(student, command) {
            const events = original.decideMarkAttendance(student, command);
            if (typeof events === 'string') return events;
            return events.map((event) =>
              event.type === 'AttendanceCorrected' && event.data.from.charge === 'uncovered'
                ? { ...event, data: { ...event.data, change: oneClassBack(student) } }
                : event,
            );
          },
        };
      }),
  },
  {
    name: 'attendance: a mark that only changes its date gives a class back',
    tests: ATTENDANCE_TESTS,
    plant: () =>
      vi.doMock(import('#events/classes/student/attendance.ts'), async (importOriginal) => {
        const original = await importOriginal();
        return {
          ...original,
          decideCorrectAttendance(student, command) {
            const events = original.decideCorrectAttendance(student, command);
            if (typeof events === 'string') return events;
            return events.map((event) =>
              event.type === 'AttendanceMoved' && event.data.status === 'present'
                ? { ...event, data: { ...event.data, change: oneClassBack(student) } }
                : event,
            );
          },
        };
      }),
  },
  {
    name: 'attendance: a repeated mark takes a class again',
    tests: ATTENDANCE_TESTS,
    plant: () =>
      vi.doMock(import('#events/classes/student/attendance.ts'), async (importOriginal) => {
        const original = await importOriginal();
        const { initialStudentState } = await import('#events/classes/student/student-state.ts');
        return {
          ...original,
          decideMarkAttendance: (student, { seenVersion: _, ...command }) =>
            student.marks.get(command.date)?.status === command.status
              ? original.decideMarkAttendance({ ...student, marks: initialStudentState.marks }, command)
              : original.decideMarkAttendance(student, command),
        };
      }),
  },
  {
    name: 'attendance: a stale seen_version is accepted',
    tests: ATTENDANCE_TESTS,
    plant: () =>
      vi.doMock(import('#events/classes/student/attendance.ts'), async (importOriginal) => {
        const original = await importOriginal();
        return {
          ...original,
          decideMarkAttendance: (student, { seenVersion: _, ...command }) =>
            original.decideMarkAttendance(student, command),
        };
      }),
  },
  {
    name: 'attendance: an uncovered class is settled although none is left',
    tests: ATTENDANCE_TESTS,
    plant: () =>
      vi.doMock(import('#events/classes/student/attendance.ts'), async (importOriginal) => {
        const original = await importOriginal();
        return {
          ...original,
          decideSettleUncoveredClass: (student, date) =>
            original.decideSettleUncoveredClass({ ...student, remaining: Math.max(1, student.remaining) }, date),
        };
      }),
  },
  {
    name: 'class ledger: a change that moved no balance has no row',
    tests: [...TRANSACTIONS_TEST, ...SUMS_TEST],
    plant: plantInFold((rows) => rows.filter(({ applied_remaining }) => applied_remaining !== 0)),
  },
  {
    name: 'class ledger: a class given back does not name the row that it reverses',
    tests: [...TRANSACTIONS_TEST, ...SUMS_TEST],
    plant: plantInFold((rows) => rows.map((row) => ({ ...row, reversed: null }))),
  },
  {
    name: 'class ledger: an event has two rows',
    tests: SUMS_TEST,
    plant: plantInFold((rows) =>
      rows.flatMap((row) => [row, { ...row, id: row.id.replace(/./, 'f'), applied_remaining: 0 }]),
    ),
  },
  {
    name: 'class ledger: a row applies to the total what was requested',
    tests: SUMS_TEST,
    plant: plantInFold((rows) => rows.map((row) => ({ ...row, applied_total: row.classes_changed }))),
  },
  {
    name: 'class ledger: a row states the balance before it',
    tests: SUMS_TEST,
    plant: plantInFold((rows) =>
      rows.map((row) => ({ ...row, remaining_after: row.remaining_after - row.applied_remaining })),
    ),
  },
];
