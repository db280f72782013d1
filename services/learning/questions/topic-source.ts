import { toQuestionKey } from '#contracts/question-key.ts';
import { type GradeBand, gradeBand, type QuestionDifficulty, questionDifficulty } from '#events/values/shapes.ts';
import { toGradeBand } from '#events/values/to-grade-band.ts';
import type { GeneratedQuestion, QuestionRequest, QuestionSource } from '#services/core/use-case/question-source.ts';
import type { BankQuestion } from './bank/bank-question.ts';
import { readBankTopic } from './bank/read-bank-topic.ts';
import { type FactQuestion, toGradePair } from './facts/fact-question.ts';
import { loadFactQuestions } from './facts/fact-topics.ts';
import { createRandomDraw, type RandomDraw } from './random/random-draw.ts';
import { findTopic } from './topics/find-topic.ts';

/** A question before its wrong options are drawn. */
interface Candidate extends Pick<GeneratedQuestion, 'text' | 'figure' | 'origin'> {
  readonly difficulty: QuestionDifficulty;
  /** The number of bands between the question and the grade that was asked for. */
  readonly bandsAway: number;
  readonly answer: string;
  readonly explanation: string;
  /** At least three, of which three are drawn. */
  readonly listWrongOptions: () => readonly string[];
}

const WRONG_OPTIONS = 3;
/** Grades in a band. */
const BAND_GRADES = 4;
/** Of so many questions, one has a drawing if the topic has some. */
const DRAWN_OF_QUESTIONS = 5;
const bands: readonly GradeBand[] = gradeBand.options;

/** The difficulty that comes last for a grade: hard questions in the first half of a band, easy ones in the second. */
const toLastDifficulty = (grade: number): QuestionDifficulty =>
  (grade - 1) % BAND_GRADES < BAND_GRADES / 2 ? 'hard' : 'easy';

/**
 * Creates a source that draws questions on the built-in topics, from the bank and from the tables of facts. `random` returns
 * numbers in [0, 1). Questions for the grade come before those of the band next to it.
 */
export const createTopicSource = (random: () => number): QuestionSource<GeneratedQuestion> => ({
  questions: async (request) => {
    const { subject, topic, grade, count } = request;
    const found = subject === 'math' ? undefined : findTopic(subject, topic);
    if (!found) return [];
    const draw = createRandomDraw(random);
    const ofBank = (await readBankTopic(subject, found.name)).map((question) => fromBank(question, grade));
    const ofFacts = (await loadFactQuestions(subject, found.name, toGradePair(grade))).map(fromFacts);
    const ranked = draw
      .shuffled([...ofBank, ...ofFacts])
      .map((candidate) => ({ ...candidate, key: toQuestionKey(candidate) }))
      .filter(({ key }) => !request.taken?.has(key))
      .map((candidate) => ({ ...candidate, rank: toRank(candidate, request) }))
      .toSorted((one, other) => one.rank - other.rank);
    return draw
      .shuffled(withDrawings(ranked, request).slice(0, count))
      .map((candidate) => toGeneratedQuestion(candidate, request, draw));
  },
});

const fromBank = ({ id, grades, distractors, ...question }: BankQuestion, grade: number): Candidate => ({
  ...question,
  bandsAway: Math.abs(bands.indexOf(grades) - bands.indexOf(toGradeBand(grade))),
  listWrongOptions: () => distractors,
  origin: { source: 'bank', id },
});

const fromFacts = ({ id, ...question }: FactQuestion): Candidate => ({
  ...question,
  bandsAway: 0,
  origin: { source: 'facts', id },
});

/** 0 for the difficulty that was asked for. Without one, 1 for the difficulty that comes last for the grade. */
function countDifficultiesAway({ difficulty }: Candidate, { difficulty: asked, grade }: QuestionRequest): number {
  if (asked === undefined) return difficulty === toLastDifficulty(grade) ? 1 : 0;
  const order: readonly QuestionDifficulty[] = questionDifficulty.options;
  return Math.abs(order.indexOf(difficulty) - order.indexOf(asked));
}

/** Questions with a lower rank are drawn first: of the band before others, unseen before seen, and then by difficulty. */
const toRank = (candidate: Candidate & { readonly key: string }, request: QuestionRequest): number =>
  candidate.bandsAway * 6 + (request.seen?.has(candidate.key) ? 3 : 0) + countDifficultiesAway(candidate, request);

interface RankedCandidate extends Candidate {
  readonly rank: number;
}

/**
 * Maps are few among the questions of a topic, so one of five questions has one while they rank as high as others, or differ only
 * by a difficulty that nobody asked for.
 */
function withDrawings(ranked: readonly RankedCandidate[], request: QuestionRequest): readonly RankedCandidate[] {
  const [first] = ranked;
  if (first === undefined) return ranked;
  const last = first.rank + (request.difficulty === undefined ? 1 : 0);
  const drawn = ranked
    .filter(({ figure, rank }) => figure && rank <= last)
    .slice(0, Math.ceil(request.count / DRAWN_OF_QUESTIONS));
  return [...drawn, ...ranked.filter((candidate) => !drawn.includes(candidate))];
}

function toGeneratedQuestion(candidate: Candidate, request: QuestionRequest, draw: RandomDraw): GeneratedQuestion {
  const { text, figure, answer, listWrongOptions, explanation, origin, bandsAway } = candidate;
  const options = draw.shuffled([answer, ...draw.shuffled(listWrongOptions()).slice(0, WRONG_OPTIONS)]);
  const isOfOtherDifficulty = request.difficulty !== undefined && countDifficultiesAway(candidate, request) > 0;
  return {
    ...{ text, options, correctAnswer: options.indexOf(answer), explanation, origin },
    ...(figure && { figure }),
    ...(bandsAway > 0 && { substitute: 'other-grades' as const }),
    ...(bandsAway === 0 && isOfOtherDifficulty && { substitute: 'other-difficulty' as const }),
  };
}
