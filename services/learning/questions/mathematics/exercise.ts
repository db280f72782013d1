import type { PracticeFigure } from '#events/values/practice-figure.ts';
import type { GeneratedQuestion } from '#services/core/use-case/question-source.ts';
import type { RandomDraw } from '#services/learning/questions/random/random-draw.ts';
import { formatMixed, formatWhole } from './format-math.ts';
import { compareFractions, createFraction, type Fraction } from './fraction.ts';

/** A question before its options are chosen. Equal values must be equal strings (see format-math.ts). */
export interface Exercise {
  readonly text: string;
  readonly answer: string;
  /** Wrong answers that result from typical mistakes; three of them become options. */
  readonly mistakes: readonly string[];
  /** Further wrong answers near the correct one, used if fewer than three distinct mistakes remain. */
  readonly nearby?: readonly string[];
  /** The solution in sentences; the answer is appended. */
  readonly steps: string;
  readonly figure?: PracticeFigure | undefined;
}

/** A kind of exercise with the school grades that it suits, both included. */
export interface ExerciseKind {
  readonly from: number;
  readonly to: number;
  readonly make: (draw: RandomDraw, grade: number) => Exercise;
}

/** Defines a kind of exercise for the school grades `from` to `to`, both included. */
export const defineExerciseKind = (from: number, to: number, make: ExerciseKind['make']): ExerciseKind => ({
  from,
  to,
  make,
});

/** An exercise whose options are numbers. `write` formats them; by default as whole numbers. */
export interface NumberExercise {
  readonly text: string;
  readonly answer: number;
  readonly mistakes: readonly number[];
  readonly steps: string;
  readonly write?: (n: number) => string;
  /** Smallest possible option; by default 0, for grades without negative numbers. */
  readonly least?: number;
  readonly figure?: PracticeFigure;
}

/** Creates an exercise with numbers as options. Mistakes that are no safe integer or below `least` are left out. */
export function createNumberExercise({
  text,
  answer,
  mistakes,
  steps,
  write = formatWhole,
  least = 0,
  figure,
}: NumberExercise): Exercise {
  const possible = (n: number) => Number.isSafeInteger(n) && n >= least;
  const offsets = answer >= 200 ? [10, -10, 100, -100, 20, -20] : [1, -1, 2, -2, 10, 3];
  return {
    text,
    answer: write(answer),
    mistakes: mistakes.filter(possible).map((n) => write(n)),
    nearby: offsets
      .map((offset) => answer + offset)
      .filter(possible)
      .map((n) => write(n)),
    steps,
    figure,
  };
}

/** Like createNumberExercise, with negative options allowed. */
export const createSignedNumberExercise = (exercise: NumberExercise): Exercise =>
  createNumberExercise({ ...exercise, least: Number.MIN_SAFE_INTEGER });

/** An exercise whose options are fractions; they are whole numbers only if the answer is one. */
export interface FractionExercise {
  readonly text: string;
  readonly answer: Fraction;
  readonly mistakes: readonly Fraction[];
  readonly steps: string;
  readonly write?: (f: Fraction) => string;
  readonly signed?: boolean;
}

/**
 * Creates an exercise with fractions as options. Mistakes are left out if they are negative
 * and `signed` is not set, or if only one of mistake and answer is a whole number.
 */
export function createFractionExercise({
  text,
  answer,
  mistakes,
  steps,
  write = formatMixed,
  signed,
}: FractionExercise): Exercise {
  const { top, bottom } = answer;
  const fits = (f: Fraction) =>
    (signed || f.top > 0) &&
    (f.bottom === 1) === (bottom === 1) &&
    compareFractions(f, createFraction(top, bottom)) !== 0;
  const nearby = [
    createFraction(top + 1, bottom),
    createFraction(top, bottom + 1),
    createFraction(top - 1, bottom),
    createFraction(top + 2, bottom),
    createFraction(top + 1, bottom + 1),
    createFraction(top, bottom + 2),
  ];
  return {
    text,
    answer: write(answer),
    mistakes: mistakes.filter(fits).map((f) => write(f)),
    nearby: nearby.filter((f) => fits(f) && isProper(f) === isProper(answer)).map((f) => write(f)),
    steps,
  };
}

const isProper = ({ top, bottom }: Fraction): boolean => Math.abs(top) < bottom;

/** Creates the question with shuffled options; undefined if there are fewer than three distinct wrong options. */
export function toGeneratedQuestion(
  { text, answer, mistakes, nearby = [], steps, figure }: Exercise,
  draw: RandomDraw,
) {
  const wrong = [...new Set([...draw.shuffled([...new Set(mistakes)]), ...draw.shuffled(nearby)])]
    .filter((option) => option !== answer)
    .slice(0, 3);
  if (wrong.length < 3) return undefined;
  const options = draw.shuffled([answer, ...wrong]);
  const explanation = `${steps} The answer is ${answer}.`;
  return {
    text,
    options,
    correctAnswer: options.indexOf(answer),
    explanation,
    ...(figure && { figure }),
    origin: { source: 'mathematics' },
  } satisfies GeneratedQuestion;
}
