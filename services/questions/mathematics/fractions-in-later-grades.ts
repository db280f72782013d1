import type { Draw } from './draw.ts';
import { type Exercise, inFractions, inNumbers, type Kind, kind } from './exercise.ts';
import {
  dividedBy,
  type Fraction,
  fraction,
  greatestCommonDivisor,
  leastCommonMultiple,
  minus,
  plus,
  times,
} from './fraction.ts';
import { mixed, power, simplified, terms, whole, written } from './written.ts';

export const fractionsInLaterGrades: readonly Kind[] = [
  kind(3, 5, sameDenominator),
  kind(5, 8, differentDenominators),
  kind(6, 8, product),
  kind(6, 9, quotient),
  kind(7, 10, withSigns),
  kind(8, 11, ofPower),
  kind(8, 11, equation),
  kind(9, 12, bothRed),
  kind(9, 12, withLetters),
  kind(11, 12, withoutEnd),
];

/** Below one, in lowest terms. */
function proper(draw: Draw, most: number): Fraction {
  const bottom = draw.between(2, most);
  const tops = Array.from({ length: bottom - 1 }, (_, before) => before + 1);
  return fraction(draw.of(tops.filter((top) => greatestCommonDivisor(top, bottom) === 1)), bottom);
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
  const [first, second] = [proper(draw, most), proper(draw, most)].toSorted((a, b) => minus(b, a).top) as [
    Fraction,
    Fraction,
  ];
  if (first.bottom === second.bottom) return differentDenominators(draw, grade);
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
  const [first, second] = [proper(draw, 8), proper(draw, 8)];
  return inFractions({
    text: `What is ${written(first)} × ${written(second)}?`,
    answer: times(first, second),
    mistakes: [
      dividedBy(first, second),
      fraction(first.top + second.top, first.bottom + second.bottom),
      fraction(first.top * second.top, first.bottom + second.bottom),
      plus(first, second),
    ],
    steps: `Top times top and bottom times bottom: ${first.top * second.top}/${first.bottom * second.bottom}${simplified(first.top * second.top, first.bottom * second.bottom)}.`,
  });
}

function quotient(draw: Draw): Exercise {
  const [first, second] = [proper(draw, 8), proper(draw, 8)];
  if (first.top * second.bottom === first.bottom * second.top) return quotient(draw);
  const turned = written(dividedBy(fraction(1), second));
  return inFractions({
    text: `What is ${written(first)} ÷ ${written(second)}?`,
    answer: dividedBy(first, second),
    mistakes: [times(first, second), dividedBy(second, first), plus(first, second), minus(first, second)],
    steps: `Turn the second one over and multiply: ${written(first)} × ${turned} = ${first.top * second.bottom}/${first.bottom * second.top}${simplified(first.top * second.bottom, first.bottom * second.top)}.`,
  });
}

