/**
 * Decides what happens to one student on one day of the demo centre. The functions are pure: random numbers depend only
 * on the indexes of the student and the day, so that every seeding creates the same centre.
 */
import type { StudentCommand } from '#events/classes/student/commands.ts';
import type { StudentState } from '#events/classes/student/student-state.ts';
import { type DemoStudent, type DemoTutor, packs } from '../centre/people.ts';
import { repeatableRandom } from '../centre/repeatable-random.ts';
import { type DemoGroup, demoGroups } from '../centre/timetable.ts';
import { createMoneySteps, toFirstPayment } from '../money/money-steps.ts';

export interface ClassStep {
  /** Time of day at the centre, HH:MM. */
  readonly at: string;
  readonly by: DemoTutor['key'];
  readonly command: StudentCommand;
}

export interface StudentDay {
  readonly student: DemoStudent;
  /** Index of the student in the list. */
  readonly index: number;
  /** Number of days since the first day, and number of days until today. */
  readonly day: number;
  readonly daysLeft: number;
  readonly weekday: number;
  readonly date: string;
  readonly state: StudentState;
}

const OFFICE: DemoTutor['key'] = 'whitfield';

const notes = [
  'Fractions, page 34. Ready for the next unit.',
  'Left ten minutes early for the dentist.',
  'Brought the SAT practice test; reading section improved.',
  'Homework not finished, agreed to catch up at the weekend.',
  'Worked with a partner on the geometry sheet.',
];
const absences = ['Ill, called in the morning.', 'School trip.', 'Family visit, told us last week.'];
/** Stories in which a tutor sometimes marks the wrong student. */
const mistakes: readonly (string | undefined)[] = ['corrected', 'buys-early'];
const pick = (from: readonly string[], at: number) => from[Math.floor(at * 1_000) % from.length] ?? '';

/** Sells a pack. `runClassStep` sets the id of the purchase, for what is paid at once. */
const createPackStep = (studentDay: StudentDay): ClassStep => {
  const { student, state } = studentDay;
  const { classes, code, priceCents } = packs[student.pack];
  const payment = toFirstPayment(studentDay, priceCents);
  return {
    at: '09:20',
    by: OFFICE,
    command: {
      ...{ type: 'AdjustClasses', direction: 'add', classes, code, reason: `${student.pack} pack` },
      purchase: { priceCents },
      ...(payment && { payment: { ...payment, purchase: '' } }),
      seenEqual: Object.keys({ ...state.money.purchases, ...state.money.payments }),
    },
  };
};

const createMarkSteps = (studentDay: StudentDay, group: DemoGroup): ClassStep[] => {
  const { index, day, date } = studentDay;
  const random = repeatableRandom(index, day);
  const present = random < 0.89;
  const note = present ? (random < 0.12 ? pick(notes, random) : undefined) : pick(absences, random);
  const mark = (status: 'present' | 'absent'): StudentCommand => ({
    type: 'MarkAttendance',
    date,
    status,
    ...(note === undefined ? {} : { note }),
  });
  const first: ClassStep = { at: group.savedAt, by: group.tutor, command: mark(present ? 'present' : 'absent') };
  const firstOfWeek = group.weekdays[0] === studentDay.weekday;
  const mistaken = present && firstOfWeek && day % 28 < 7 && mistakes.includes(studentDay.student.story);
  if (!mistaken) return [first];
  const corrected: StudentCommand = {
    type: 'MarkAttendance',
    date,
    status: 'absent',
    note: 'Ticked the wrong name; the chair was empty.',
  };
  return [first, { at: '19:10', by: group.tutor, command: corrected }];
};

