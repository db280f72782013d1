import type { Draw } from './draw.ts';
import { type Exercise, inFractions, inNumbers, type Kind, kind } from './exercise.ts';
import { dividedBy, fraction, greatestCommonDivisor, leastCommonMultiple, minus, times } from './fraction.ts';
import { proper } from './reckoning-with-fractions.ts';
import { mixed, power, terms, whole, written } from './written.ts';

export const fractionsInLaterGrades: readonly Kind[] = [
  kind(8, 11, ofPower),
  kind(8, 11, equation),
  kind(9, 12, bothRed),
  kind(9, 12, withLetters),
  kind(11, 12, withoutEnd),
];

function ofPower(draw: Draw): Exercise {
  const base = proper(draw, draw.between(2, 5));
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
    text: `A bag holds ${red} red and ${blue} blue balls. Two are drawn without putting the first back. What is the probability that both are red?`,
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
    text: `What is ${part(0)} + ${part(1)} + ${part(2)} + …, going on forever in the same way?`,
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
