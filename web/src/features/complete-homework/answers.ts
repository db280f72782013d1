/** The student's answers, whether they still apply, and what the tutor has changed since. */
import { z } from 'zod';
import type { QuestionRow } from '#contracts/homework.ts';
import type { AnswerRow } from '#contracts/submissions.ts';
import { ANSWER_LENGTH_MAX } from '#events/values/limits.ts';

type Answer = AnswerRow['answer'];

/** Both maps are keyed by question id. This is also the format of the draft. */
const answersForm = z.object({
  given: z.record(z.string(), z.union([z.int(), z.string()])),
  /** Fingerprint of each question when the student last saw it; empty before the first answer. */
  seen: z.record(z.string(), z.string()),
});
export type Answers = z.infer<typeof answersForm>;

export const emptyAnswers: Answers = { given: {}, seen: {} };

/** Parses a stored draft; null when it does not belong to this form. */
export const readAnswers = (body: unknown): Answers | null => answersForm.safeParse(body).data ?? null;

/** Each keystroke needs all fingerprints. */
const fingerprintCache = new WeakMap<QuestionRow, string>();

/** Fingerprint of what a student sees of a question; a changed answer key does not change it. */
export function questionFingerprint(question: QuestionRow): string {
  const known = fingerprintCache.get(question) ?? newLookOf(question);
  fingerprintCache.set(question, known);
  return known;
}

function newLookOf({ type, text, image_url, options }: QuestionRow): string {
  const look = JSON.stringify([type, text, image_url, options]);
  // FNV-1a over UTF-16: it only has to detect edits, not attacks.
  let hash = 0x811c9dc5;
  for (let at = 0; at < look.length; at += 1) hash = Math.imul(hash ^ look.charCodeAt(at), 0x01000193);
  return `${look.length.toString(36)}.${(hash >>> 0).toString(36)}`;
}

export const questionFingerprints = (questions: readonly QuestionRow[]): Answers['seen'] =>
  Object.fromEntries(questions.map((question) => [question.id, questionFingerprint(question)]));

/** The fingerprints that this student last saw: from the draft, or from when the page opened. */
export const seenFingerprints = ({ seen }: Answers, opened: Answers['seen']): Answers['seen'] =>
  Object.keys(seen).length > 0 ? seen : opened;

/**
 * The answer that would be sent. A chosen option counts only among the options it was chosen from; a text survives
 * edits.
 */
export function currentAnswer({ given, seen }: Answers, question: QuestionRow): Answer | undefined {
  const answer = given[question.id];
  if (question.type === 'open-answer') return typeof answer === 'string' ? answer : undefined;
  const isStillOffered = typeof answer === 'number' && seen[question.id] === questionFingerprint(question);
  return isStillOffered && question.options[answer] !== undefined ? answer : undefined;
}

/** Adds an answer and marks its question as seen. */
export function withAnswer(answers: Answers, question: QuestionRow, answer: Answer, opened: Answers['seen']): Answers {
  const seen = { ...seenFingerprints(answers, opened), [question.id]: questionFingerprint(question) };
  return { given: { ...answers.given, [question.id]: answer }, seen };
}

/** Marks every question as seen and drops choices among options that no longer exist. */
export function withAllSeen(answers: Answers, questions: readonly QuestionRow[]): Answers {
  const given = Object.fromEntries(
    questions.flatMap((question) => {
      const answer = currentAnswer(answers, question);
      return answer === undefined ? [] : [[question.id, answer]];
    }),
  );
  return { given, seen: questionFingerprints(questions) };
}

export type AnswerFault = 'missing' | 'too-long';

/** The fault of an answer. Option A has the index 0 and is an answer; a text of blanks is none. */
export function findFault(answer: Answer | undefined): AnswerFault | undefined {
  if (answer === undefined) return 'missing';
  if (typeof answer === 'number') return undefined;
  if (answer.trim() === '') return 'missing';
  return answer.length > ANSWER_LENGTH_MAX ? 'too-long' : undefined;
}

export const toAnswerRows = (answers: Answers, questions: readonly QuestionRow[]): AnswerRow[] =>
  questions.flatMap((question) => {
    const answer = currentAnswer(answers, question);
    return answer === undefined ? [] : [{ question_id: question.id, answer }];
  });

export interface QuestionChanges {
  /** Question numbers in the current version, starting at 1. */
  changed: number[];
  added: number[];
  removed: number;
}

/** The differences between the questions as last seen and now; null without any. */
export function findChangesSince(seen: Answers['seen'], questions: readonly QuestionRow[]): QuestionChanges | null {
  const numbers = (holds: (question: QuestionRow) => boolean) =>
    questions.flatMap((question, index) => (holds(question) ? [index + 1] : []));
  const added = numbers(({ id }) => seen[id] === undefined);
  const changed = numbers(
    (question) => seen[question.id] !== undefined && seen[question.id] !== questionFingerprint(question),
  );
  const ids = new Set(questions.map(({ id }) => id));
  const removed = Object.keys(seen).filter((id) => !ids.has(id)).length;
  return added.length + changed.length + removed === 0 ? null : { changed, added, removed };
}

export type QuestionNews = 'added' | 'changed' | 'choose-again' | 'look-again';

/** What the tutor changed in one question since the student saw it, and what the student must do. */
export function findQuestionNews(
  answers: Answers,
  seen: Answers['seen'],
  question: QuestionRow,
): QuestionNews | undefined {
  const look = seen[question.id];
  if (look === undefined) return 'added';
  if (look === questionFingerprint(question)) return undefined;
  const before = answers.given[question.id];
  if (before === undefined || before === '') return 'changed';
  return currentAnswer(answers, question) === undefined ? 'choose-again' : 'look-again';
}
