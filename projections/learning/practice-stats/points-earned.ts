import { parsePracticeStream } from '#events/learning/practice/practice-stream.ts';
import type { PracticeSubject, SameDayRule } from '#events/values/shapes.ts';
import type { LogEvent } from '../../engine/table.ts';

/**
 * The points that a student earned with a completed session, or with a report that was accepted after completion; negative
 * when that decision was undone.
 */
export interface PointsEarned {
  readonly sessionId: string;
  readonly studentId: string;
  /** The day of the session in the centre's time zone. */
  readonly day: string;
  readonly correct: number;
  readonly points: number;
  /** The completion of the session; undefined for a report. */
  readonly completed?: {
    readonly grade: number;
    readonly subject: PracticeSubject;
    readonly sameDay: SameDayRule;
    readonly hasty: boolean;
  };
  readonly recordedAt: string;
  readonly position: bigint;
}

/** The points that an event earned; undefined for events that earn none. */
export const toPointsEarned = (event: LogEvent): PointsEarned | undefined => {
  if (!isAboutPoints(event)) return undefined;
  if (event.type === 'PracticeRaceRecorded' && !event.data.counts) return undefined;
  const sign = event.type === 'PracticeReportReopened' ? -1 : 1;
  const { day } = event.data;
  const [correct, points] = [sign * event.data.correct, sign * event.data.points];
  const of = parsePracticeStream(event.stream);
  // A report that is accepted in an open session is counted at completion.
  if (of === undefined || day === undefined) return undefined;
  const { recordedAt, position } = event;
  return { ...of, day, correct, points, ...toCompleted(event), recordedAt, position };
};

/**
 * A race of which neither points nor streak count, as the centre's rule said. It is a session of the student like every
 * other; undefined for another event.
 */
export const toUncountedRace = (event: LogEvent): PointsEarned | undefined => {
  if (event.type !== 'PracticeRaceRecorded' || event.data.counts) return undefined;
  const of = parsePracticeStream(event.stream);
  const { recordedAt, position } = event;
  return of && { ...of, day: event.data.day, correct: 0, points: 0, recordedAt, position };
};

/**
 * A race is no session that a student chose to begin, so it never restarts the streak: with a second practice on the day, it
 * keeps it under both rules.
 */
const toCompleted = (event: LogEvent): Pick<PointsEarned, 'completed'> | undefined => {
  if (event.type === 'PracticeRaceRecorded') {
    const { grade, subject } = event.data;
    return { completed: { grade, subject, sameDay: 'keep', hasty: false } };
  }
  return event.type === 'PracticeSessionCompleted' ? { completed: event.data } : undefined;
};

const isAboutPoints = (event: LogEvent) =>
  event.type === 'PracticeSessionCompleted' ||
  event.type === 'PracticeRaceRecorded' ||
  event.type === 'PracticeReportAccepted' ||
  event.type === 'PracticeReportReopened';

/**
 * True if a row already contains these points, after a checkpoint was set back. Compares positions, because a student's
 * events are in many streams.
 */
export const hasAlreadyAdded = (row: { position: string }, { position }: PointsEarned): boolean =>
  position <= BigInt(row.position);
