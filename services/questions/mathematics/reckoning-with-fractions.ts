import type { Draw } from './draw.ts';
import { type Exercise, inFractions, type Kind, kind } from './exercise.ts';
import {
  compare,
  dividedBy,
  type Fraction,
  fraction,
  leastCommonMultiple,
  minus,
  plus,
  times,
  topsOf,
} from './fraction.ts';
import { simplified, whole, written } from './written.ts';

export const reckoningWithFractions: readonly Kind[] = [
  kind(3, 5, sameDenominator),
  kind(5, 8, differentDenominators),
  kind(6, 8, product),
  kind(6, 9, quotient),
  kind(7, 10, withSigns),
];

/** Below one, in lowest terms. */
export const proper = (draw: Draw, bottom: number): Fraction => fraction(draw.of(topsOf(bottom)), bottom);

/** Two below one with different denominators, from 2 to the one given. */
function twoProper(draw: Draw, most: number): [Fraction, Fraction] {
  const [first, second] = draw.shuffled(Array.from({ length: most - 1 }, (_, n) => n + 2)) as [number, number];
  return [proper(draw, first), proper(draw, second)];
}

function sameDenominator(draw: Draw): Exercise {
  const bottom = draw.between(4, 12);
  const sum = draw.of([true, false]);
  const [a, b] = sum
    ? [draw.between(1, bottom - 3), draw.between(1, 2)]
    : [draw.between(3, bottom - 1), draw.between(1, 2)];
  const [sign, top, other] = sum ? (['+', a + b, Math.abs(a - b)] as const) : (['−', a - b, a + b] as const);
  const answer = fraction(top, bottom);
  return inFractions({
    text: `What is ${a}/${bottom} ${sign} ${b}/${bottom}?`,
    answer,
    mistakes: [
      fraction(top, 2 * bottom),
      fraction(top + 1, bottom),
      fraction(other, bottom),
      fraction(top, bottom + 1),
    ],
    steps: `The denominator stays ${bottom}. ${a} ${sign} ${b} = ${top}, which gives ${top}/${bottom}${simplified(top, bottom)}.`,
  });
}

function differentDenominators(draw: Draw, grade: number): Exercise {
  const most = grade < 7 ? 6 : 10;
  const [first, second] = twoProper(draw, most).toSorted((a, b) => compare(b, a)) as [Fraction, Fraction];
  const sum = draw.of([true, false]);
  const [sign, answer] = sum ? (['+', plus(first, second)] as const) : (['−', minus(first, second)] as const);
  const straight = sum
    ? fraction(first.top + second.top, first.bottom + second.bottom)
    : fraction(Math.abs(first.top - second.top), Math.abs(first.bottom - second.bottom));
  const shared = leastCommonMultiple(first.bottom, second.bottom);
  const tops = [first, second].map((f) => (f.top * shared) / f.bottom);
  return inFractions({
    text: `What is ${written(first)} ${sign} ${written(second)}?`,
    answer,
    mistakes: [
      straight,
      sum ? minus(first, second) : plus(first, second),
      fraction(first.top + second.top, shared),
      times(first, second),
    ],
    steps: `With the denominator ${shared}: ${tops[0]}/${shared} ${sign} ${tops[1]}/${shared} = ${(answer.top * shared) / answer.bottom}/${shared}.`,
  });
}

function product(draw: Draw): Exercise {
  const [first, second] = twoProper(draw, 8);
  return inFractions({
    text: `What is ${written(first)} × ${written(second)}?`,
    answer: times(first, second),
    mistakes: [
      dividedBy(first, second),
      plus(first, second),
      fraction(first.top * second.top, first.bottom + second.bottom),
      fraction(Math.min(first.top, second.top), 2 * first.bottom * second.bottom),
      fraction(first.top * second.top, first.bottom * second.bottom + first.bottom),
    ],
    steps: `Top times top and bottom times bottom: ${first.top * second.top}/${first.bottom * second.bottom}${simplified(first.top * second.top, first.bottom * second.bottom)}.`,
  });
}

function quotient(draw: Draw): Exercise {
  const [first, second] = twoProper(draw, 8);
  const turned = written(dividedBy(fraction(1), second));
  return inFractions({
    text: `What is ${written(first)} ÷ ${written(second)}?`,
    answer: dividedBy(first, second),
    mistakes: [times(first, second), dividedBy(second, first), plus(first, second), minus(first, second)],
    steps: `Turn the second one over and multiply: ${written(first)} × ${turned} = ${first.top * second.bottom}/${first.bottom * second.top}${simplified(first.top * second.bottom, first.bottom * second.top)}.`,
  });
}

function withSigns(draw: Draw): Exercise {
  const [first, second] = twoProper(draw, 6);
  const minusFirst = minus(fraction(0), first);
  const shared = leastCommonMultiple(first.bottom, second.bottom);
  const tops = [first, second].map((f) => (f.top * shared) / f.bottom) as [number, number];
  return inFractions({
    text: `What is ${written(minusFirst)} + ${written(second)}?`,
    answer: plus(minusFirst, second),
    mistakes: [
      plus(first, second),
      minus(first, second),
      minus(minusFirst, second),
      fraction(second.top - first.top, first.bottom + second.bottom),
    ],
    steps: `With the denominator ${shared}: −${tops[0]}/${shared} + ${tops[1]}/${shared} = ${whole(tops[1] - tops[0])}/${shared}.`,
    signed: true,
  });
}
