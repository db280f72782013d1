import { v5 as uuidv5 } from 'uuid';
import { parseSubmissionStream } from './submission-stream.ts';

/**
 * The id of a submission in read models and requests. The name of its stream holds the ids of homework and student
 * instead.
 */
export const toSubmissionId = (homeworkId: string, studentId: string): string => uuidv5(studentId, homeworkId);

// Cached, because every table asks for the id of each event of a batch, and the hash that makes it costs more than the
// fold.
const ids = new Map<string, string>();
const IDS_MAX = 10_000;

/** The id of the submission to which a stream belongs; undefined for every other stream. */
export const parseSubmissionId = (stream: string): string | undefined => {
  const known = ids.get(stream);
  if (known !== undefined) return known;
  const of = parseSubmissionStream(stream);
  if (of === undefined) return undefined;
  const id = toSubmissionId(of.homeworkId, of.studentId);
  if (ids.size >= IDS_MAX) ids.clear();
  ids.set(stream, id);
  return id;
};
