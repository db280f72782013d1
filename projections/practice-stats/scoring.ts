import type { RecordedEvent } from '#events/decider/recorded-event.ts';
import { parsePracticeStream } from '#events/practice/practice-stream.ts';
import type { SameDayRule } from '#events/values/shapes.ts';
import { asPracticeEvent } from '../typed-events/practice-event.ts';

/** What earned a student something: a session that was completed, or a report that was accepted after it was. */
export interface Scoring {
  readonly sessionId: string;
  readonly studentId: string;
  /** The centre's day of the session. */
  readonly day: string;
  readonly correct: number;
  readonly points: number;
  /** How the session was completed; undefined for a report. */
  readonly completed?: { readonly sameDay: SameDayRule; readonly hasty: boolean };
  readonly recordedAt: string;
  readonly position: bigint;
}

/** Undefined for every event that earned nothing. */
export const scoringOf = (recorded: RecordedEvent): Scoring | undefined => {
  const event = asPracticeEvent(recorded);
  if (event.type !== 'PracticeSessionCompleted' && event.type !== 'PracticeReportAccepted') return undefined;
  const { day, correct, points } = event.data;
  const of = parsePracticeStream(event.stream);
  // what is accepted in an open session is counted when that is completed
  if (of === undefined || day === undefined) return undefined;
  const { recordedAt, position } = event;
  const completed = event.type === 'PracticeSessionCompleted' && { completed: event.data };
  return { ...of, day, correct, points, ...completed, recordedAt, position };
};

/** Whether a row has this already, where somebody set a checkpoint back: a student's events stand in many streams. */
export const isIn = (row: { position: string }, { position }: Scoring): boolean => position <= BigInt(row.position);
