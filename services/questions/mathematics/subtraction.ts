import type { Draw } from './draw.ts';
import { type Exercise, inNumbers, inSignedNumbers, type Kind, kind } from './exercise.ts';
import { differenceInColumns, differenceWithoutBorrowing } from './in-columns.ts';
import { inParts } from './in-parts.ts';
import { names, things } from './people.ts';
import { bracketed, whole } from './written.ts';

export const subtraction: readonly Kind[] = [
  kind(1, 6, difference),
  kind(1, 5, story),
  kind(1, 6, howManyMore),
  kind(2, 6, missingNumber),
  kind(6, 10, withSigns),
  kind(6, 9, warmer),
  kind(7, 10, twoTaken),
  ...inParts('−'),
];

/** A number and a smaller one that suit the grade: to 20, to 100, to 1,000, … */
function twoNumbers(draw: Draw, grade: number): [number, number] {
  if (grade === 1) {
    const a = draw.between(5, 20);
    return [a, draw.between(Math.max(2, a - 10), Math.min(a - 2, 10))];
  }
  const most = 10 ** Math.min(grade, 6);
  const a = draw.between(most / 4, most - 1);
  return [a, draw.between(most / 20 + 5, a - most / 20)];
}

function difference(draw: Draw, grade: number): Exercise {
  const [a, b] = twoNumbers(draw, grade);
  return inNumbers({
    text: `What is ${whole(a)} − ${whole(b)}?`,
    answer: a - b,
    mistakes: mistakesOf(a, b),
    steps: `${whole(a)} − ${whole(b)}: ${stepsOf(a, b)}`,
  });
}

function mistakesOf(a: number, b: number): number[] {
  if (a <= 20) return [a - b + 1, a - b - 1, a - b - 2, a + b].filter((n) => n > 0);
  return [differenceWithoutBorrowing(a, b), a - b + 10, a - b - 10, a - b + 1, a + b];
}

function stepsOf(a: number, b: number): string {
  if (a > 20) return differenceInColumns(a, b);
  if (a > 10 && b < 10 && a - b < 10)
    return `first ${a} − ${a - 10} = 10, then take ${b - (a - 10)} more: 10 − ${b - (a - 10)} = ${a - b}.`;
  if (b > 5) return `think of the sum: ${b} and ${a - b} make ${a}.`;
  return `count back ${b} from ${a}: ${Array.from({ length: b }, (_, step) => a - step - 1).join(', ')}.`;
}

function story(draw: Draw, grade: number): Exercise {
  const [a, b] = twoNumbers(draw, Math.min(grade, 4));
  const [name, thing] = [draw.of(names), draw.of(things)];
  return inNumbers({
    text: `${name} has ${whole(a)} ${thing} and gives ${whole(b)} away. How many ${thing} are left?`,
    answer: a - b,
    mistakes: mistakesOf(a, b),
    steps: `Giving away means to subtract. ${whole(a)} − ${whole(b)}: ${stepsOf(a, b)}`,
  });
}

function howManyMore(draw: Draw, grade: number): Exercise {
  const [a, b] = twoNumbers(draw, Math.min(grade, 4));
  const [name, other] = draw.shuffled(names);
  const thing = draw.of(things);
  return inNumbers({
    text: `${name} has ${whole(a)} ${thing}. ${other} has ${whole(b)}. How many more ${thing} does ${name} have?`,
    answer: a - b,
    mistakes: mistakesOf(a, b),
    steps: `“How many more” asks for the difference. ${whole(a)} − ${whole(b)}: ${stepsOf(a, b)}`,
  });
}

function missingNumber(draw: Draw, grade: number): Exercise {
  const [a, b] = twoNumbers(draw, Math.min(grade, 4));
  return inNumbers({
    text: `Which number is missing: ? − ${whole(b)} = ${whole(a - b)}`,
    answer: a,
    mistakes: [Math.abs(a - 2 * b), a + 1, a - 1, a + 10, a - 10],
    steps: `Put ${whole(b)} back: ${whole(a - b)} + ${whole(b)} = ${whole(a)}.`,
    least: 1,
  });
}

function withSigns(draw: Draw, grade: number): Exercise {
  const most = grade < 8 ? 12 : 40;
  const a = draw.between(2, most);
  const b = draw.between(2, most);
  const [first, second] = draw.of([
    [-a, b],
    [a, -b],
    [-a, -b],
    [Math.min(a, b), Math.max(a, b) + 1],
  ]) as [number, number];
  const steps =
    second < 0
      ? `Taking away ${whole(second)} is the same as adding ${-second}: ${whole(first)} + ${-second} = ${whole(first - second)}.`
      : `Start at ${whole(first)} and go ${second} down the number line, to ${whole(first - second)}.`;
  return inSignedNumbers({
    text: `What is ${whole(first)} − ${bracketed(second)}?`,
    answer: first - second,
    mistakes: [first + second, second - first, -(first + second)],
    steps,
  });
}

function warmer(draw: Draw): Exercise {
  const [night, day] = [-draw.between(2, 15), draw.between(3, 20)];
  return inNumbers({
    text: `At night it was ${whole(night)} °C, by day it was ${day} °C. By how many degrees did it get warmer?`,
    answer: day - night,
    mistakes: [Math.abs(day + night), day, -night, day - night + 1, day - night - 1],
    steps: `From ${whole(night)} up to 0 it is ${-night}, from 0 up to ${day} it is ${day}. ${-night} + ${day} = ${day - night}.`,
    least: 1,
  });
}

function twoTaken(draw: Draw): Exercise {
  const [a, b, c] = [draw.between(2, 20), draw.between(2, 20), -draw.between(2, 20)];
  const result = a - b - c;
  return inSignedNumbers({
    text: `What is ${a} − ${b} − ${bracketed(c)}?`,
    answer: result,
    mistakes: [a - b + c, a + b - c, a + b + c, -result],
    steps: `First ${a} − ${b} = ${whole(a - b)}. Taking away ${whole(c)} is adding ${-c}: ${whole(a - b)} + ${-c} = ${whole(result)}.`,
  });
}
