/** What a student has answered so far, what of it stands, and what the tutor has changed since. */
import { z } from 'zod';
import type { QuestionRow } from '#contracts/homework.ts';
import type { AnswerRow } from '#contracts/submissions.ts';
import { ANSWER_LENGTH_MAX } from '#events/values/limits.ts';

type Answer = AnswerRow['answer'];

/** Also what the draft is, both by question id. */
const answersForm = z.object({
  given: z.record(z.string(), z.union([z.int(), z.string()])),
  /** How each question stood when the student saw it last; empty before the first answer. */
  seen: z.record(z.string(), z.string()),
});
export type Answers = z.infer<typeof answersForm>;

export const emptyAnswers: Answers = { given: {}, seen: {} };

/** A stored draft, or null where it is none of this form's. */
export const readAnswers = (body: unknown): Answers | null => answersForm.safeParse(body).data ?? null;

/** Each keystroke asks for all of them. */
const fingerprintCache = new WeakMap<QuestionRow, string>();

/** What a student sees of a question, as one short text; a new key alone changes nothing of it. */
export function questionFingerprint(question: QuestionRow): string {
  const known = fingerprintCache.get(question) ?? newLookOf(question);
  fingerprintCache.set(question, known);
  return known;
}

function newLookOf({ type, text, image_url, options }: QuestionRow): string {
  const look = JSON.stringify([type, text, image_url, options]);
  // FNV-1a over UTF-16: it has to tell an edit apart, not to withstand anybody.
  let hash = 0x811c9dc5;
  for (let at = 0; at < look.length; at += 1) hash = Math.imul(hash ^ look.charCodeAt(at), 0x01000193);
  return `${look.length.toString(36)}.${(hash >>> 0).toString(36)}`;
}

export const questionFingerprints = (questions: readonly QuestionRow[]): Answers['seen'] =>
  Object.fromEntries(questions.map((question) => [question.id, questionFingerprint(question)]));

/** How the questions stood for this student: as the draft says, or as they were when the page was opened. */
export const seenFingerprints = ({ seen }: Answers, opened: Answers['seen']): Answers['seen'] =>
  Object.keys(seen).length > 0 ? seen : opened;

/** The answer that would be sent. A pick belongs to the options that it was made among; a text is kept through edits. */
export function currentAnswer({ given, seen }: Answers, question: QuestionRow): Answer | undefined {
  const answer = given[question.id];
  if (question.type === 'open-answer') return typeof answer === 'string' ? answer : undefined;
  const stands = typeof answer === 'number' && seen[question.id] === questionFingerprint(question);
  return stands && question.options[answer] !== undefined ? answer : undefined;
}

/** With one more answer; this question is then seen as it stands now. */
export function withAnswer(answers: Answers, question: QuestionRow, answer: Answer, opened: Answers['seen']): Answers {
  const seen = { ...seenFingerprints(answers, opened), [question.id]: questionFingerprint(question) };
  return { given: { ...answers.given, [question.id]: answer }, seen };
}

/** With everything seen as it stands now; picks among options that are no more are gone. */
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

/** What is wrong with an answer. Option A is the index 0 and an answer; a text of blanks is none. */
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
  /** Numbers as they stand now, counted from 1. */
  changed: number[];
  added: number[];
  removed: number;
}

/** What differs between the questions as they were seen and as they stand; null where nothing does. */
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

/** What the tutor did to one question since the student saw it, and what that asks of them. */
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
