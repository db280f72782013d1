import { v5 as uuidv5 } from 'uuid';
import type { RecordedEvent } from '#events/decider/recorded-event.ts';
import type { SubmissionEvent } from '#events/submission/events.ts';
import { parseSubmissionStream } from '#events/submission/submission-stream.ts';

/** An event of a submission's stream, narrowed by `type`. Check the stream with `submissionIdOfStream` first. */
export const asSubmissionEvent = (event: RecordedEvent) => event as RecordedEvent<SubmissionEvent>;

/** The id that a submission has everywhere but in the name of its stream. */
export const submissionId = (homeworkId: string, studentId: string): string => uuidv5(studentId, homeworkId);

// Each event of a batch is asked about by every table, and the hash that makes an id costs more than folding it.
const ids = new Map<string, string>();
const IDS_MAX = 10_000;

/** Undefined for every stream that is not a submission's. */
export const submissionIdOfStream = (stream: string): string | undefined => {
  const known = ids.get(stream);
  if (known !== undefined) return known;
  const of = parseSubmissionStream(stream);
  if (of === undefined) return undefined;
  const id = submissionId(of.homeworkId, of.studentId);
  if (ids.size >= IDS_MAX) ids.clear();
  ids.set(stream, id);
  return id;
};
