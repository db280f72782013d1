import { v5 as uuidv5 } from 'uuid';
import { COUNTED_SESSIONS_PER_DAY_MAX } from '#events/values/limits.ts';
import type { StoredRow } from '../engine/columns.ts';
import { date, integer, jsonb, text, uuid } from '../engine/columns.ts';
import { defineKeyedTable } from '../engine/table.ts';
import { isAlreadyAdded, type Scoring, toScoring } from './scoring.ts';

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
    // Serves fetchBoards, which reads the days of a week.
    practice_days_by_day: '(day)',
  },

  keyOf(event) {
    const scoring = toScoring(event);
    return scoring && dayId(scoring);
  },

  evolve(row, recorded) {
    const scoring = toScoring(recorded);
    if (!scoring || (row && isAlreadyAdded(row, scoring))) return undefined;
    if (scoring.completed) return practised(row ?? nothing(scoring), scoring, scoring.completed.hasty);
    if (!row) throw new Error('A report of a day without practice');
    return earned(row, scoring, countedIn(row).includes(scoring.sessionId));
  },
});

const dayId = ({ day, studentId }: Scoring): string => uuidv5(day, studentId);

const nothing = (scoring: Scoring): PracticeDayRow => ({
  ...{ id: dayId(scoring), student_id: scoring.studentId, day: scoring.day, sessions: 0, points: 0 },
  ...{ counted_sessions: 0, counted_points: 0, counted: '[]', position: '0' },
});

/** A session counts unless it was answered too fast, or the day has reached its limit of sessions. */
const practised = (row: PracticeDayRow, scoring: Scoring, hasty: boolean): PracticeDayRow => {
  const before = countedIn(row);
  const counts = !hasty && before.length < COUNTED_SESSIONS_PER_DAY_MAX;
  const counted = counts ? [...before, scoring.sessionId] : before;
  return {
    ...earned(row, scoring, counts),
    ...{ sessions: row.sessions + 1, counted_sessions: counted.length, counted: JSON.stringify(counted) },
  };
};

const earned = (row: PracticeDayRow, { points, position }: Scoring, counts: boolean): PracticeDayRow => ({
  ...row,
  points: row.points + points,
  counted_points: row.counted_points + (counts ? points : 0),
  position: String(position),
});

const countedIn = (row: PracticeDayRow): string[] => JSON.parse(row.counted);