/** Applies waiting classes a few weeks later, or withdraws them and returns what was paid for them. */
const createWaitingClassSteps = ({ student, state, weekday, date }: StudentDay): ClassStep[] => {
  if (state.waiting === 0 || weekday !== 5) return [];
  if (student.story === 'applies-waiting' && state.remaining <= 14)
    return [{ at: '17:30', by: OFFICE, command: { type: 'ApplyWaitingClasses' } }];
  if (student.story === 'withdraws-waiting' && state.remaining <= 12)
    return [
      {
        at: '17:30',
        by: OFFICE,
        command: { type: 'WithdrawWaitingClasses', reason: 'Family asked for the money back.' },
      },
      {
        at: '17:35',
        by: OFFICE,
        command: {
          ...{ type: 'GiveRefund', classes: 0, method: 'bank-transfer', returnedOn: date, code: 'refund' },
          purchase: [...state.purchases.keys()].at(-1),
          reason: 'Money back for the waiting classes',
          cents: Math.round((packs[student.pack].priceCents * state.waiting) / packs[student.pack].classes),
        },
      },
    ];
  return [];
};

const isEarlyBuyer = (student: DemoStudent) =>
  ['buys-early', 'applies-waiting', 'withdraws-waiting'].includes(student.story ?? '');

/** Families buy a pack before the last class is used, except in two stories, where they buy it one class too late. */
const createPurchaseSteps = (studentDay: StudentDay): ClassStep[] => {
  const { student, state, daysLeft } = studentDay;
  if (student.story === 'owes-a-class' && daysLeft < 40) return [];
  if (student.story === 'settles-a-class')
    return state.uncovered > 0 && daysLeft < 12
      ? [createPackStep(studentDay)]
      : state.remaining === 0 && daysLeft > 45
        ? [createPackStep(studentDay)]
        : [];
  if (student.story === 'left' && daysLeft < 45) return [];
  const early = isEarlyBuyer(student) && state.waiting === 0 && state.remaining <= 9;
  return early || state.remaining <= 1 ? [createPackStep(studentDay)] : [];
};

const createSettlementSteps = ({ student, state }: StudentDay): ClassStep[] => {
  if (student.story !== 'settles-a-class' || state.remaining === 0) return [];
  const owed = [...state.marks.values()].filter(({ charge }) => charge === 'uncovered');
  return owed.slice(0, 1).map(({ date }) => ({
    at: '12:05',
    by: OFFICE,
    command: { type: 'SettleUncoveredClass', date },
  }));
};

const createRefundSteps = ({ student, state, daysLeft, date }: StudentDay): ClassStep[] =>
  student.story === 'refunded' && daysLeft === 20 && state.remaining >= 2
    ? [
        {
          at: '12:15',
          by: OFFICE,
          command: {
            ...{ type: 'GiveRefund', classes: 2, method: 'check', returnedOn: date, code: 'refund' },
            purchase: [...state.purchases.keys()].at(-1),
            reason: 'Two classes paid back, plan changed',
            cents: Math.round((packs[student.pack].priceCents * 2) / packs[student.pack].classes),
          },
        },
      ]
    : [];

/** Creates a class on a day without any, so that the centre's record always ends today. */
export const createMakeUpClass = (date: string): Omit<ClassStep, 'at'> => ({
  by: 'lee',
  command: { type: 'MarkAttendance', date, status: 'present', note: 'Make-up class.' },
});

/** The steps of an ordinary day, in the order in which they happen. */
export const createClassSteps = (studentDay: StudentDay): ClassStep[] => {
  const { student, state, daysLeft, weekday } = studentDay;
  if (state.status !== 'current') return [];
  if (student.story === 'left' && daysLeft === 30)
    return [{ at: '17:45', by: OFFICE, command: { type: 'ArchiveStudent' } }];
  const group = demoGroups[student.group];
  // A student with an uncovered class does not attend again until it is paid.
  const staysAway = state.uncovered > 0;
  const isInClass = group?.weekdays.includes(weekday) && !staysAway;
  return [
    ...createPurchaseSteps(studentDay),
    ...createSettlementSteps(studentDay),
    ...createMoneySteps(studentDay),
    ...createRefundSteps(studentDay),
    ...(isInClass && group ? createMarkSteps(studentDay, group) : []),
    ...createWaitingClassSteps(studentDay),
  ];
};
