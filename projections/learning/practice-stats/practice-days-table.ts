import { v5 as uuidv5 } from 'uuid';
import { COUNTED_SESSIONS_PER_DAY_MAX } from '#events/values/limits.ts';
import type { GradeBand } from '#events/values/shapes.ts';
import { toGradeBand } from '#events/values/to-grade-band.ts';
import type { StoredRow } from '../../engine/columns.ts';
import { date, integer, jsonb, text, uuid } from '../../engine/columns.ts';
import { defineKeyedTable } from '../../engine/table.ts';
import { addToBand, type CountedByBand } from './counted-by-band.ts';
import { hasAlreadyAdded, type PointsEarned, toPointsEarned } from './points-earned.ts';

const columns = {
  id: uuid(),
  student_id: uuid(),
  /** The day of the practice in the centre's time zone. */
  day: date(),
  sessions: integer(),
  points: integer(),
  /** The sessions and points that count for the boards. */
  counted_sessions: integer(),
  counted_points: integer(),
  /** The part of them of each band of grades. */
  counted_by_band: jsonb<CountedByBand>(),
  /** The band of grades of each session that counts, by the session's id. */
  counted: jsonb<Record<string, GradeBand>>(),
  /** Position of the last event that was added to the row. */
  position: text(),
};
export type PracticeDayRow = StoredRow<typeof columns>;

/** The practice of each student on each day, and the part that counts for the board of the week. */
export const practiceDaysTable = defineKeyedTable({
  name: 'practice_days',
  key: 'id',
  columns,
  indexes: {
    // Serves fetchPracticeWeek and fetchPointsByWeek.
    practice_days_of_student: '(student_id, day)',
    // Serves fetchLeaderboards, which reads the days of a week, and sumPointsByWeek from the index alone.
    practice_days_by_day: '(day) include (student_id, points)',
  },

  keyOf(event) {
    const pointsEarned = toPointsEarned(event);
    return pointsEarned && dayId(pointsEarned);
  },

  evolve(row, recorded) {
    const pointsEarned = toPointsEarned(recorded);
    if (!pointsEarned || (row && hasAlreadyAdded(row, pointsEarned))) return undefined;
    if (pointsEarned.completed) return practised(row ?? nothing(pointsEarned), pointsEarned, pointsEarned.completed);
    if (!row) throw new Error('A report of a day without practice');
    return earned(row, pointsEarned, toCountedBand(row, pointsEarned.sessionId));
  },
});

const dayId = ({ day, studentId }: PointsEarned): string => uuidv5(day, studentId);

const nothing = (pointsEarned: PointsEarned): PracticeDayRow => ({
  ...{ id: dayId(pointsEarned), student_id: pointsEarned.studentId, day: pointsEarned.day, sessions: 0, points: 0 },
  ...{ counted_sessions: 0, counted_points: 0, counted_by_band: '{}', counted: '{}', position: '0' },
});

/** A session counts unless it was answered too fast, or the day has reached its limit of sessions. */
const practised = (
  row: PracticeDayRow,
  pointsEarned: PointsEarned,
  { grade, hasty }: NonNullable<PointsEarned['completed']>,
): PracticeDayRow => {
  const counts = !hasty && row.counted_sessions < COUNTED_SESSIONS_PER_DAY_MAX;
  const band = counts ? toGradeBand(grade) : undefined;
  const { counted, counted_sessions, counted_by_band } = row;
  return earned(
    {
      ...row,
      sessions: row.sessions + 1,
      counted_sessions: counted_sessions + (counts ? 1 : 0),
      counted_by_band: addToBand(counted_by_band, band, { sessions: 1, points: 0 }),
      counted: band ? JSON.stringify({ ...JSON.parse(counted), [pointsEarned.sessionId]: band }) : counted,
    },
    pointsEarned,
    band,
  );
};

/** Without a band the points do not count for the boards. */
const earned = (
  row: PracticeDayRow,
  { points, position }: PointsEarned,
  band: GradeBand | undefined,
): PracticeDayRow => ({
  ...row,
  points: row.points + points,
  counted_points: row.counted_points + (band ? points : 0),
  counted_by_band: addToBand(row.counted_by_band, band, { sessions: 0, points }),
  position: String(position),
});

/** The band of grades of a session that counts; undefined for one that does not. */
export const toCountedBand = ({ counted }: Pick<PracticeDayRow, 'counted'>, sessionId: string): GradeBand | undefined =>
  (JSON.parse(counted) as Record<string, GradeBand>)[sessionId];
