import { v5 as uuidv5 } from 'uuid';
import { COUNTED_SESSIONS_A_DAY } from '#events/values/limits.ts';
import type { KeyedTable } from '../engine/projection.ts';
import { isIn, type Scoring, scoringOf } from './scoring.ts';

export type DayTableRow = {
  id: string;
  student_id: string;
  day: string;
  sessions: number;
  points: number;
  counted_sessions: number;
  counted_points: number;
  /** JSON: ids of sessions. */
  counted: string;
  position: string;
};

/** What each student practised on each day, and how much of it counts for the board of the week. */
export const days: KeyedTable<DayTableRow> = {
  kind: 'keyed',
  table: 'practice_days',
  key: 'id',
  columns: {
    id: 'uuid',
    student_id: 'uuid',
    day: 'date',
    sessions: 'integer',
    points: 'integer',
    counted_sessions: 'integer',
    counted_points: 'integer',
    counted: 'jsonb',
    position: 'text',
  },

  keyOf(event) {
    const scoring = scoringOf(event);
    return scoring && dayId(scoring);
  },

  evolve(row, recorded) {
    const scoring = scoringOf(recorded);
    if (!scoring || (row && isIn(row, scoring))) return undefined;
    if (scoring.completed) return practised(row ?? nothing(scoring), scoring, scoring.completed.hasty);
    if (!row) throw new Error('A report of a day without practice');
    return earned(row, scoring, countedIn(row).includes(scoring.sessionId));
  },
};

const dayId = ({ day, studentId }: Scoring): string => uuidv5(day, studentId);

const nothing = (scoring: Scoring): DayTableRow => ({
  ...{ id: dayId(scoring), student_id: scoring.studentId, day: scoring.day, sessions: 0, points: 0 },
  ...{ counted_sessions: 0, counted_points: 0, counted: '[]', position: '0' },
});

/** A session counts unless its questions were not read, or the day has enough of them. */
const practised = (row: DayTableRow, scoring: Scoring, hasty: boolean): DayTableRow => {
  const before = countedIn(row);
  const counts = !hasty && before.length < COUNTED_SESSIONS_A_DAY;
  const counted = counts ? [...before, scoring.sessionId] : before;
  return {
    ...earned(row, scoring, counts),
    ...{ sessions: row.sessions + 1, counted_sessions: counted.length, counted: JSON.stringify(counted) },
  };
};

const earned = (row: DayTableRow, { points, position }: Scoring, counts: boolean): DayTableRow => ({
  ...row,
  points: row.points + points,
  counted_points: row.counted_points + (counts ? points : 0),
  position: String(position),
});

const countedIn = (row: DayTableRow): string[] => JSON.parse(row.counted);
