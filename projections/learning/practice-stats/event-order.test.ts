import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toTestEventId } from '#events/classes/student/test/student-fixture.ts';
import { toPracticeStream } from '#events/learning/practice/practice-stream.ts';
import { COUNTED_SESSIONS_PER_DAY_MAX, POINTS_PER_CORRECT_ANSWER, SCHOOL_GRADE_MAX } from '#events/values/limits.ts';
import type { AnyTable, LogEvent, Row } from '#projections/engine/table.ts';
import { chooseSeed } from '#testing/sampling.ts';
import { foldBatch, planBatch } from '../../engine/fold-batch.ts';
import type { RowsByTable } from '../../engine/table-fold.ts';
import { toTestSessionId } from '../../test/practice-log-fixture.ts';
import { createStudentIds } from '../../test/student-log-fixture.ts';
import type { Counted } from './counted-by-band.ts';
import { practiceDaysTable } from './practice-days-table.ts';
import { practiceStatsTable } from './practice-stats-table.ts';
import { practiceStatsProjection } from './projection.ts';

const STUDENTS = createStudentIds(2);
const DAYS = ['2026-11-20', '2026-11-21'];

const session = fc.record({
  student: fc.constantFrom(...STUDENTS),
  day: fc.constantFrom(...DAYS),
  correct: fc.nat(3),
  hasty: fc.nat(7).map((one) => one === 0),
  accepted: fc.nat(2),
  race: fc.constantFrom('counts', 'counts not', 'none'),
});
/** Sessions with a random order of their events. `order` holds the index of a session once for each of its events. */
const drawnSessions = fc.array(session, { minLength: 1, maxLength: 60, size: 'max' }).chain((sessions) => {
  const turns = sessions.flatMap(({ accepted, race }, index) =>
    // A report in a race that does not count has no day, and adds nothing.
    Array.from({ length: race === 'counts not' ? 1 : 1 + accepted }, () => index),
  );
  const order = fc.shuffledSubarray(turns, { minLength: turns.length });
  return fc.record({ sessions: fc.constant(sessions), order });
});
type DrawnSessions = typeof drawnSessions extends fc.Arbitrary<infer Value> ? Value : never;

const toRecordedEvents = ({ sessions, order }: DrawnSessions) => {
  const seen = new Set<number>();
  return order.map((index, at) => {
    const { student, day, correct, race, ...drawn } = sessions[index] as DrawnSessions['sessions'][number];
    const hasty = drawn.hasty && race === 'none';
    const counts = race !== 'counts not';
    const first = !seen.has(index);
    seen.add(index);
    const earned = first ? correct : 1;
    const grade = 1 + (index % SCHOOL_GRADE_MAX);
    const points = earned * POINTS_PER_CORRECT_ANSWER;
    const data = { grade, correct: earned, points, day, hasty, sameDay: 'reset', counts };
    const completion = race === 'none' ? 'PracticeSessionCompleted' : 'PracticeRaceRecorded';
    const event = {
      ...{ type: first ? completion : 'PracticeReportAccepted', data, id: toTestEventId(at) },
      ...{ stream: toPracticeStream(toTestSessionId(index), student), position: BigInt(at + 1) },
      recordedAt: '2026-11-21T15:00:00.000Z',
    };
    const counted = { hasty: hasty || !counts, points: counts ? points : 0 };
    return { index, first, student, day, counts, ...counted, event: event as unknown as LogEvent };
  });
};
type Recorded = ReturnType<typeof toRecordedEvents>[number];

/** Folds events with the engine, starting with these rows, and returns the rows of each table. */
const fold = (events: readonly LogEvent[], before: RowsByTable = new Map()) => {
  const viewed = events.map((event) => ({ stored: event, event }));
  const { after, parked } = foldBatch(planBatch(practiceStatsProjection, viewed), before, new Map());
  expect(parked).toEqual([]);
  return after;
};
const rowsOf = (rows: RowsByTable, table: AnyTable) => rows.get(table) as ReadonlyMap<string, Row>;

const sum = (some: readonly Recorded[]) => some.reduce((points, each) => points + each.points, 0);

test('practice-stats: for any order of events, points are their sum, and each day counts its first ten sessions', () => {
  fc.assert(
    fc.property(drawnSessions, (drawn) => {
      const log = toRecordedEvents(drawn);
      const events = log.map(({ event }) => event);
      const rows = fold(events);
      const byStudent = rowsOf(rows, practiceStatsTable);
      const byDay = [...rowsOf(rows, practiceDaysTable).values()];
      for (const student of new Set(log.map((each) => each.student))) {
        const own = log.filter((each) => each.student === student);
        const totals = { total_points: sum(own), total_sessions: own.filter(({ first }) => first).length };
        expect(byStudent.get(student)).toMatchObject(totals);
        const ownDays = byDay.filter((row) => row.student_id === student);
        const counted = (column: string) => ownDays.reduce((total, row) => total + Number(row[column]), 0);
        expect(byStudent.get(student)).toMatchObject({
          counted_points: counted('counted_points'),
          counted_sessions: counted('counted_sessions'),
        });
        const bands: Counted[] = Object.values(JSON.parse(String(byStudent.get(student)?.counted_by_band)));
        expect(bands.reduce((total, { points }) => total + points, 0)).toBe(counted('counted_points'));
        expect(bands.reduce((total, { sessions }) => total + sessions, 0)).toBe(counted('counted_sessions'));
        // Races that do not count make no day of practice.
        for (const day of new Set(own.filter(({ counts }) => counts).map((each) => each.day))) {
          const ofDay = own.filter((each) => each.day === day);
          const read = ofDay.filter(({ first, hasty }) => first && !hasty).slice(0, COUNTED_SESSIONS_PER_DAY_MAX);
          const counted = new Set(read.map(({ index }) => index));
          expect(byDay.find((row) => row.student_id === student && row.day === day)).toMatchObject({
            points: sum(ofDay),
            counted_sessions: counted.size,
            counted_points: sum(ofDay.filter(({ index }) => counted.has(index))),
          });
        }
      }
    }),
    { seed: chooseSeed(import.meta.filename) },
  );
});

test('practice-stats: events that are redelivered after a checkpoint was set back change nothing', () => {
  fc.assert(
    fc.property(drawnSessions, fc.nat(), (drawn, from) => {
      const events = toRecordedEvents(drawn).map(({ event }) => event);
      const again = events.slice(from % events.length);
      const once = fold(events);
      expect(fold(again, once)).toEqual(once);
    }),
    { seed: chooseSeed(import.meta.filename) },
  );
});
