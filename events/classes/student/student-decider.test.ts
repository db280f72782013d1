import { expect, test } from 'vitest';
import type { StudentCommand } from './commands.ts';
import type { StudentEvent } from './events.ts';
import { studentDecider } from './student-decider.ts';
import {
  applyStudentCommands,
  createBalanceEvent,
  createRemainingChange,
  createStudentContext,
  createStudentWithClasses,
  decideStudentCommand,
  foldStudentEvents,
  studentEnrolledEvent,
  TODAY,
  toTestEventId,
  YESTERDAY,
} from './test/student-fixture.ts';

const enrol = (classes: number) =>
  ({ type: 'EnrolStudent', name: 'Ada', email: 'ada@example.com', classes, via: 'tutor' }) as const;
const adjust = (direction: 'add' | 'remove', classes: number) =>
  ({ type: 'AdjustClasses', direction, classes }) as const;

test.each([
  [0, 0, 0],
  [6, 6, 0],
  [18, 18, 0],
  [25, 18, 7],
])('EnrolStudent: %i opening classes give %i remaining and total, and %i wait', (classes, balance, waiting) => {
  const state = applyStudentCommands(studentDecider.initial, enrol(classes));
  expect(state).toMatchObject({ status: 'current', remaining: balance, total: balance, waiting });
});

// Columns: classes left, total → remaining, total after the cap, waiting.
test.each([
  [5, 12, 5, 12, 0],
  [0, 12, 0, 12, 0],
  [5, 40, 5, 18, 0],
  [24, 40, 18, 18, 6],
])(
  'EnrolStudent: an imported balance of %i of %i gives %i of %i, and %i wait',
  (left, total, remaining, counted, waiting) => {
    const line = {
      import: toTestEventId(1),
      file: 'students.csv',
      line: 3,
      effectiveOn: YESTERDAY,
      reason: 'from the old book',
    };
    const command = { ...enrol(0), imported: { ...line, left, total } };
    expect(applyStudentCommands(studentDecider.initial, command)).toMatchObject({
      ...{ status: 'current', remaining, total: counted, waiting },
    });
    const events = decideStudentCommand(studentDecider.initial, command) as StudentEvent[];
    expect(events).toMatchObject([
      { type: 'StudentEnrolled', data: { change: { requested: 0 } } },
      { type: 'StudentImported', data: { ...line, total, change: { requested: left } } },
    ]);
  },
);

test('ArchiveStudent: names the import that is undone', () => {
  const state = foldStudentEvents(studentEnrolledEvent);
  const undone = toTestEventId(1);
  expect(decideStudentCommand(state, { type: 'ArchiveStudent', import: undone })).toEqual([
    { type: 'StudentArchived', data: { import: undone } },
  ]);
  expect(decideStudentCommand(state, { type: 'ArchiveStudent' })).toEqual([{ type: 'StudentArchived', data: {} }]);
});

// Columns: remaining, total, direction, classes → applied to remaining, applied to total, waiting.
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
  'AdjustClasses: given %i / %i, %s %i applies %i / %i, and %i wait',
  (remaining, total, direction, classes, r, t, waiting) => {
    const state = foldStudentEvents(studentEnrolledEvent, createBalanceEvent(remaining, total));
    const [event] = decideStudentCommand(state, adjust(direction, classes)) as StudentEvent[];
    expect(event?.data).toEqual({
      direction,
      effectiveOn: TODAY,
      change: {
        requested: direction === 'add' ? classes : -classes,
        appliedRemaining: r,
        appliedTotal: t,
        remainingAfter: remaining + r,
        totalAfter: total + t,
        classesMax: 18,
      },
    });
    expect(applyStudentCommands(state, adjust(direction, classes)).waiting).toBe(waiting);
  },
);

