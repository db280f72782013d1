import type { GeneratedQuestion } from '#services/questions/port/question-source.ts';
import type { Draw } from './draw.ts';
import { compare, type Fraction, fraction } from './fraction.ts';
import { mixed, whole } from './written.ts';

/** A question whose options are not chosen yet. Every value is written in one way alone (see written.ts). */
export interface Exercise {
  readonly text: string;
  readonly answer: string;
  /** What students answer who make a mistake of theirs; three of these are offered. */
  readonly mistakes: readonly string[];
  /** Near misses, for where too few mistakes are left that differ. */
  readonly nearby?: readonly string[];
  /** How one gets there, in sentences; the answer itself is added. */
  readonly steps: string;
}

/** One way to ask, for the grades that it suits. */
export interface Kind {
  readonly from: number;
  readonly to: number;
  readonly make: (draw: Draw, grade: number) => Exercise;
}

export const kind = (from: number, to: number, make: Kind['make']): Kind => ({ from, to, make });

/** An exercise whose options are numbers, in units that `write` knows: whole ones unless it says otherwise. */
export interface NumberExercise {
  readonly text: string;
  readonly answer: number;
  readonly mistakes: readonly number[];
  readonly steps: string;
  readonly write?: (n: number) => string;
  /** No option is smaller; 0 where the grade knows no negative numbers. */
  readonly least?: number;
}

export function inNumbers({ text, answer, mistakes, steps, write = whole, least = 0 }: NumberExercise): Exercise {
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
  };
}

/** Any sign is possible. */
export const inSignedNumbers = (exercise: NumberExercise): Exercise =>
  inNumbers({ ...exercise, least: Number.MIN_SAFE_INTEGER });

/** An exercise whose options are fractions, whole only where the right one is. */
export interface FractionExercise {
  readonly text: string;
  readonly answer: Fraction;
  readonly mistakes: readonly Fraction[];
  readonly steps: string;
  readonly write?: (f: Fraction) => string;
  readonly signed?: boolean;
}

export function inFractions({ text, answer, mistakes, steps, write = mixed, signed }: FractionExercise): Exercise {
  const { top, bottom } = answer;
  const fits = (f: Fraction) =>
    (signed || f.top > 0) && (f.bottom === 1) === (bottom === 1) && compare(f, fraction(top, bottom)) !== 0;
  const nearby = [
    fraction(top + 1, bottom),
    fraction(top, bottom + 1),
    fraction(top - 1, bottom),
    fraction(top + 2, bottom),
    fraction(top + 1, bottom + 1),
    fraction(top, bottom + 2),
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

/** The question with its options in any order, or undefined where fewer than three wrong ones differ. */
export function questionOf({ text, answer, mistakes, nearby = [], steps }: Exercise, draw: Draw) {
  const wrong = [...new Set([...draw.shuffled([...new Set(mistakes)]), ...draw.shuffled(nearby)])]
    .filter((option) => option !== answer)
    .slice(0, 3);
  if (wrong.length < 3) return undefined;
  const options = draw.shuffled([answer, ...wrong]);
  const explanation = `${steps} The answer is ${answer}.`;
  return { text, options, correctAnswer: options.indexOf(answer), explanation } satisfies GeneratedQuestion;
}
