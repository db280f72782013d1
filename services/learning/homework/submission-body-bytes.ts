import { HOMEWORK_QUESTIONS_MAX, SUBMISSION_TEXT_LENGTH_MAX } from '#events/values/limits.ts';
import { toBodyBytesMax } from '#services/core/use-case/body-bytes.ts';

/** Largest body of a submission in bytes. A draft of its answers may be as large. */
export const SUBMISSION_BODY_BYTES_MAX = toBodyBytesMax({
  characters: SUBMISSION_TEXT_LENGTH_MAX,
  parts: 3 * HOMEWORK_QUESTIONS_MAX + 10,
});
