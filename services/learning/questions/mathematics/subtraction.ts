import type { RandomDraw } from '#services/learning/questions/random/random-draw.ts';
import { explainColumnSubtraction, subtractWithoutBorrowing } from './column-arithmetic.ts';
import {
  createNumberExercise,
  createSignedNumberExercise,
  defineExerciseKind,
  type Exercise,
  type ExerciseKind,
} from './exercise.ts';
import { formatBracketed, formatWhole } from './format-math.ts';
import { subtractFromMark } from './number-lines.ts';
import { storyNames, storyStores, storyThings } from './story-words.ts';
import { createTwoPartExerciseKinds } from './two-part-terms.ts';

export const subtractionKinds: readonly ExerciseKind[] = [
  defineExerciseKind(1, 6, difference),
  defineExerciseKind(1, 2, story),
  defineExerciseKind(1, 2, subtractFromMark),
  defineExerciseKind(3, 5, storyOfStore),
  defineExerciseKind(1, 2, howManyMore),
  defineExerciseKind(3, 6, howManyMoreSold),
  defineExerciseKind(2, 6, missingNumber),
  defineExerciseKind(6, 8, withSigns),
  defineExerciseKind(6, 7, warmer),
  defineExerciseKind(7, 8, twoTaken),
  ...createTwoPartExerciseKinds('−'),
];

/** Draws a number and a smaller one that suit the grade: up to 20, 100, 1,000, … */
function twoNumbers(draw: RandomDraw, grade: number): [number, number] {
  if (grade === 1) {
    const a = draw.between(5, 20);
    return [a, draw.between(Math.max(2, a - 10), Math.min(a - 2, 10))];
  }
  const most = 10 ** Math.min(grade, 6);
  const a = draw.between(most / 4, most - 1);
  return [a, draw.between(most / 20 + 5, a - most / 20)];
}

function difference(draw: RandomDraw, grade: number): Exercise {
  const [a, b] = twoNumbers(draw, grade);
  return createNumberExercise({
    text: `What is ${formatWhole(a)} − ${formatWhole(b)}?`,
    answer: a - b,
    mistakes: mistakesOf(a, b),
    steps: `${formatWhole(a)} − ${formatWhole(b)}: ${stepsOf(a, b)}`,
    ...(grade === 1 && { figure: { kind: 'number-line', from: 0, to: 20, mark: a } as const }),
  });
}

function mistakesOf(a: number, b: number): number[] {
  if (a <= 20) return [a - b + 1, a - b - 1, a - b - 2, a + b].filter((n) => n > 0);
  return [subtractWithoutBorrowing(a, b), a - b + 10, a - b - 10, a - b + 1, a + b];
}

function stepsOf(a: number, b: number): string {
  if (a > 20) return explainColumnSubtraction(a, b);
  if (a > 10 && b < 10 && a - b < 10)
    return `first ${a} − ${a - 10} = 10, then subtract ${b - (a - 10)} more: 10 − ${b - (a - 10)} = ${a - b}.`;
  if (b > 5) return `think of the sum: ${b} and ${a - b} make ${a}.`;
  return `count back ${b} from ${a}: ${Array.from({ length: b }, (_, step) => a - step - 1).join(', ')}.`;
}

function story(draw: RandomDraw, grade: number): Exercise {
  const [a, b] = twoNumbers(draw, grade);
  const [name, thing] = [draw.of(storyNames), draw.of(storyThings)];
  return createNumberExercise({
    text: `${name} has ${formatWhole(a)} ${thing} and gives ${formatWhole(b)} away. How many ${thing} are left?`,
    answer: a - b,
    mistakes: mistakesOf(a, b),
    steps: `“Gives away” means subtract. ${formatWhole(a)} − ${formatWhole(b)}: ${stepsOf(a, b)}`,
  });
}

function howManyMore(draw: RandomDraw, grade: number): Exercise {
  const [a, b] = twoNumbers(draw, grade);
  const [name, other] = draw.shuffled(storyNames);
  const thing = draw.of(storyThings);
  return createNumberExercise({
    text: `${name} has ${formatWhole(a)} ${thing}. ${other} has ${formatWhole(b)}. How many more ${thing} does ${name} have?`,
    answer: a - b,
    mistakes: mistakesOf(a, b),
    steps: `“How many more” asks for the difference. ${formatWhole(a)} − ${formatWhole(b)}: ${stepsOf(a, b)}`,
  });
}

