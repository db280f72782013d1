import { type GradeBand, gradeBand, type QuestionDifficulty, questionDifficulty } from '#events/values/shapes.ts';
import { toGradeBand } from '#events/values/to-grade-band.ts';
import type { GeneratedQuestion, QuestionRequest, QuestionSource } from '#services/core/use-case/question-source.ts';
import { createRandomDraw, type RandomDraw } from '#services/learning/questions/random/random-draw.ts';
import { findTopic } from '#services/learning/questions/topics/find-topic.ts';
import type { BankQuestion } from './bank-question.ts';
import { readBankTopic } from './read-bank-topic.ts';

/** Grades in a band. */
const BAND_GRADES = 4;
const bands: readonly GradeBand[] = gradeBand.options;

/** The difficulty that comes last for a grade: hard questions in the first half of a band, easy ones in the second. */
const toLastDifficulty = (grade: number): QuestionDifficulty =>
  (grade - 1) % BAND_GRADES < BAND_GRADES / 2 ? 'hard' : 'easy';

/**
 * Creates a source that draws questions from the bank. `random` returns numbers in [0, 1). Questions of the grade's band
 * come before those of the band next to it.
 */
export const createBankSource = (random: () => number): QuestionSource<GeneratedQuestion> => ({
  questions: async (request) => {
    const { subject, topic, count } = request;
    const found = subject === 'math' ? undefined : findTopic(subject, topic);
    if (!found) return [];
    const draw = createRandomDraw(random);
    const questions = draw.shuffled(await readBankTopic(subject, found.name));
    return questions
      .filter(({ text }) => !request.taken?.has(text))
      .toSorted((one, other) => toRank(one, request) - toRank(other, request))
      .slice(0, count)
      .map((question) => toGeneratedQuestion(question, request, draw));
  },
});

const countBandsAway = ({ grades }: BankQuestion, grade: number): number =>
  Math.abs(bands.indexOf(grades) - bands.indexOf(toGradeBand(grade)));

/** 0 for the difficulty that was asked for. Without one, 1 for the difficulty that comes last for the grade. */
function countDifficultiesAway({ difficulty }: BankQuestion, { difficulty: asked, grade }: QuestionRequest): number {
  if (asked === undefined) return difficulty === toLastDifficulty(grade) ? 1 : 0;
  const order: readonly QuestionDifficulty[] = questionDifficulty.options;
  return Math.abs(order.indexOf(difficulty) - order.indexOf(asked));
}

/** Questions with a lower rank are drawn first: of the band before others, unseen before seen, and then by difficulty. */
const toRank = (question: BankQuestion, request: QuestionRequest): number =>
  countBandsAway(question, request.grade) * 6 +
  (request.seen?.has(question.text) ? 3 : 0) +
  countDifficultiesAway(question, request);

function toGeneratedQuestion(question: BankQuestion, request: QuestionRequest, draw: RandomDraw): GeneratedQuestion {
  const { id, text, answer, distractors, explanation } = question;
  const options = draw.shuffled([answer, ...distractors]);
  const isOfOtherGrades = countBandsAway(question, request.grade) > 0;
  const isOfOtherDifficulty = request.difficulty !== undefined && countDifficultiesAway(question, request) > 0;
  return {
    ...{ text, options, correctAnswer: options.indexOf(answer), explanation, origin: { source: 'bank', id } },
    ...(isOfOtherGrades && { substitute: 'other-grades' as const }),
    ...(!isOfOtherGrades && isOfOtherDifficulty && { substitute: 'other-difficulty' as const }),
  };
}
