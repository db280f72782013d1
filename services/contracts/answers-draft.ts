import { z } from 'zod';

/** The body of a draft of answers. Both parts are keyed by question id. */
export const answersDraft = z.object({
  /** The index of an option, or the text of an open answer. */
  given: z.record(z.string(), z.union([z.int(), z.string()])),
  /** Fingerprint of each question as the student last saw it; empty before the first answer. */
  seen: z.record(z.string(), z.string()),
});
export type AnswersDraft = z.infer<typeof answersDraft>;

/** The number of questions that the draft answers. A text of blanks is no answer. */
export const countAnswers = ({ given }: AnswersDraft): number =>
  Object.values(given).filter((answer) => typeof answer === 'number' || answer.trim() !== '').length;