function withSigns(draw: Draw): Exercise {
  const [first, second] = [proper(draw, 6), proper(draw, 6)];
  const minusFirst = minus(fraction(0), first);
  const shared = leastCommonMultiple(first.bottom, second.bottom);
  const tops = [first, second].map((f) => (f.top * shared) / f.bottom) as [number, number];
  if (first.bottom === second.bottom) return withSigns(draw);
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

function ofPower(draw: Draw): Exercise {
  const base = proper(draw, 5);
  const exponent = draw.of([2, 3, -2, -3]);
  const size = Math.abs(exponent);
  const raised = fraction(base.top ** size, base.bottom ** size);
  const turned = dividedBy(fraction(1), raised);
  const answer = exponent > 0 ? raised : turned;
  const repeated = Array.from({ length: size }, () => written(exponent > 0 ? base : dividedBy(fraction(1), base)));
  return inFractions({
    text: `What is ${power(`(${written(base)})`, exponent)}?`,
    answer,
    mistakes: [
      exponent > 0 ? turned : raised,
      times(base, fraction(exponent)),
      fraction(base.top ** size, base.bottom),
      minus(fraction(0), answer),
      fraction(base.top, base.bottom ** size),
    ],
    steps: `${exponent > 0 ? '' : 'A negative exponent turns the fraction over. '}${repeated.join(' × ')} = ${written(answer)}.`,
    write: written,
    signed: true,
  });
}

function equation(draw: Draw): Exercise {
  const [a, b] = draw.of([
    [2, 3],
    [3, 4],
    [2, 5],
    [3, 5],
    [4, 5],
    [3, 6],
    [4, 6],
    [2, 7],
  ]) as [number, number];
  const shared = leastCommonMultiple(a, b);
  const count = draw.between(1, 5);
  const x = shared * count;
  const total = x / a + x / b;
  return inNumbers({
    text: `What is x when x/${a} + x/${b} = ${total}?`,
    answer: x,
    mistakes: [total * (a + b), total * a, x + shared, total * b, x - shared],
    steps: `Times ${shared}: ${terms([shared / a, 'x'], [shared / b, 'x'])} = ${whole(total * shared)}, so ${shared / a + shared / b}x = ${whole(total * shared)}.`,
    least: 1,
  });
}

function bothRed(draw: Draw): Exercise {
  const [red, blue] = [draw.between(2, 6), draw.between(2, 7)];
  const all = red + blue;
  return inFractions({
    text: `A bag holds ${red} red and ${blue} blue balls. Two are drawn without putting the first back. How likely is it that both are red?`,
    answer: times(fraction(red, all), fraction(red - 1, all - 1)),
    mistakes: [
      times(fraction(red, all), fraction(red, all)),
      fraction(red, all),
      fraction(2, red),
      times(fraction(red, all), fraction(red - 1, all)),
      fraction(red - 1, all - 1),
    ].filter((f) => f.top < f.bottom),
    steps: `First ${red}/${all}, then ${red - 1}/${all - 1}, for one red ball is gone. Multiply: ${red}/${all} × ${red - 1}/${all - 1}.`,
  });
}

function withLetters(draw: Draw): Exercise {
  const [p, q] = draw.of([
    [2, 3],
    [2, 4],
    [3, 6],
    [2, 5],
    [3, 4],
    [4, 6],
  ]) as [number, number];
  const inLowestTerms = (bottom: number) =>
    draw.of([1, 2, 3, 5, 7].filter((top) => greatestCommonDivisor(top, bottom) === 1));
  const [a, b] = [inLowestTerms(p), inLowestTerms(q)];
  const shared = leastCommonMultiple(p, q);
  const [first, second] = [(a * shared) / p, (b * shared) / q];
  return inFractions({
    text: `What is ${a}/(${p}x) + ${b}/(${q}x) as one fraction, where x is not 0?`,
    answer: fraction(first + second, shared),
    mistakes: [fraction(a + b, p + q), fraction(a + b, p * q), fraction(a * b, p * q), fraction(a + b, shared)],
    steps: `With the denominator ${shared}x: ${first}/(${shared}x) + ${second}/(${shared}x) = ${first + second}/(${shared}x).`,
    write: ({ top, bottom }) => (bottom === 1 ? `${top}/x` : `${top}/(${bottom}x)`),
  });
}

function withoutEnd(draw: Draw): Exercise {
  const first = draw.between(1, 6);
  const ratio = draw.between(2, 6);
  const part = (n: number) => written(fraction(first, ratio ** n));
  const answer = fraction(first * ratio, ratio - 1);
  return inFractions({
    text: `What is ${part(0)} + ${part(1)} + ${part(2)} + …, going on for ever in the same way?`,
    answer,
    mistakes: [
      fraction(first, ratio - 1),
      fraction(first * ratio, ratio + 1),
      fraction(first * (ratio + 1), ratio),
      fraction(first * (ratio ** 2 + ratio + 1), ratio ** 2),
    ],
    steps: `Each term is 1/${ratio} of the one before, so the sum is ${first} ÷ (1 − 1/${ratio}) = ${first} ÷ ${ratio - 1}/${ratio}.`,
    write: mixed,
  });
}
