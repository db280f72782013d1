/** The student's answers, which of them still apply, and what the tutor has changed in the questions. */
import type { AnswersDraft } from '#contracts/answers-draft.ts';
import type { QuestionRow } from '#contracts/homework.ts';
import type { AnswerRow } from '#contracts/submissions.ts';
import { ANSWER_LENGTH_MAX } from '#events/values/limits.ts';

export const emptyAnswersDraft: AnswersDraft = { given: {}, seen: {} };

/** A cache, because each keystroke needs the fingerprints of all questions. */
const fingerprintCache = new WeakMap<QuestionRow, string>();

/** A fingerprint of what a student sees of a question. A changed answer key or another order of the options does not change it. */
export function toQuestionFingerprint(question: QuestionRow): string {
  const known = fingerprintCache.get(question) ?? computeFingerprint(question);
  fingerprintCache.set(question, known);
  return known;
}

/** Tells what an answer is: the id of an option, or a text. */
const fingerprintPrefixes = { 'multiple-choice': 'choice', 'open-answer': 'open' };

function computeFingerprint({ type, text, image_url, figure, options, option_ids }: QuestionRow): string {
  const offered = option_ids.map((id, at) => [id, options[at]]).sort();
  const look = JSON.stringify([type, text, image_url, figure, offered]);
  // FNV-1a over UTF-16. It must detect edits but need not resist attacks.
  let hash = 0x811c9dc5;
  for (let at = 0; at < look.length; at += 1) hash = Math.imul(hash ^ look.charCodeAt(at), 0x01000193);
  return `${fingerprintPrefixes[type]}.${look.length.toString(36)}.${(hash >>> 0).toString(36)}`;
}

/** The fingerprints of the questions as they are now, by question id. */
export const toQuestionFingerprints = (questions: readonly QuestionRow[]): AnswersDraft['seen'] =>
  Object.fromEntries(questions.map((question) => [question.id, toQuestionFingerprint(question)]));

/**
 * The fingerprints of the questions as this student last saw them: from the draft, or from when the page was opened.
 */
export const findSeenFingerprints = ({ seen }: AnswersDraft, opened: AnswersDraft['seen']): AnswersDraft['seen'] =>
  Object.keys(seen).length > 0 ? seen : opened;

/**
 * The answer that would be submitted. A chosen option applies only while the question is unchanged; a text also applies
 * to an edited question.
 */
export function findCurrentAnswer({ given, seen }: AnswersDraft, question: QuestionRow): string | undefined {
  const answer = given[question.id];
  const look = seen[question.id];
  if (answer === undefined || look === undefined) return undefined;
  if (question.type === 'open-answer') return look.startsWith(fingerprintPrefixes['open-answer']) ? answer : undefined;
  const isUnchanged = look === toQuestionFingerprint(question);
  return isUnchanged && question.option_ids.includes(answer) ? answer : undefined;
}

/** Adds an answer and marks its question as seen. */
export function addAnswer(
  answers: AnswersDraft,
  question: QuestionRow,
  answer: string,
  opened: AnswersDraft['seen'],
): AnswersDraft {
  const seen = { ...findSeenFingerprints(answers, opened), [question.id]: toQuestionFingerprint(question) };
  return { given: { ...answers.given, [question.id]: answer }, seen };
}

/** Marks every question as seen and removes chosen options of changed questions. */
export function markAllQuestionsSeen(answers: AnswersDraft, questions: readonly QuestionRow[]): AnswersDraft {
  const given = Object.fromEntries(
    questions.flatMap((question) => {
      const answer = findCurrentAnswer(answers, question);
      return answer === undefined ? [] : [[question.id, answer]];
    }),
  );
  return { given, seen: toQuestionFingerprints(questions) };
}

export type AnswerFault = 'missing' | 'too-long';

/** Why an answer cannot be submitted; undefined when it can. A text of blanks is no answer. */
export function findAnswerFault(answer: string | undefined): AnswerFault | undefined {
  if (answer === undefined || answer.trim() === '') return 'missing';
  return answer.length > ANSWER_LENGTH_MAX ? 'too-long' : undefined;
}

/** The answers to send, in the order of the questions. Questions without a current answer are left out. */
export const toAnswerRows = (answers: AnswersDraft, questions: readonly QuestionRow[]): AnswerRow[] =>
  questions.flatMap((question) => {
    const answer = findCurrentAnswer(answers, question);
    if (answer === undefined) return [];
    const given = question.type === 'open-answer' ? answer : question.option_ids.indexOf(answer);
    return [{ question_id: question.id, answer: given }];
  });

export interface QuestionChanges {
  /** Numbers of questions, counted from 1 in the current version. */
  changed: number[];
  added: number[];
  removed: number;
}

/** The differences between the questions as last seen and now; null when there are none. */
export function findQuestionChanges(
  seen: AnswersDraft['seen'],
  questions: readonly QuestionRow[],
): QuestionChanges | null {
  const numbers = (holds: (question: QuestionRow) => boolean) =>
    questions.flatMap((question, index) => (holds(question) ? [index + 1] : []));
  const added = numbers(({ id }) => seen[id] === undefined);
  const changed = numbers(
    (question) => seen[question.id] !== undefined && seen[question.id] !== toQuestionFingerprint(question),
  );
  const ids = new Set(questions.map(({ id }) => id));
  const removed = Object.keys(seen).filter((id) => !ids.has(id)).length;
  return added.length + changed.length + removed === 0 ? null : { changed, added, removed };
}

export type QuestionChangeKind = 'added' | 'changed' | 'choose-again' | 'look-again';

/** What the tutor changed in one question since the student saw it, and what the student must do about it. */
export function findQuestionChangeKind(
  answers: AnswersDraft,
  seen: AnswersDraft['seen'],
  question: QuestionRow,
): QuestionChangeKind | undefined {
  const look = seen[question.id];
  if (look === undefined) return 'added';
  if (look === toQuestionFingerprint(question)) return undefined;
  const before = answers.given[question.id];
  if (before === undefined || before === '') return 'changed';
  return findCurrentAnswer(answers, question) === undefined ? 'choose-again' : 'look-again';
}
