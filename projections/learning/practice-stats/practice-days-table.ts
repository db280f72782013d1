import { v5 as uuidv5 } from 'uuid';
import { COUNTED_SESSIONS_PER_DAY_MAX } from '#events/values/limits.ts';
import type { GradeBand } from '#events/values/shapes.ts';
import { toGradeBand } from '#events/values/to-grade-band.ts';
import type { StoredRow } from '../../engine/columns.ts';
import { date, integer, jsonb, text, uuid } from '../../engine/columns.ts';
import { defineKeyedTable } from '../../engine/table.ts';
import { practiceRecordsTable, toLevel } from '../achievements/practice-records-table.ts';
import { addToBand, type CountedByBand } from './counted-by-band.ts';
import { hasAlreadyAdded, type PointsEarned, toPointsEarned } from './points-earned.ts';

/** How a session counts for the boards. */
interface CountedSession {
  readonly band: GradeBand;
  /** True if its grade was at or above the student's level in its subject when it was completed. */
  readonly atLevel: boolean;
}

const columns = {
  id: uuid(),
  student_id: uuid(),
  /** The day of the practice in the centre's time zone. */
  day: date(),
  points: integer(),
  /** The sessions and points that count for the boards. */
  counted_sessions: integer(),
  counted_points: integer(),
  /** The part of them of each band of grades. */
  counted_by_band: jsonb<CountedByBand>(),
  /** The part of them at or above the student's level. */
  level_sessions: integer(),
  level_points: integer(),
  /** The sessions that count, by the session's id. */
  counted: jsonb<Record<string, CountedSession>>(),
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

  evolve(row, recorded, changeOf) {
    const pointsEarned = toPointsEarned(recorded);
    if (!pointsEarned || (row && hasAlreadyAdded(row, pointsEarned))) return undefined;
    const { completed, sessionId } = pointsEarned;
    if (completed) {
      // The level before this session, which may raise it.
      const level = toLevel(changeOf(practiceRecordsTable).before, completed.subject);
      return practised(row ?? nothing(pointsEarned), pointsEarned, { ...completed, level });
    }
    if (!row) throw new Error('A report of a day without practice');
    return earned(row, pointsEarned, findCountedSession(row, sessionId));
  },
});

const dayId = ({ day, studentId }: PointsEarned): string => uuidv5(day, studentId);

const nothing = (pointsEarned: PointsEarned): PracticeDayRow => ({
  ...{ id: dayId(pointsEarned), student_id: pointsEarned.studentId, day: pointsEarned.day, points: 0 },
  ...{ counted_sessions: 0, counted_points: 0, counted_by_band: '{}', counted: '{}', position: '0' },
  ...{ level_sessions: 0, level_points: 0 },
});

/** A session counts unless it was answered too fast, or the day has reached its limit of sessions. */
const practised = (
  row: PracticeDayRow,
  pointsEarned: PointsEarned,
  { grade, hasty, level }: NonNullable<PointsEarned['completed']> & { readonly level: number },
): PracticeDayRow => {
  const counts = !hasty && row.counted_sessions < COUNTED_SESSIONS_PER_DAY_MAX;
  const session = counts ? { band: toGradeBand(grade), atLevel: grade >= level } : undefined;
  const { counted, counted_sessions, counted_by_band, level_sessions } = row;
  return earned(
    {
      ...row,
      counted_sessions: counted_sessions + (counts ? 1 : 0),
      counted_by_band: addToBand(counted_by_band, session?.band, { sessions: 1, points: 0 }),
      level_sessions: level_sessions + (session?.atLevel ? 1 : 0),
      counted: session ? JSON.stringify({ ...JSON.parse(counted), [pointsEarned.sessionId]: session }) : counted,
    },
    pointsEarned,
    session,
  );
};

/** The points of a session that does not count, and of its reports, do not count for the boards. */
const earned = (
  row: PracticeDayRow,
  { points, position }: PointsEarned,
  session: CountedSession | undefined,
): PracticeDayRow => ({
  ...row,
  points: row.points + points,
  counted_points: row.counted_points + (session ? points : 0),
  counted_by_band: addToBand(row.counted_by_band, session?.band, { sessions: 0, points }),
  level_points: row.level_points + (session?.atLevel ? points : 0),
  position: String(position),
});

/** How a session counts; undefined for one that does not. */
export const findCountedSession = (
  { counted }: Pick<PracticeDayRow, 'counted'>,
  sessionId: string,
): CountedSession | undefined => (JSON.parse(counted) as Record<string, CountedSession>)[sessionId];
