import { isRecord, isRecordOf, isText } from './value-checks.ts';

/** The body of a draft of answers. Both parts are keyed by question id. */
export interface AnswersDraft {
  /** The id of an option, or the text of an open answer. */
  given: Record<string, string>;
  /** Fingerprint of each question as the student last saw it; empty before the first answer. */
  seen: Record<string, string>;
}

/** Null when a stored body is no draft of answers. It needs no schema, because the page of the answers would load zod for it. */
export function parseAnswersDraft(body: unknown): AnswersDraft | null {
  if (!isRecord(body)) return null;
  const { given, seen } = body;
  return isRecordOf(given, isText) && isRecordOf(seen, isText) ? { given, seen } : null;
}

/** The newest answers of a stored body, which has those of two devices while they differ. */
export const parseNewestAnswers = (body: unknown): AnswersDraft | null =>
  parseAnswersDraft(body) ?? (isRecord(body) ? parseAnswersDraft(body.now) : null);

/** The number of questions that the draft answers. A text of blanks is no answer. */
export const countAnswers = ({ given }: AnswersDraft): number =>
  Object.values(given).filter((answer) => answer.trim() !== '').length;
