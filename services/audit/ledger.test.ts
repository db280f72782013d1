import { expect, test } from 'vitest';
import type { StudentEvent } from '#events/student/events.ts';
import { student } from '#events/student/student.ts';
import { DAY, enrolled, eventId, recordedAs, TODAY } from '#events/student/testing.ts';
import { checkLedger } from './ledger.ts';

const NEW = '2026-11-13';

/** Ada opens with 3 classes, is present on the day, absent the day before, and the first mark moves to another day. */
const events = (): StudentEvent[] => {
  const change = { requested: 3, appliedRemaining: 3, appliedTotal: 3, remainingAfter: 3, totalAfter: 3 };
  const told: StudentEvent[] = [{ ...enrolled, data: { ...enrolled.data, change } }];
  let state = told.reduce((now, event) => student.evolve(now, recordedAs(event, 1)), student.initial);
  const mark = { type: 'MarkAttendance', today: TODAY } as const;
  for (const command of [
    { ...mark, date: DAY, status: 'present' },
    { ...mark, date: '2026-11-19', status: 'absent' },
    { type: 'CorrectAttendance', from: DAY, date: NEW, status: 'present', today: TODAY },
    { type: 'CorrectAttendance', from: '2026-11-19', date: DAY, status: 'absent', today: TODAY },
    { type: 'CorrectAttendance', from: NEW, date: '2026-11-12', status: 'absent', today: TODAY },
  ] as const) {
    const decided = student.decide(state, command);
    if (typeof decided === 'string') throw new Error(decided);
    for (const event of decided) {
      told.push(event);
      state = student.evolve(state, recordedAs(event, told.length));
    }
  }
  return told;
};
const check = (told: readonly StudentEvent[]) =>
  checkLedger(told.map((event, index) => recordedAs(event, index + 1))).fault;

/** The first move, otherwise. */
const withMove = (over: object) =>
  events().map((event) =>
    event.type === 'AttendanceMoved' && event.data.from.date === DAY
      ? { ...event, data: { ...event.data, ...over } }
      : event,
  );

test('moves that give back what they took, to days that are free, add up', () => {
  expect(events().map(({ type }) => type)).toEqual([
    ...['StudentEnrolled', 'AttendanceMarked', 'AttendanceMarked'],
    ...['AttendanceMoved', 'AttendanceMoved', 'AttendanceMoved'],
  ]);
  expect(check(events())).toBeUndefined();
});

test.each([
  ['loses its class', { charge: 'uncovered' }, /arrives uncovered, but left covered/],
  ['gives its class back', { reverses: eventId(2) }, /gives back the class of a mark that stays present/],
  ['keeps its class while absent', { status: 'absent', charge: 'none' }, /gives back nothing, but the mark holds/],
  [
    'leaves a day on which it never stood',
    { from: { date: NEW, status: 'present', charge: 'covered' } },
    /names a mark/,
  ],
  ['goes to a day that is taken', { date: '2026-11-19' }, /moves to 2026-11-19, which is taken/],
])('a mark that %s is a fault at the move', (_, over, what) => {
  expect(check(withMove(over))).toEqual({ version: 4, what: expect.stringMatching(what) });
});
