import type { Draw } from './draw.ts';
import { type Exercise, inNumbers, inSignedNumbers, type Kind, kind } from './exercise.ts';
import { sumInColumns, sumWithoutCarrying } from './in-columns.ts';
import { inParts } from './in-parts.ts';
import { names, things } from './people.ts';
import { bracketed, whole } from './written.ts';

export const addition: readonly Kind[] = [
  kind(1, 6, sum),
  kind(1, 5, story),
  kind(1, 6, missingNumber),
  kind(2, 7, threeNumbers),
  kind(6, 9, withSigns),
  kind(7, 10, threeWithSigns),
  kind(9, 12, upTo),
  ...inParts('+'),
];

/** Two numbers whose sum suits the grade: to 20, to 100, to 1,000, … */
function twoNumbers(draw: Draw, grade: number): [number, number] {
  if (grade === 1) return [draw.between(2, 10), draw.between(2, 10)];
  const most = 5 * 10 ** Math.min(grade - 1, 5);
  return [draw.between(most / 5 + 1, most), draw.between(most / 5 + 1, most)];
}

function sum(draw: Draw, grade: number): Exercise {
  const [a, b] = twoNumbers(draw, grade);
  return inNumbers({
    text: `What is ${whole(a)} + ${whole(b)}?`,
    answer: a + b,
    mistakes: mistakesOf(a, b),
    steps: `${whole(a)} + ${whole(b)}: ${stepsOf(a, b)}`,
  });
}

function mistakesOf(a: number, b: number): number[] {
  if (a + b <= 20) return [a + b - 1, a + b + 1, Math.abs(a - b), a + b + 2].filter((n) => n > 0);
  return [sumWithoutCarrying(a, b), a + b + 10, a + b - 1, Math.abs(a - b)].filter((n) => n > 9);
}

function stepsOf(a: number, b: number): string {
  const [larger, smaller] = [Math.max(a, b), Math.min(a, b)];
  if (larger > 10) return sumInColumns(a, b);
  if (larger === 10) return `10 and ${smaller} more make ${a + b}.`;
  if (a + b > 10)
    return `${larger} and ${10 - larger} make 10, and ${a + b - 10} more ${a + b === 11 ? 'makes' : 'make'} ${a + b}.`;
  const counted = Array.from({ length: smaller }, (_, step) => larger + step + 1);
  return `start at ${larger} and count on ${smaller}: ${counted.join(', ')}.`;
}

function story(draw: Draw, grade: number): Exercise {
  const [a, b] = twoNumbers(draw, Math.min(grade, 4));
  const [name, thing] = [draw.of(names), draw.of(things)];
  return inNumbers({
    text: `${name} has ${whole(a)} ${thing} and gets ${whole(b)} more. How many ${thing} does ${name} have now?`,
    answer: a + b,
    mistakes: mistakesOf(a, b),
    steps: `“More” tells us to add. ${whole(a)} + ${whole(b)}: ${stepsOf(a, b)}`,
  });
}

function missingNumber(draw: Draw, grade: number): Exercise {
  const [a, b] = twoNumbers(draw, Math.min(grade, 4));
  return inNumbers({
    text: `Which number is missing: ${whole(a)} + ? = ${whole(a + b)}`,
    answer: b,
    mistakes: [2 * a + b, b + 1, b - 1, ...(b > 10 ? [b + 10, b - 10] : [a + b])],
    steps: `Take ${whole(a)} away from ${whole(a + b)}: ${whole(a + b)} − ${whole(a)} = ${whole(b)}.`,
    least: 1,
  });
}

function threeNumbers(draw: Draw, grade: number): Exercise {
  const most = [10, 10, 20, 90, 250, 900, 2_500, 9_000][grade] ?? 9_000;
  const [a, b, c] = [draw.between(2, most), draw.between(2, most), draw.between(2, most)];
  const total = a + b + c;
  return inNumbers({
    text: `What is ${whole(a)} + ${whole(b)} + ${whole(c)}?`,
    answer: total,
    mistakes: [a + b, b + c, total + 10, total - 10, total + 1],
    steps: `First ${whole(a)} + ${whole(b)} = ${whole(a + b)}, then ${whole(a + b)} + ${whole(c)} = ${whole(total)}.`,
    least: 3,
  });
}

function withSigns(draw: Draw, grade: number): Exercise {
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
      ? `Both are negative, so go ${a} and then ${b} down from 0.`
      : `The signs differ, so find the difference of ${a} and ${b} and keep the sign of the one that is further from 0.`;
  return inSignedNumbers({
    text: `What is ${whole(first)} + ${bracketed(second)}?`,
    answer: first + second,
    mistakes: [a + b, -(a + b), a - b, b - a],
    steps,
  });
}

function threeWithSigns(draw: Draw): Exercise {
  const [a, b, c] = [-draw.between(2, 20), draw.between(2, 20), -draw.between(2, 20)];
  const total = a + b + c;
  return inSignedNumbers({
    text: `What is ${whole(a)} + ${whole(b)} + ${bracketed(c)}?`,
    answer: total,
    mistakes: [-a + b + c, a + b - c, a - b + c, -total],
    steps: `First ${whole(a)} + ${whole(b)} = ${whole(a + b)}, then ${whole(a + b)} + ${bracketed(c)} = ${whole(total)}.`,
  });
}

/** Gauss's sum. */
function upTo(draw: Draw): Exercise {
  const last = draw.between(4, 30) * 2;
  const total = (last * (last + 1)) / 2;
  return inNumbers({
    text: `What is the sum of all whole numbers from 1 to ${last}?`,
    answer: total,
    mistakes: [(last * last) / 2, last * (last + 1), (last * (last - 1)) / 2, total + last + 1],
    steps: `Pair the ends: 1 + ${last} = ${last + 1}, and so with all ${last / 2} pairs. ${last / 2} × ${last + 1} = ${whole(total)}.`,
  });
}
