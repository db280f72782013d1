import {
  createNumberSolver,
  evaluateExpression,
  isEquivalent,
  isNearlyEqual,
  isTrueEquation,
  type QuestionSolver,
} from './expression.ts';

const digits = '₀₁₂₃₄₅₆₇₈₉';
const base = (small: string): number => Number([...small].map((digit) => digits.indexOf(digit)).join(''));

const compared = (sign: string, left: number, right: number): boolean => (sign === '<' ? left < right : left > right);
const somewhere = Array.from({ length: 81 }, (_, n) => (n - 40) / 2);

/** Coefficients of a quadratic in x, computed from its values. */
function coefficients(square: string): [number, number, number] {
  const [before, at, after] = [-1, 0, 1].map((x) => evaluateExpression(square, { x })) as [number, number, number];
  return [(after + before) / 2 - at, (after - before) / 2, at];
}

/** A term of a sequence, computed step by step from the previous term. */
function termAt(place: number, first: number, next: (term: number) => number): number {
  let term = first;
  for (let n = 1; n < place; n += 1) term = next(term);
  return term;
}

const listed = (list: string): number[] => list.split(', ').map((term) => evaluateExpression(term));

/** Parses the values of x (and y) in an option. */
const named = (option: string, letter: string): number[] =>
  [...option.matchAll(new RegExp(`${letter} = (−?\\d+)`, 'g'))].map(([, number]) =>
    evaluateExpression(number as string),
  );

export const algebraSolvers: readonly QuestionSolver[] = [
  [
    /^Which number comes next: (.+), …\?$/,
    (option, list) => {
      const terms = [...listed(list), evaluateExpression(option)];
      return terms.slice(2).every((term, n) => term - (terms[n + 1] ?? 0) === (terms[1] ?? 0) - (terms[0] ?? 0));
    },
  ],
  [
    /^Which number belongs in the box: (.+)$/,
    (option, equation) => isTrueEquation(equation, { '□': evaluateExpression(option) }),
  ],
  [
    /^Both boxes hold the same number: (.+)\. Which number is it\?$/,
    (option, equation) => isTrueEquation(equation, { '□': evaluateExpression(option) }),
  ],
  [
    /^Which number makes both sides equal: (.+)$/,
    (option, equation) => isTrueEquation(equation, { '□': evaluateExpression(option) }),
  ],
  createNumberSolver(
    /^A machine multiplies each number by (\d+) and then adds (\d+)\. Which number comes out for (\d+)\?$/,
    (a, b, n) => n * a + b,
  ),
  createNumberSolver(
    /^A machine multiplies each number by (\d+) and then adds (\d+)\. (\d+) comes out\. Which number went in\?$/,
    (a, b, n) => (n - b) / a,
  ),
  [
    /^What is (.+) when x = (.+)\?$/,
    (option, expression, x) =>
      isNearlyEqual(evaluateExpression(option), evaluateExpression(expression, { x: evaluateExpression(x) })),
  ],
  [
    /^For which x is (.+) ([<>]) (.+)\?$/,
    (option, left, sign, right) => {
      const [, optionSign, bound] = option.match(/^x ([<>]) (.+)$/) as [string, string, string];
      return somewhere.every(
        (x) =>
          compared(sign, evaluateExpression(left, { x }), evaluateExpression(right)) ===
          compared(optionSign, x, evaluateExpression(bound)),
      );
    },
  ],
  createNumberSolver(
    /^What is the slope of the line through \((\S+), (\S+)\) and \((\S+), (\S+)\)\?$/,
    (a, b, c, d) => (d - b) / (c - a),
  ),
  [
    /^Which x and y satisfy both (.+) and (.+)\?$/,
    (option, first, second) => {
      const letters = { x: named(option, 'x')[0] as number, y: named(option, 'y')[0] as number };
      return isTrueEquation(first, letters) && isTrueEquation(second, letters);
    },
  ],
  [
    /^Which values of x solve (.+)\?$/,
    (option, equation) =>
      new Set(named(option, 'x')).size === 2 && named(option, 'x').every((x) => isTrueEquation(equation, { x })),
  ],
  [
    /^A sequence starts (.+), … What is its (\d+)th term\?$/,
    (option, list, place) => {
      const [first, second] = listed(list) as [number, number];
      return evaluateExpression(option) === termAt(Number(place), first, (term) => term + second - first);
    },
  ],
  [
    /^A sequence starts (.+), … Each term is the previous term times the same number\. What is its (\d+)th term\?$/,
    (option, list, place) => {
      const [first, second] = listed(list) as [number, number];
      return isNearlyEqual(
        evaluateExpression(option),
        termAt(Number(place), first, (term) => (term * second) / first),
      );
    },
  ],
  [
    /^What is the discriminant of (.+) = 0\?$/,
    (option, square) => {
      const [a, b, c] = coefficients(square);
      return isNearlyEqual(evaluateExpression(option), b * b - 4 * a * c);
    },
  ],
  [
    // The vertex is on the parabola, and the values one step to the left and to the right of it are equal.
    /^What is the vertex of the parabola y = (.+)\?$/,
    (option, square) => {
      const [x, y] = option
        .slice(1, -1)
        .split(', ')
        .map((part) => evaluateExpression(part)) as [number, number];
      return (
        isNearlyEqual(evaluateExpression(square, { x }), y) &&
        isNearlyEqual(evaluateExpression(square, { x: x - 1 }), evaluateExpression(square, { x: x + 1 }))
      );
    },
  ],
  [
    /^What is log([₀-₉]+) ([\d,]+|\(.+\))\?$/,
    (option, small, number) =>
      isNearlyEqual(evaluateExpression(option), Math.log(evaluateExpression(number)) / Math.log(base(small))),
  ],
  [
    /^What is log([₀-₉]+) ([\d,]+) \+ log[₀-₉]+ ([\d,]+)\?$/,
    (option, small, a, b) =>
      isNearlyEqual(
        evaluateExpression(option),
        (Math.log(evaluateExpression(a)) + Math.log(evaluateExpression(b))) / Math.log(base(small)),
      ),
  ],
  [
    /^f\(x\) = (.+) and g\(x\) = (.+)\. What is f\(g\((\d+)\)\)\?$/,
    (option, f, g, x) =>
      isNearlyEqual(evaluateExpression(option), evaluateExpression(f, { x: evaluateExpression(g, { x: Number(x) }) })),
  ],
  [
    /^Which is the inverse function of f\(x\) = (.+)\?$/,
    (option, f) =>
      [0.3, 4.1].every((x) => isNearlyEqual(evaluateExpression(option, { x: evaluateExpression(f, { x }) }), x)),
  ],
  [
    /^(?:Expand (.+)\.|What is (.+?)(?: in simplest form)?\?)$/,
    (option, expanded, expression) => isEquivalent(expanded ?? expression, option),
  ],
];
