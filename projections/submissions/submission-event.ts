import { v5 as uuidv5 } from 'uuid';
import type { RecordedEvent } from '#events/record/recorded-event.ts';
import type { SubmissionEvent } from '#events/submission/events.ts';
import { submissionOf } from '#events/submission/submission.ts';

/** An event of a submission's stream, narrowed by `type`. Ask `submissionOf` of the stream first. */
export const asSubmissionEvent = (event: RecordedEvent) => event as RecordedEvent<SubmissionEvent>;

/** The id that a submission has everywhere but in the name of its stream. */
export const submissionId = (homeworkId: string, studentId: string): string => uuidv5(studentId, homeworkId);

/** Undefined for every stream that is not a submission's. */
export const submissionIdOf = (stream: string): string | undefined => {
  const of = submissionOf(stream);
  return of && submissionId(of.homeworkId, of.studentId);
};
