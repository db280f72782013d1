import type { GeneratedQuestion, QuestionSource } from '#services/questions/port/question-source.ts';
import { createRandomDraw, type RandomDraw } from '#services/questions/random/random-draw.ts';
import { findTopic } from '#services/questions/topics/find-topic.ts';
import type { BankQuestion, Difficulty, GradeBand } from './bank-question.ts';
import { readBankTopic } from './read-bank-topic.ts';

/** Grades in a band. */
const BAND_GRADES = 4;
const bands: readonly GradeBand[] = ['1-4', '5-8', '9-12'];

/** The band of a grade from 1 to 12. */
const toGradeBand = (grade: number): GradeBand => bands[Math.floor((grade - 1) / BAND_GRADES)] ?? '9-12';

/** The difficulty that comes last for a grade: hard questions in the first half of a band, easy ones in the second. */
const toLastDifficulty = (grade: number): Difficulty => ((grade - 1) % BAND_GRADES < BAND_GRADES / 2 ? 'hard' : 'easy');

/**
 * Creates a source that draws questions from the bank. `random` returns numbers in [0, 1). Questions of the grade's band
 * come before those of the band next to it.
 */
export const createBankSource = (random: () => number): QuestionSource => ({
  questions: async ({ grade, subject, topic, count, seen = new Set() }) => {
    const found = subject === 'math' ? undefined : findTopic(subject, topic);
    if (!found) return [];
    const draw = createRandomDraw(random);
    const questions = draw.shuffled(await readBankTopic(subject, found.name));
    return questions
      .toSorted((one, other) => toRank(one, grade, seen) - toRank(other, grade, seen))
      .slice(0, count)
      .map((question) => toGeneratedQuestion(question, draw));
  },
});

/** Questions with a lower rank are drawn first: of the band before others, unseen before seen, and then by difficulty. */
function toRank({ grades, difficulty, text }: BankQuestion, grade: number, seen: ReadonlySet<string>): number {
  const bandsAway = Math.abs(bands.indexOf(grades) - bands.indexOf(toGradeBand(grade)));
  return bandsAway * 4 + (seen.has(text) ? 2 : 0) + (difficulty === toLastDifficulty(grade) ? 1 : 0);
}

function toGeneratedQuestion(
  { id, text, answer, distractors, explanation }: BankQuestion,
  draw: RandomDraw,
): GeneratedQuestion {
  const options = draw.shuffled([answer, ...distractors]);
  return { text, options, correctAnswer: options.indexOf(answer), explanation, origin: { source: 'bank', id } };
}
