import { expect, test } from 'vitest';
import type { StudentCommand } from './commands.ts';
import type { StudentEvent } from './events.ts';
import { student } from './student.ts';
import { after, balanceOf, DAY, enrolled, given, TODAY } from './test/student-fixture.ts';

const enrol = (classes: number) =>
  ({ type: 'EnrolStudent', name: 'Ada', email: 'ada@example.com', classes, via: 'tutor', today: TODAY }) as const;
const adjust = (direction: 'add' | 'remove', classes: number) =>
  ({ type: 'AdjustClasses', direction, classes, today: TODAY }) as const;

test.each([
  [0, 0, 0],
  [6, 6, 0],
  [18, 18, 0],
  [25, 18, 7],
])('opening with %i classes gives %i of each, and %i wait', (classes, balance, waiting) => {
  const state = after(student.initial, enrol(classes));
  expect(state).toMatchObject({ status: 'current', remaining: balance, total: balance, waiting });
});

// remaining, total, direction, classes → applied to remaining, to total, waiting
test.each([
  [0, 0, 'add', 1, 1, 1, 0],
  [17, 10, 'add', 5, 1, 5, 4],
  [3, 17, 'add', 5, 5, 1, 0],
  [18, 18, 'add', 15, 0, 0, 15],
  [6, 6, 'add', 15, 12, 12, 3],
  [5, 18, 'remove', 5, -5, -5, 0],
  [2, 18, 'remove', 5, -2, -5, 0],
  [5, 2, 'remove', 5, -5, -2, 0],
  [0, 0, 'remove', 1, 0, 0, 0],
] as const)(
  'given %i / %i, %s %i applies %i / %i, and %i wait',
  (remaining, total, direction, classes, r, t, waiting) => {
    const state = given(enrolled, balanceOf(remaining, total));
    const [event] = student.decide(state, adjust(direction, classes)) as StudentEvent[];
    expect(event?.data).toEqual({
      direction,
      effectiveOn: TODAY,
      change: {
        requested: direction === 'add' ? classes : -classes,
        appliedRemaining: r,
        appliedTotal: t,
        remainingAfter: remaining + r,
        totalAfter: total + t,
      },
    });
    expect(after(state, adjust(direction, classes)).waiting).toBe(waiting);
  },
);

test('remaining may come to exceed total', () => {
  const state = after(given(enrolled, balanceOf(0, 18)), adjust('add', 10), adjust('remove', 5), adjust('remove', 0));
  expect(state).toMatchObject({ remaining: 5, total: 13 });
  const exceeding = after(given(enrolled, balanceOf(5, 2)), adjust('add', 1));
  expect(exceeding).toMatchObject({ remaining: 6, total: 3 });
});

test('waiting classes are applied to remaining alone, as many as fit or as many as named', () => {
  const full = after(student.initial, enrol(25));
  const apply = { type: 'ApplyWaitingClasses', today: TODAY } as const;
  expect(student.decide(full, apply)).toBe('no-room');
  const room = after(full, adjust('remove', 5));
  expect(after(room, apply)).toMatchObject({ remaining: 18, total: 13, waiting: 2 });
  expect(after(room, { ...apply, classes: 2 })).toMatchObject({ remaining: 15, total: 13, waiting: 5 });
  expect(student.decide(room, { ...apply, classes: 6 })).toBe('no-room');
  expect(student.decide(room, { ...apply, classes: 8 })).toBe('nothing-waiting');
  expect(student.decide(given(enrolled), apply)).toBe('nothing-waiting');
});

test('waiting classes are withdrawn with a reason and move no balance', () => {
  const full = after(student.initial, enrol(25));
  const withdraw = { type: 'WithdrawWaitingClasses', reason: 'refunded', today: TODAY } as const;
  expect(student.decide(full, { ...withdraw, classes: 3 })).toEqual([
    {
      type: 'WaitingClassesWithdrawn',
      data: {
        reason: 'refunded',
        effectiveOn: TODAY,
        change: { requested: -3, appliedRemaining: 0, appliedTotal: 0, remainingAfter: 18, totalAfter: 18 },
      },
    },
  ]);
  expect(after(full, withdraw)).toMatchObject({ remaining: 18, waiting: 0 });
  expect(student.decide(full, { ...withdraw, classes: 8 })).toBe('nothing-waiting');
  expect(student.decide(given(enrolled), withdraw)).toBe('nothing-waiting');
});

const onStudent: StudentCommand[] = [
  adjust('add', 1),
  { type: 'MarkAttendance', date: DAY, status: 'present', today: TODAY },
  { type: 'ApplyWaitingClasses', today: TODAY },
  { type: 'WithdrawWaitingClasses', reason: 'x', today: TODAY },
  { type: 'SettleUncoveredClass', date: DAY },
];

test.each([...onStudent, enrol(3)])('an archived student refuses $type', (command) => {
  const archived = given(enrolled, { type: 'StudentArchived', data: {} });
  expect(student.decide(archived, command)).toBe('student-archived');
});

test('ChangeStudentEmail: of a current student alone, and the classes stay as they are', () => {
  const change = { type: 'ChangeStudentEmail', email: 'new@example.com' } as const;
  const state = given(enrolled, balanceOf(4, 6));
  expect(student.decide(state, change)).toEqual([{ type: 'StudentEmailChanged', data: { email: change.email } }]);
  expect(after(state, change)).toMatchObject({ status: 'current', remaining: 4, total: 6 });
  expect(student.decide(after(state, { type: 'ArchiveStudent' }), change)).toBe('student-archived');
  expect(student.decide(student.initial, change)).toBe('student-unknown');
});

test.each([...onStudent, { type: 'ArchiveStudent' }, { type: 'RestoreStudent', email: 'a@b.example' }] as const)(
  'nobody can $type before the enrolment',
  (command) => expect(student.decide(student.initial, command)).toBe('student-unknown'),
);

test('archiving keeps the classes, restoring brings a new e-mail; doing either twice writes nothing or is refused', () => {
  const current = given(enrolled, balanceOf(7));
  const archived = after(current, { type: 'ArchiveStudent' });
  expect(archived).toMatchObject({ status: 'archived', remaining: 7 });
  expect(student.decide(archived, { type: 'ArchiveStudent' })).toEqual([]);
  const restore = { type: 'RestoreStudent', email: 'new@example.com' } as const;
  expect(after(archived, restore)).toMatchObject({ status: 'current', remaining: 7 });
  expect(student.decide(current, restore)).toBe('student-not-archived');
  const restored = (via: 'restore' | 'merge') => [{ type: 'StudentRestored', data: { email: restore.email, via } }];
  expect(student.decide(archived, restore)).toEqual(restored('restore'));
  expect(student.decide(archived, { ...restore, via: 'merge' })).toEqual(restored('merge'));
});

test('enrolling a current student again writes nothing', () => {
  expect(student.decide(given(enrolled), enrol(9))).toEqual([]);
});
