import type { RandomDraw } from '#services/learning/questions/random/random-draw.ts';
import { dotsInArray, multiplicationOfArray } from './arrays.ts';
import { createNumberExercise, defineExerciseKind, type Exercise, type ExerciseKind } from './exercise.ts';
import { formatWhole } from './format-math.ts';
import { multiplicationKindsInLaterGrades } from './multiplication-in-later-grades.ts';
import { storyNames, storyThings } from './story-words.ts';

export const multiplicationKinds: readonly ExerciseKind[] = [
  defineExerciseKind(1, 3, groups),
  defineExerciseKind(1, 2, sameAgain),
  defineExerciseKind(1, 1, double),
  defineExerciseKind(2, 6, product),
  defineExerciseKind(3, 6, missingFactor),
  defineExerciseKind(2, 5, rows),
  defineExerciseKind(2, 3, dotsInArray),
  defineExerciseKind(2, 4, multiplicationOfArray),
  defineExerciseKind(5, 6, byTens),
  ...multiplicationKindsInLaterGrades,
];

/** Draws two factors that suit the grade: small groups, counting by 2s, 5s and 10s, tables up to 10, then more digits. */
function twoFactors(draw: RandomDraw, grade: number): [number, number] {
  if (grade === 1) return [draw.between(2, 5), draw.of([2, 3, 5])];
  if (grade === 2) return [draw.between(2, 10), draw.of([2, 5, 10])];
  if (grade === 3) return [draw.between(3, 10), draw.between(3, 10)];
  if (grade === 4) return [draw.between(12, 99), draw.between(3, 9)];
  if (grade === 5) return [draw.between(12, 99), draw.between(12, 49)];
  return [draw.between(101, 499), draw.between(12, 89)];
}

function product(draw: RandomDraw, grade: number): Exercise {
  const [a, b] = twoFactors(draw, grade);
  return createNumberExercise({
    text: `What is ${formatWhole(a)} × ${formatWhole(b)}?`,
    answer: a * b,
    mistakes: mistakesOf(a, b),
    steps: stepsOf(a, b),
    least: 1,
  });
}

const mistakesOf = (a: number, b: number): number[] =>
  a * b <= 100 ? [a * b + a, a * b - a, a * b + b, a + b] : [(a - 1) * b, (a + 1) * b, a * b - 10, a * b + 100];

/** Explains a product: “47 × 36 = 47 × 30 + 47 × 6 = 1,410 + 282 = 1,692.” */
function stepsOf(a: number, b: number): string {
  if (a === 10 || b === 10) return `Multiplying by 10 puts a 0 at the end: ${formatWhole(a * b)}.`;
  if (a <= 10 && b <= 10) return `Count by ${b}s, ${a} times: ${countedUp(b, a)}.`;
  const parted = b > 10 ? b : a;
  const parts = [...String(parted)]
    .map((digit, place, all) => Number(digit) * 10 ** (all.length - 1 - place))
    .filter((part) => part > 0);
  if (parts.length === 1) return explainZeros(a, b);
  const products = parts
    .map((part) => (b > 10 ? `${formatWhole(a)} × ${formatWhole(part)}` : `${formatWhole(part)} × ${b}`))
    .join(' + ');
  const sum = parts.map((part) => formatWhole((a * b * part) / parted)).join(' + ');
  return `${formatWhole(a)} × ${formatWhole(b)} = ${products} = ${sum} = ${formatWhole(a * b)}.`;
}

/** Explains a product of which a factor has one digit before its zeros: “7 × 3 = 21, so 70 × 3 = 210.” */
function explainZeros(a: number, b: number): string {
  const [first, second] = [a, b].map((factor) => Number(String(factor).replace(/0+$/, ''))) as [number, number];
  return `${first} × ${second} = ${formatWhole(first * second)}, so ${formatWhole(a)} × ${formatWhole(b)} = ${formatWhole(a * b)}.`;
}

const countedUp = (by: number, times: number): string =>
  Array.from({ length: times }, (_, step) => by * (step + 1)).join(', ');

function groups(draw: RandomDraw, grade: number): Exercise {
  const [a, b] = twoFactors(draw, grade);
  const [name, thing] = [draw.of(storyNames), draw.of(storyThings)];
  return createNumberExercise({
    text: `${name} has ${a} bags with ${b} ${thing} in each. How many ${thing} is that?`,
    answer: a * b,
    mistakes: mistakesOf(a, b),
    steps: `There are ${a} bags of ${b}. Count by ${b}s: ${countedUp(b, a)}.`,
    least: 1,
  });
}

function sameAgain(draw: RandomDraw, grade: number): Exercise {
  const [a, b] = twoFactors(draw, Math.min(grade, 1));
  const added = Array.from({ length: a }, () => b).join(' + ');
  return {
    text: `Which is the same as ${added}?`,
    answer: `${a} × ${b}`,
    mistakes: [a + 1, a + 2, a - 1, a - 2, b]
      .filter((times) => times > 0 && times !== a)
      .map((times) => `${times} × ${b}`),
    steps: `The number ${b} is added ${a} times, which is ${a} times ${b}.`,
  };
}

function double(draw: RandomDraw): Exercise {
  const n = draw.between(2, 10);
  return createNumberExercise({
    text: `What is double ${n}?`,
    answer: 2 * n,
    mistakes: [n + 2, 2 * n + 1, 2 * n - 1, 2 * n + 2, 2 * n - 2],
    steps: `Double means the same number twice: ${n} + ${n} = ${2 * n}.`,
    least: 1,
  });
}

function missingFactor(draw: RandomDraw, grade: number): Exercise {
  const [a, b] = grade === 3 ? twoFactors(draw, 3) : [draw.between(3, 12), draw.between(grade * 2, grade * 5)];
  return createNumberExercise({
    text: `Which number is missing: ${a} × ? = ${formatWhole(a * b)}`,
    answer: b,
    mistakes: [b + 1, b - 1, a * b - a, b + 2, b - 2],
    steps: `How many times does ${a} go into ${formatWhole(a * b)}? ${formatWhole(a * b)} ÷ ${a} = ${b}.`,
    least: 1,
  });
}

function rows(draw: RandomDraw, grade: number): Exercise {
  const [a, b] = twoFactors(draw, grade === 2 ? 1 : grade);
  return createNumberExercise({
    text: `A theater has ${a} rows of ${b} seats. How many seats are there?`,
    answer: a * b,
    mistakes: mistakesOf(a, b),
    steps: `${a} rows of ${b} are ${a} × ${b}. ${stepsOf(a, b)}`,
    least: 1,
  });
}

function byTens(draw: RandomDraw): Exercise {
  const n = draw.between(12, 980);
  const zeros = draw.between(1, 3);
  const answer = n * 10 ** zeros;
  return createNumberExercise({
    text: `What is ${formatWhole(n)} × ${formatWhole(10 ** zeros)}?`,
    answer,
    mistakes: [answer * 10, answer / 10, answer * 100].filter((m) => m !== n),
    steps: `Multiplying by ${formatWhole(10 ** zeros)} moves each digit ${zeros === 1 ? 'one place' : `${zeros} places`} to the left.`,
  });
}