function storyOfStore(draw: RandomDraw, grade: number): Exercise {
  const [a, b] = twoNumbers(draw, Math.min(grade, 4));
  const [store, thing] = draw.of(storyStores);
  return createNumberExercise({
    text: `A ${store} has ${formatWhole(a)} ${thing} and sells ${formatWhole(b)}. How many ${thing} are left?`,
    answer: a - b,
    mistakes: mistakesOf(a, b),
    steps: `“Sells” means subtract. ${formatWhole(a)} − ${formatWhole(b)}: ${stepsOf(a, b)}`,
  });
}

function howManyMoreSold(draw: RandomDraw, grade: number): Exercise {
  const [a, b] = twoNumbers(draw, Math.min(grade, 4));
  const [store, thing] = draw.of(storyStores);
  return createNumberExercise({
    text: `A ${store} sold ${formatWhole(a)} ${thing} in May and ${formatWhole(b)} in June. How many more ${thing} did it sell in May?`,
    answer: a - b,
    mistakes: mistakesOf(a, b),
    steps: `“How many more” asks for the difference. ${formatWhole(a)} − ${formatWhole(b)}: ${stepsOf(a, b)}`,
  });
}

function missingNumber(draw: RandomDraw, grade: number): Exercise {
  const [a, b] = twoNumbers(draw, Math.min(grade, 4));
  return createNumberExercise({
    text: `Which number is missing: ? − ${formatWhole(b)} = ${formatWhole(a - b)}`,
    answer: a,
    mistakes: [Math.abs(a - 2 * b), a + 1, a - 1, a + 10, a - 10],
    steps: `Add ${formatWhole(b)} back: ${formatWhole(a - b)} + ${formatWhole(b)} = ${formatWhole(a)}.`,
    least: 1,
  });
}

function withSigns(draw: RandomDraw, grade: number): Exercise {
  const most = grade < 8 ? 12 : 40;
  const [a, b] = draw.shuffled(Array.from({ length: most - 1 }, (_, n) => n + 2)) as [number, number];
  const [first, second] = draw.of([
    [-a, b],
    [a, -b],
    [-a, -b],
    [Math.min(a, b), Math.max(a, b) + 1],
  ]) as [number, number];
  const steps =
    second < 0
      ? `Subtracting ${formatWhole(second)} is the same as adding ${-second}: ${formatWhole(first)} + ${-second} = ${formatWhole(first - second)}.`
      : `Start at ${formatWhole(first)} and go down ${second} on the number line, to ${formatWhole(first - second)}.`;
  return createSignedNumberExercise({
    text: `What is ${formatWhole(first)} − ${formatBracketed(second)}?`,
    answer: first - second,
    mistakes: [first + second, second - first, -(first + second)],
    steps,
  });
}

function warmer(draw: RandomDraw): Exercise {
  const [night, day] = [-draw.between(2, 15), draw.between(3, 20)];
  return createNumberExercise({
    text: `At night it was ${formatWhole(night)}°F. During the day it was ${day}°F. How many degrees warmer did it get?`,
    answer: day - night,
    mistakes: [Math.abs(day + night), day, -night, day - night + 1, day - night - 1],
    steps: `From ${formatWhole(night)} up to 0 is ${-night} degrees, and from 0 up to ${day} is ${day} degrees. ${-night} + ${day} = ${day - night}.`,
    least: 1,
  });
}

function twoTaken(draw: RandomDraw): Exercise {
  const [a, b, size] = draw.shuffled(Array.from({ length: 19 }, (_, n) => n + 2)) as [number, number, number];
  const c = -size;
  const result = a - b - c;
  return createSignedNumberExercise({
    text: `What is ${a} − ${b} − ${formatBracketed(c)}?`,
    answer: result,
    mistakes: [a - b + c, a + b - c, a + b + c, -result],
    steps: `First ${a} − ${b} = ${formatWhole(a - b)}. Subtracting ${formatWhole(c)} is the same as adding ${-c}: ${formatWhole(a - b)} + ${-c} = ${formatWhole(result)}.`,
  });
}
