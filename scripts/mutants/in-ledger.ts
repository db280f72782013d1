import type { Mutant } from './mutant.ts';

const BALANCE = 'events/student/balance.ts';
const MARKS = 'events/student/attendance.ts';
const STUDENT_TEST = ['events/student/student-decider.test.ts'];
const MARKS_TESTS = ['events/student/attendance.test.ts', 'events/student/corrections.test.ts'];

/** Faults in the rules of classes and marks. */
export const inLedger: readonly Mutant[] = [
  {
    name: 'the cap is off by one',
    edits: [{ file: BALANCE, search: 'CLASSES_MAX - classes', replace: 'CLASSES_MAX + 1 - classes' }],
    tests: STUDENT_TEST,
  },
  {
    name: 'total and remaining are capped together',
    edits: [
      {
        file: BALANCE,
        search: 'Math.min(classes, roomUnderCap(before.total))',
        replace: 'Math.min(classes, room(before.remaining))',
      },
    ],
    tests: STUDENT_TEST,
  },
  {
    name: 'a removal goes below nothing',
    edits: [{ file: BALANCE, search: '0 - Math.min(classes, before.remaining)', replace: '0 - classes' }],
    tests: STUDENT_TEST,
  },
  {
    name: 'an uncovered class is charged',
    edits: [{ file: BALANCE, search: 'before.remaining > 0 ? -1 : 0', replace: '-1' }],
    tests: MARKS_TESTS,
  },
  {
    name: 'attendance lowers the total too',
    edits: [
      { file: BALANCE, search: 'before.remaining > 0 ? -1 : 0, 0)', replace: 'before.remaining > 0 ? -1 : 0, -1)' },
    ],
    tests: MARKS_TESTS,
  },
  {
    name: 'an uncovered mark is refunded',
    edits: [{ file: MARKS, search: 'mark.chargedBy === undefined ? {}', replace: "mark.charge === 'none' ? {}" }],
    tests: MARKS_TESTS,
  },
  {
    name: 'a moved mark keeps its class only where it is uncovered',
    edits: [
      {
        file: MARKS,
        search: "if (status === 'present' && command.status === 'present')",
        replace: "if (charge === 'uncovered' && command.status === 'present')",
      },
    ],
    tests: MARKS_TESTS,
  },
  {
    name: 'a repeated mark takes a class again',
    edits: [
      {
        file: MARKS,
        search: 'mark.status === command.status ? toNotedEvents',
        replace: 'mark.note === command.date ? toNotedEvents',
      },
    ],
    tests: MARKS_TESTS,
  },
  {
    name: 'seen_version is not looked at',
    edits: [{ file: MARKS, search: 'seenVersion !== undefined && ', replace: 'seenVersion === -1 && ' }],
    tests: MARKS_TESTS,
  },
  {
    name: 'a class is settled where none is left',
    edits: [{ file: MARKS, search: "if (student.remaining === 0) return 'no-classes-left';\n", replace: '' }],
    tests: MARKS_TESTS,
  },
  {
    name: 'what a removal’s floor cuts waits',
    edits: [
      {
        file: 'events/student/student-state.ts',
        search: "direction === 'add' ? countLeftWaiting(change) : 0",
        replace: 'countLeftWaiting(change)',
      },
    ],
    tests: [...STUDENT_TEST, 'events/student/student.properties.test.ts'],
  },
];