test.each([
  ['fewer than wait', 2, [['WaitingClassesWithdrawn', -2, 0]], 1, 18],
  ['as many as wait', 3, [['WaitingClassesWithdrawn', -3, 0]], 0, 18],
  [
    'more than wait',
    5,
    [
      ['WaitingClassesWithdrawn', -3, 0],
      ['ClassesAdjusted', -2, -2],
    ],
    0,
    16,
  ],
] as const)('AdjustClasses: removing %s withdraws waiting classes first', (_, classes, events, waiting, remaining) => {
  const state = applyStudentCommands(
    foldStudentEvents(studentEnrolledEvent, createBalanceEvent(18, 18)),
    adjust('add', 3),
  );
  const command = { ...adjust('remove', classes), reason: 'Refund', withdrawWaiting: true };
  const decided = decideStudentCommand(state, command) as StudentEvent[];
  expect(
    decided.map(({ type, data }) => 'change' in data && [type, data.change?.requested, data.change?.appliedRemaining]),
  ).toEqual(events);
  expect(applyStudentCommands(state, command)).toMatchObject({ waiting, remaining, total: remaining });
  // Without being asked, waiting classes stay.
  expect(applyStudentCommands(state, adjust('remove', classes))).toMatchObject({ waiting: 3, remaining: 18 - classes });
});

test('remaining may exceed total', () => {
  const state = applyStudentCommands(
    foldStudentEvents(studentEnrolledEvent, createBalanceEvent(0, 18)),
    adjust('add', 10),
    adjust('remove', 5),
    adjust('remove', 0),
  );
  expect(state).toMatchObject({ remaining: 5, total: 13 });
  const exceeding = applyStudentCommands(
    foldStudentEvents(studentEnrolledEvent, createBalanceEvent(5, 2)),
    adjust('add', 1),
  );
  expect(exceeding).toMatchObject({ remaining: 6, total: 3 });
});

test('ApplyWaitingClasses: raises only remaining, by as many as fit or as many as requested', () => {
  const full = applyStudentCommands(studentDecider.initial, enrol(25));
  const apply = { type: 'ApplyWaitingClasses' } as const;
  expect(decideStudentCommand(full, apply)).toBe('no-room');
  const room = applyStudentCommands(full, adjust('remove', 5));
  expect(applyStudentCommands(room, apply)).toMatchObject({ remaining: 18, total: 13, waiting: 2 });
  expect(applyStudentCommands(room, { ...apply, classes: 2 })).toMatchObject({ remaining: 15, total: 13, waiting: 5 });
  expect(decideStudentCommand(room, { ...apply, classes: 6 })).toBe('no-room');
  expect(decideStudentCommand(room, { ...apply, classes: 8 })).toBe('nothing-waiting');
  expect(decideStudentCommand(createStudentWithClasses(), apply)).toBe('nothing-waiting');
});

test('MarkAttendance: with applyWaiting, a mark that finds no class left applies the waiting classes and takes one of them', () => {
  const waiting = applyStudentCommands(studentDecider.initial, enrol(25), adjust('remove', 18));
  expect(waiting).toMatchObject({ remaining: 0, waiting: 7 });
  const mark = { type: 'MarkAttendance', date: YESTERDAY, status: 'present' } as const;
  expect(applyStudentCommands(waiting, mark)).toMatchObject({ remaining: 0, waiting: 7, uncovered: 1 });
  const both = decideStudentCommand(waiting, { ...mark, applyWaiting: true });
  expect(both).toMatchObject([
    { type: 'WaitingClassesApplied', data: { change: { appliedRemaining: 7, remainingAfter: 7 } } },
    { type: 'AttendanceMarked', data: { charge: 'covered', change: { appliedRemaining: -1, remainingAfter: 6 } } },
  ]);
  const marked = applyStudentCommands(waiting, { ...mark, applyWaiting: true });
  expect(marked).toMatchObject({ remaining: 6, waiting: 0, uncovered: 0 });
  expect(decideStudentCommand(marked, { ...mark, applyWaiting: true })).toEqual([]);
  expect(decideStudentCommand(waiting, { ...mark, status: 'absent', applyWaiting: true })).toHaveLength(1);
});

test('MarkAttendance: with applyWaiting, is refused if the waiting classes are gone and the class would be uncovered', () => {
  const mark = { type: 'MarkAttendance', date: YESTERDAY, status: 'present' } as const;
  const withdraw = { type: 'WithdrawWaitingClasses', reason: 'Refund' } as const;
  const gone = applyStudentCommands(studentDecider.initial, enrol(25), adjust('remove', 18), withdraw);
  expect(decideStudentCommand(gone, { ...mark, applyWaiting: true })).toBe('nothing-waiting');
  expect(decideStudentCommand(gone, mark)).toHaveLength(1);
  expect(decideStudentCommand(gone, { ...mark, status: 'absent', applyWaiting: true })).toHaveLength(1);
});

