import fc from 'fast-check';
import { expect, test } from 'vitest';
import { COUNTED_SESSIONS_A_DAY, POINTS_PER_CORRECT } from '#events/limits.ts';
import { practiceStream } from '#events/practice/practice.ts';
import { eventId } from '#events/student/testing.ts';
import type { LogEvent } from '#projections/engine/projection.ts';
import { seedFor } from '#scripts/test/seed.ts';
import type { KeyedTable, Row } from '../engine/projection.ts';
import { studentIds } from '../test/course.ts';
import { sessionId } from '../test/practising.ts';
import { days } from './days.ts';
import { stats } from './stats.ts';

const STUDENTS = studentIds(2);
const DAYS = ['2026-11-20', '2026-11-21'];

const session = fc.record({
  student: fc.constantFrom(...STUDENTS),
  day: fc.constantFrom(...DAYS),
  correct: fc.nat(3),
  hasty: fc.nat(7).map((one) => one === 0),
  accepted: fc.nat(2),
});
/** Sessions with the order in which their events are recorded: the place of a session, once for each. */
const interleaved = fc.array(session, { minLength: 1, maxLength: 60, size: 'max' }).chain((sessions) => {
  const turns = sessions.flatMap(({ accepted }, index) => Array.from({ length: 1 + accepted }, () => index));
  const order = fc.shuffledSubarray(turns, { minLength: turns.length });
  return fc.record({ sessions: fc.constant(sessions), order });
});
type Interleaved = typeof interleaved extends fc.Arbitrary<infer Value> ? Value : never;

const recorded = ({ sessions, order }: Interleaved) => {
  const seen = new Set<number>();
  return order.map((index, at) => {
    const { student, day, correct, hasty } = sessions[index] as Interleaved['sessions'][number];
    const first = !seen.has(index);
    seen.add(index);
    const earned = first ? correct : 1;
    const data = { correct: earned, points: earned * POINTS_PER_CORRECT, day, hasty, sameDay: 'reset' };
    const event = {
      ...{ type: first ? 'PracticeSessionCompleted' : 'PracticeReportAccepted', data, id: eventId(at) },
      ...{ stream: practiceStream(sessionId(index), student), position: BigInt(at + 1) },
      recordedAt: '2026-11-21T15:00:00.000Z',
    };
    return { index, first, student, day, hasty, points: data.points, event: event as unknown as LogEvent };
  });
};
type Recorded = ReturnType<typeof recorded>[number];

// biome-ignore lint/suspicious/noExplicitAny: tables of different rows are folded alike
const folded = (table: KeyedTable<any>, events: readonly LogEvent[], rows = new Map<string, Row>()) => {
  for (const event of events) {
    const key = table.keyOf(event) as string;
    const row = table.evolve(rows.get(key), event);
    if (row) rows.set(key, row);
  }
  return rows;
};

const sum = (some: readonly Recorded[]) => some.reduce((points, each) => points + each.points, 0);

test('whatever order sessions come in, points are the sum over their events, and each day counts its first ten', () => {
  fc.assert(
    fc.property(interleaved, (course) => {
      const log = recorded(course);
      const events = log.map(({ event }) => event);
      const byStudent = folded(stats, events);
      const byDay = [...folded(days, events).values()];
      for (const student of new Set(log.map((each) => each.student))) {
        const own = log.filter((each) => each.student === student);
        const totals = { total_points: sum(own), total_sessions: own.filter(({ first }) => first).length };
        expect(byStudent.get(student)).toMatchObject(totals);
        for (const day of new Set(own.map((each) => each.day))) {
          const ofDay = own.filter((each) => each.day === day);
          const read = ofDay.filter(({ first, hasty }) => first && !hasty).slice(0, COUNTED_SESSIONS_A_DAY);
          const counted = new Set(read.map(({ index }) => index));
          expect(byDay.find((row) => row.student_id === student && row.day === day)).toMatchObject({
            points: sum(ofDay),
            counted_sessions: counted.size,
            counted_points: sum(ofDay.filter(({ index }) => counted.has(index))),
          });
        }
      }
    }),
    { seed: seedFor(import.meta.filename, 'unit') },
  );
});

test('events that come again, where a checkpoint was set back, change nothing', () => {
  fc.assert(
    fc.property(interleaved, fc.nat(), (course, from) => {
      const events = recorded(course).map(({ event }) => event);
      const again = events.slice(from % events.length);
      for (const table of [stats, days]) {
        const once = folded(table, events);
        expect(folded(table, again, new Map(once))).toEqual(once);
      }
    }),
    { seed: seedFor(import.meta.filename, 'unit') },
  );
});
