import type { RandomDraw } from '#services/learning/questions/random/random-draw.ts';
import { addWithoutCarrying, explainColumnAddition } from './column-arithmetic.ts';
import {
  createNumberExercise,
  createSignedNumberExercise,
  defineExerciseKind,
  type Exercise,
  type ExerciseKind,
} from './exercise.ts';
import { formatBracketed, formatWhole } from './format-math.ts';
import { addToMark } from './number-lines.ts';
import { storyNames, storyStores, storyThings } from './story-words.ts';
import { createTwoPartExerciseKinds } from './two-part-terms.ts';

export const additionKinds: readonly ExerciseKind[] = [
  defineExerciseKind(1, 6, sum),
  defineExerciseKind(1, 2, story),
  defineExerciseKind(1, 2, addToMark),
  defineExerciseKind(3, 5, storyOfStore),
  defineExerciseKind(1, 5, missingNumber),
  defineExerciseKind(2, 6, threeNumbers),
  defineExerciseKind(6, 8, withSigns),
  defineExerciseKind(7, 8, threeWithSigns),
  defineExerciseKind(9, 12, upTo),
  ...createTwoPartExerciseKinds('+'),
];

/** Draws two numbers whose sum suits the grade: up to 20, 100, 1,000, … */
function twoNumbers(draw: RandomDraw, grade: number): [number, number] {
  if (grade === 1) return [draw.between(2, 10), draw.between(2, 10)];
  const most = 5 * 10 ** Math.min(grade - 1, 5);
  return [draw.between(most / 5 + 1, most), draw.between(most / 5 + 1, most)];
}

function sum(draw: RandomDraw, grade: number): Exercise {
  const [a, b] = twoNumbers(draw, grade);
  return createNumberExercise({
    text: `What is ${formatWhole(a)} + ${formatWhole(b)}?`,
    answer: a + b,
    mistakes: mistakesOf(a, b),
    steps: `${formatWhole(a)} + ${formatWhole(b)}: ${stepsOf(a, b)}`,
    ...(grade === 1 && { figure: { kind: 'number-line', from: 0, to: 20, mark: Math.max(a, b) } as const }),
  });
}

function mistakesOf(a: number, b: number): number[] {
  if (a + b <= 20) return [a + b - 1, a + b + 1, Math.abs(a - b), a + b + 2].filter((n) => n > 0);
  return [addWithoutCarrying(a, b), a + b + 10, a + b - 1, Math.abs(a - b)].filter((n) => n > 9);
}

function stepsOf(a: number, b: number): string {
  const [larger, smaller] = [Math.max(a, b), Math.min(a, b)];
  if (larger > 10) return explainColumnAddition(a, b);
  if (larger === 10) return `10 and ${smaller} more make ${a + b}.`;
  if (a + b > 10)
    return `${larger} and ${10 - larger} make 10, and ${a + b - 10} more ${a + b === 11 ? 'makes' : 'make'} ${a + b}.`;
  const counted = Array.from({ length: smaller }, (_, step) => larger + step + 1);
  return `start at ${larger} and count on ${smaller}: ${counted.join(', ')}.`;
}

function story(draw: RandomDraw, grade: number): Exercise {
  const [a, b] = twoNumbers(draw, grade);
  const [name, thing] = [draw.of(storyNames), draw.of(storyThings)];
  return createNumberExercise({
    text: `${name} has ${formatWhole(a)} ${thing} and gets ${formatWhole(b)} more. How many ${thing} does ${name} have now?`,
    answer: a + b,
    mistakes: mistakesOf(a, b),
    steps: `“Gets more” means add. ${formatWhole(a)} + ${formatWhole(b)}: ${stepsOf(a, b)}`,
  });
}

function storyOfStore(draw: RandomDraw, grade: number): Exercise {
  const [a, b] = twoNumbers(draw, Math.min(grade, 4));
  const [store, thing] = draw.of(storyStores);
  return createNumberExercise({
    text: `A ${store} has ${formatWhole(a)} ${thing} and gets ${formatWhole(b)} more. How many ${thing} does it have now?`,
    answer: a + b,
    mistakes: mistakesOf(a, b),
    steps: `“Gets more” means add. ${formatWhole(a)} + ${formatWhole(b)}: ${stepsOf(a, b)}`,
  });
}