test('SettleUncoveredClass: with applyWaiting, takes one of the waiting classes', () => {
  const mark = { type: 'MarkAttendance', date: YESTERDAY, status: 'present' } as const;
  const uncovered = applyStudentCommands(studentDecider.initial, enrol(25), adjust('remove', 18), mark);
  const settle = { type: 'SettleUncoveredClass', date: YESTERDAY } as const;
  expect(decideStudentCommand(uncovered, settle)).toBe('no-classes-left');
  const settled = applyStudentCommands(uncovered, { ...settle, applyWaiting: true });
  expect(settled).toMatchObject({ remaining: 6, waiting: 0, uncovered: 0 });
  expect(decideStudentCommand(settled, { ...settle, applyWaiting: true })).toBe('not-uncovered');
});

test('WithdrawWaitingClasses: records a reason and changes no balance', () => {
  const full = applyStudentCommands(studentDecider.initial, enrol(25));
  const withdraw = { type: 'WithdrawWaitingClasses', reason: 'refunded' } as const;
  expect(decideStudentCommand(full, { ...withdraw, classes: 3 })).toEqual([
    {
      type: 'WaitingClassesWithdrawn',
      data: { reason: 'refunded', effectiveOn: TODAY, change: createRemainingChange(-3, 0, 18) },
    },
  ]);
  expect(applyStudentCommands(full, withdraw)).toMatchObject({ remaining: 18, waiting: 0 });
  expect(decideStudentCommand(full, { ...withdraw, classes: 8 })).toBe('nothing-waiting');
  expect(decideStudentCommand(createStudentWithClasses(), withdraw)).toBe('nothing-waiting');
});

test('ReversePurchase: takes back exactly what the purchase gave, once', () => {
  const bought = applyStudentCommands(studentDecider.initial, enrol(12), adjust('add', 12));
  expect(bought).toMatchObject({ remaining: 18, total: 18, waiting: 6 });
  const [purchase = ''] = bought.purchases.keys();
  const reverse = { type: 'ReversePurchase', purchase, reason: 'Wrong family' } as const;
  expect(decideStudentCommand(bought, reverse)).toEqual([
    {
      type: 'PurchaseReversed',
      data: {
        purchase,
        reason: 'Wrong family',
        effectiveOn: TODAY,
        change: {
          requested: -12,
          appliedRemaining: -6,
          appliedTotal: -6,
          remainingAfter: 12,
          totalAfter: 12,
          classesMax: 18,
        },
      },
    },
  ]);
  const reversed = applyStudentCommands(bought, reverse);
  expect(reversed).toMatchObject({ remaining: 12, total: 12, waiting: 0 });
  expect(decideStudentCommand(reversed, reverse)).toBe('purchase-reversed');
  expect(decideStudentCommand(bought, { ...reverse, purchase: toTestEventId(1) })).toBe('purchase-unknown');
});

test('ReversePurchase: is refused as a whole when too few classes are left', () => {
  const bought = applyStudentCommands(studentDecider.initial, enrol(0), adjust('add', 12));
  const [purchase = ''] = bought.purchases.keys();
  const reverse = { type: 'ReversePurchase', purchase, reason: 'Mistyped' } as const;
  const attended = { type: 'MarkAttendance', date: YESTERDAY, status: 'present' } as const;
  expect(decideStudentCommand(applyStudentCommands(bought, attended), reverse)).toBe('purchase-used');
  expect(decideStudentCommand(applyStudentCommands(bought, adjust('remove', 1)), reverse)).toBe('purchase-used');
  const more = applyStudentCommands(bought, attended, adjust('add', 1), reverse);
  expect(more).toMatchObject({ remaining: 0, total: 1, waiting: 0 });
});

const onStudent: StudentCommand[] = [
  adjust('add', 1),
  { type: 'MarkAttendance', date: YESTERDAY, status: 'present' },
  { type: 'ApplyWaitingClasses' },
  { type: 'WithdrawWaitingClasses', reason: 'x' },
  { type: 'ReversePurchase', purchase: toTestEventId(2), reason: 'x' },
  { type: 'SettleUncoveredClass', date: YESTERDAY },
];

const archived = foldStudentEvents(studentEnrolledEvent, { type: 'StudentArchived', data: {} });

test.each([...onStudent.filter(({ type }) => type !== 'MarkAttendance'), enrol(3)])(
  'an archived student refuses $type',
  (command) => expect(decideStudentCommand(archived, command)).toBe('student-archived'),
);

