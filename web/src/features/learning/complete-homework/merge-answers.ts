import type { AnswersDraft } from '#contracts/answers-draft.ts';
import type { QuestionRow } from '#contracts/homework.ts';
import { findCurrentAnswer } from './answers-draft.ts';

interface AnswersVersions {
  mine: AnswersDraft;
  theirs: AnswersDraft;
  /** What both continue, if it is known. */
  base: AnswersDraft | undefined;
}

/**
 * Merges the answers of two devices: what only one side has answered or changed goes into both results, which differ only
 * in answers that both sides have changed.
 */
export function mergeAnswers({ mine, theirs, base }: AnswersVersions): { mine: AnswersDraft; theirs: AnswersDraft } {
  const merged = {
    mine: { given: { ...mine.given }, seen: { ...mine.seen } },
    theirs: { given: { ...theirs.given }, seen: { ...theirs.seen } },
  };
  const ids = [mine.given, theirs.given, mine.seen, theirs.seen].flatMap(Object.keys);
  for (const id of new Set(ids)) {
    const side = findChangedSide(mine.given[id], theirs.given[id], base?.given[id]);
    if (side === 'mine') copyAnswer(id, mine, merged.theirs);
    if (side === 'theirs') copyAnswer(id, theirs, merged.mine);
    if (side === 'neither')
      copyAnswer(id, base?.seen[id] === mine.seen[id] ? theirs : mine, merged.mine, merged.theirs);
  }
  return merged;
}

/** The side that alone has changed an answer. A text of blanks is no answer. */
function findChangedSide(mine = '', theirs = '', base = ''): 'mine' | 'theirs' | 'neither' | 'both' {
  if (mine === theirs) return 'neither';
  if (mine === base || mine.trim() === base.trim()) return 'theirs';
  return theirs.trim() === base.trim() ? 'mine' : 'both';
}

/** Copies an answer with the fingerprint of the question that it was given to. */
function copyAnswer(id: string, from: AnswersDraft, ...into: AnswersDraft[]): void {
  for (const answers of into) {
    for (const part of ['given', 'seen'] as const) {
      const value = from[part][id];
      if (value === undefined) delete answers[part][id];
      else answers[part][id] = value;
    }
  }
}

/** The questions with another answer in the other device's draft. */
export const findDifferingQuestions = (
  mine: AnswersDraft,
  theirs: AnswersDraft,
  questions: readonly QuestionRow[],
): QuestionRow[] =>
  questions.filter(
    (question) => (findCurrentAnswer(mine, question) ?? '') !== (findCurrentAnswer(theirs, question) ?? ''),
  );

/** The answers with one answer of the other device. */
export function takeAnswer(mine: AnswersDraft, theirs: AnswersDraft, { id }: QuestionRow): AnswersDraft {
  const taken = { given: { ...mine.given }, seen: { ...mine.seen } };
  copyAnswer(id, theirs, taken);
  return taken;
}
