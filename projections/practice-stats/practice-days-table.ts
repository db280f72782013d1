import { v5 as uuidv5 } from 'uuid';
import { COUNTED_SESSIONS_PER_DAY_MAX } from '#events/values/limits.ts';
import type { StoredRow } from '../engine/columns.ts';
import { date, integer, jsonb, text, uuid } from '../engine/columns.ts';
import { defineKeyedTable } from '../engine/table.ts';
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
  /** Ids of the sessions that count. */
  counted: jsonb<string[]>(),
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
    // Serves fetchLeaderboards, which reads the days of a week.
    practice_days_by_day: '(day)',
  },

  keyOf(event) {
    const pointsEarned = toPointsEarned(event);
    return pointsEarned && dayId(pointsEarned);
  },

  evolve(row, recorded) {
    const pointsEarned = toPointsEarned(recorded);
    if (!pointsEarned || (row && hasAlreadyAdded(row, pointsEarned))) return undefined;
    if (pointsEarned.completed)
      return practised(row ?? nothing(pointsEarned), pointsEarned, pointsEarned.completed.hasty);
    if (!row) throw new Error('A report of a day without practice');
    return earned(row, pointsEarned, countedIn(row).includes(pointsEarned.sessionId));
  },
});

const dayId = ({ day, studentId }: PointsEarned): string => uuidv5(day, studentId);

const nothing = (pointsEarned: PointsEarned): PracticeDayRow => ({
  ...{ id: dayId(pointsEarned), student_id: pointsEarned.studentId, day: pointsEarned.day, sessions: 0, points: 0 },
  ...{ counted_sessions: 0, counted_points: 0, counted: '[]', position: '0' },
});

/** A session counts unless it was answered too fast, or the day has reached its limit of sessions. */
const practised = (row: PracticeDayRow, pointsEarned: PointsEarned, hasty: boolean): PracticeDayRow => {
  const before = countedIn(row);
  const counts = !hasty && before.length < COUNTED_SESSIONS_PER_DAY_MAX;
  const counted = counts ? [...before, pointsEarned.sessionId] : before;
  return {
    ...earned(row, pointsEarned, counts),
    ...{ sessions: row.sessions + 1, counted_sessions: counted.length, counted: JSON.stringify(counted) },
  };
};

const earned = (row: PracticeDayRow, { points, position }: PointsEarned, counts: boolean): PracticeDayRow => ({
  ...row,
  points: row.points + points,
  counted_points: row.counted_points + (counts ? points : 0),
  position: String(position),
});

const countedIn = (row: PracticeDayRow): string[] => JSON.parse(row.counted);