test('an archived student: the days before can be marked and corrected, the day itself and later ones cannot', () => {
  const mark = { type: 'MarkAttendance', date: YESTERDAY, status: 'present' } as const;
  expect(decideStudentCommand(archived, mark)).toMatchObject([{ type: 'AttendanceMarked' }]);
  expect(decideStudentCommand(archived, { ...mark, date: TODAY })).toBe('student-archived');
  const present = applyStudentCommands(createStudentWithClasses(), mark, { type: 'ArchiveStudent' });
  const correct = {
    type: 'CorrectAttendance',
    from: YESTERDAY,
    date: YESTERDAY,
    status: 'absent',
    reason: 'Ill',
  } as const;
  expect(decideStudentCommand(present, correct)).toMatchObject([{ type: 'AttendanceCorrected' }]);
  expect(decideStudentCommand(present, { ...correct, date: TODAY })).toBe('student-archived');
  const voiding = { type: 'VoidAttendance', date: YESTERDAY, reason: 'Another student' } as const;
  expect(decideStudentCommand(present, voiding)).toMatchObject([{ type: 'AttendanceVoided' }]);
});

test.each([
  ['the last day', '2026-11-21', true],
  ['the last day where it is tomorrow already', '2026-11-22', true],
  ['a day after it', '2026-11-23', false],
])('an archived student: %s can be marked later: %s', (_day, date, isMarked) => {
  const mark = { type: 'MarkAttendance', date, status: 'absent' } as const;
  const context = createStudentContext({ today: '2026-11-25' });
  expect(Array.isArray(decideStudentCommand(archived, mark, context))).toBe(isMarked);
});

test('ChangeStudentEmail: only the e-mail of a current student can change, and the classes stay the same', () => {
  const change = { type: 'ChangeStudentEmail', email: 'new@example.com' } as const;
  const state = foldStudentEvents(studentEnrolledEvent, createBalanceEvent(4, 6));
  expect(decideStudentCommand(state, change)).toEqual([{ type: 'StudentEmailChanged', data: { email: change.email } }]);
  expect(applyStudentCommands(state, change)).toMatchObject({ status: 'current', remaining: 4, total: 6 });
  expect(decideStudentCommand(applyStudentCommands(state, { type: 'ArchiveStudent' }), change)).toBe(
    'student-archived',
  );
  expect(decideStudentCommand(studentDecider.initial, change)).toBe('student-unknown');
});

test.each([...onStudent, { type: 'ArchiveStudent' }, { type: 'RestoreStudent', email: 'a@b.example' }] as const)(
  '$type is refused before the enrolment',
  (command) => expect(decideStudentCommand(studentDecider.initial, command)).toBe('student-unknown'),
);

test('archiving keeps the classes, restoring records the new e-mail, and doing either twice writes nothing or is refused', () => {
  const current = createStudentWithClasses(7);
  const archived = applyStudentCommands(current, { type: 'ArchiveStudent' });
  expect(archived).toMatchObject({ status: 'archived', remaining: 7 });
  expect(decideStudentCommand(archived, { type: 'ArchiveStudent' })).toEqual([]);
  const restore = { type: 'RestoreStudent', email: 'new@example.com' } as const;
  expect(applyStudentCommands(archived, restore)).toMatchObject({ status: 'current', remaining: 7 });
  expect(decideStudentCommand(current, restore)).toBe('student-not-archived');
  const restored = (via: 'restore' | 'merge') => [{ type: 'StudentRestored', data: { email: restore.email, via } }];
  expect(decideStudentCommand(archived, restore)).toEqual(restored('restore'));
  expect(decideStudentCommand(archived, { ...restore, via: 'merge' })).toEqual(restored('merge'));
});

test('EnrolStudent: writes nothing for a current student', () => {
  expect(decideStudentCommand(createStudentWithClasses(), enrol(9))).toEqual([]);
});

test('AdjustClasses: states the list price of a plan, once or several times', () => {
  const student = applyStudentCommands(studentDecider.initial, enrol(15));
  const sell = (classes: number) =>
    decideStudentCommand(student, { type: 'AdjustClasses', direction: 'add', classes, code: 'growth' });
  expect(sell(24)).toMatchObject([{ data: { purchase: { listPriceCents: 100_000 } } }]);
  expect((sell(13) as StudentEvent[])[0]?.data).not.toHaveProperty('purchase');
});