function missingNumber(draw: RandomDraw, grade: number): Exercise {
  const [a, b] = twoNumbers(draw, Math.min(grade, 4));
  return createNumberExercise({
    text: `Which number is missing: ${formatWhole(a)} + ? = ${formatWhole(a + b)}`,
    answer: b,
    mistakes: [2 * a + b, b + 1, b - 1, ...(b > 10 ? [b + 10, b - 10] : [a + b])],
    steps: `Subtract ${formatWhole(a)} from ${formatWhole(a + b)}: ${formatWhole(a + b)} − ${formatWhole(a)} = ${formatWhole(b)}.`,
    least: 1,
  });
}

function threeNumbers(draw: RandomDraw, grade: number): Exercise {
  const most = [10, 10, 20, 90, 250, 900, 2_500, 9_000][grade] ?? 9_000;
  const [a, b, c] = [draw.between(2, most), draw.between(2, most), draw.between(2, most)];
  const total = a + b + c;
  return createNumberExercise({
    text: `What is ${formatWhole(a)} + ${formatWhole(b)} + ${formatWhole(c)}?`,
    answer: total,
    mistakes: [a + b, b + c, total + 10, total - 10, total + 1],
    steps: `First ${formatWhole(a)} + ${formatWhole(b)} = ${formatWhole(a + b)}, then ${formatWhole(a + b)} + ${formatWhole(c)} = ${formatWhole(total)}.`,
    least: 3,
  });
}

function withSigns(draw: RandomDraw, grade: number): Exercise {
  const most = grade < 8 ? 12 : 40;
  const a = draw.between(2, most);
  const b = draw.of(Array.from({ length: most - 1 }, (_, n) => n + 2).filter((n) => n !== a));
  const [first, second] = draw.of([
    [-a, b],
    [a, -b],
    [-a, -b],
  ]) as [number, number];
  const steps =
    first < 0 && second < 0
      ? `Both are negative, so add without the signs, ${a} + ${b} = ${a + b}, and write the minus sign.`
      : `The signs differ, so subtract: ${Math.max(a, b)} − ${Math.min(a, b)} = ${Math.abs(a - b)}. The number farther from 0 is ${first + second < 0 ? 'negative' : 'positive'}, and so is the sum.`;
  return createSignedNumberExercise({
    text: `What is ${formatWhole(first)} + ${formatBracketed(second)}?`,
    answer: first + second,
    mistakes: [a + b, -(a + b), a - b, b - a],
    steps,
  });
}

function threeWithSigns(draw: RandomDraw): Exercise {
  const [x, b, z] = draw.shuffled(Array.from({ length: 19 }, (_, n) => n + 2)) as [number, number, number];
  const [a, c] = [-x, -z];
  const total = a + b + c;
  return createSignedNumberExercise({
    text: `What is ${formatWhole(a)} + ${formatWhole(b)} + ${formatBracketed(c)}?`,
    answer: total,
    mistakes: [-a + b + c, a + b - c, a - b + c, -total],
    steps: `First ${formatWhole(a)} + ${formatWhole(b)} = ${formatWhole(a + b)}, then ${formatWhole(a + b)} + ${formatBracketed(c)} = ${formatWhole(total)}.`,
  });
}

/** The sum of the numbers from 1 to n, by Gauss's formula. */
function upTo(draw: RandomDraw): Exercise {
  const last = draw.between(4, 30) * 2;
  const total = (last * (last + 1)) / 2;
  return createNumberExercise({
    text: `What is the sum of all whole numbers from 1 to ${last}?`,
    answer: total,
    mistakes: [(last * last) / 2, last * (last + 1), (last * (last - 1)) / 2, total + last + 1],
    steps: `Pair the ends: 1 + ${last} = ${last + 1}. There are ${last / 2} pairs with this sum. ${last / 2} × ${last + 1} = ${formatWhole(total)}.`,
  });
}
