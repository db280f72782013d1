import type { PracticeEvent } from '#events/practice/events.ts';
import { practiceOf } from '#events/practice/practice.ts';
import type { RecordedEvent } from '#events/record/recorded-event.ts';
import { asPracticeEvent } from '../practice-stream.ts';

/** What earned a student something: a session that was completed, or a report that was accepted after it was. */
export interface Scoring {
  readonly sessionId: string;
  readonly studentId: string;
  /** The centre's day of the session. */
  readonly day: string;
  readonly event: Extract<
    RecordedEvent<PracticeEvent>,
    { type: 'PracticeSessionCompleted' | 'PracticeReportAccepted' }
  >;
}

/** Undefined for every event that earned nothing. */
export const scoringOf = (recorded: RecordedEvent): Scoring | undefined => {
  const of = practiceOf(recorded.stream);
  if (of === undefined) return undefined;
  const event = asPracticeEvent(recorded);
  if (event.type !== 'PracticeSessionCompleted' && event.type !== 'PracticeReportAccepted') return undefined;
  // what is accepted in an open session is counted when that is completed
  return event.data.day === undefined ? undefined : { ...of, day: event.data.day, event };
};

/** Whether a row has this event already, where somebody set a checkpoint back: a student's events are of many streams. */
export const isIn = (row: { position: string }, { event }: Scoring): boolean => event.position <= BigInt(row.position);
