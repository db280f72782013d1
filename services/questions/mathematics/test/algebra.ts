import { holds, near, reckoned, type Solver, same, value } from './expression.ts';

const digits = '₀₁₂₃₄₅₆₇₈₉';
const base = (small: string): number => Number([...small].map((digit) => digits.indexOf(digit)).join(''));

const compared = (sign: string, left: number, right: number): boolean => (sign === '<' ? left < right : left > right);
const somewhere = Array.from({ length: 81 }, (_, n) => (n - 40) / 2);

/** The coefficients of a square in x, by its values. */
function coefficients(square: string): [number, number, number] {
  const [before, at, after] = [-1, 0, 1].map((x) => value(square, { x })) as [number, number, number];
  return [(after + before) / 2 - at, (after - before) / 2, at];
}

/** The term at a place, each made of the one before. */
function termAt(place: number, first: number, next: (term: number) => number): number {
  let term = first;
  for (let n = 1; n < place; n += 1) term = next(term);
  return term;
}

const listed = (list: string): number[] => list.split(', ').map((term) => value(term));

/** The x (and y) that an option names. */
const named = (option: string, letter: string): number[] =>
  [...option.matchAll(new RegExp(`${letter} = (−?\\d+)`, 'g'))].map(([, number]) => value(number as string));

export const algebra: readonly Solver[] = [
  [
    /^Which number comes next: (.+), …\?$/,
    (option, list) => {
      const terms = [...listed(list), value(option)];
      return terms.slice(2).every((term, n) => term - (terms[n + 1] ?? 0) === (terms[1] ?? 0) - (terms[0] ?? 0));
    },
  ],
  [/^Which number belongs in the box: (.+)$/, (option, equation) => holds(equation, { '□': value(option) })],
  [
    /^Both boxes hold the same number: (.+)\. Which number is it\?$/,
    (option, equation) => holds(equation, { '□': value(option) }),
  ],
  [/^Which number makes both sides equal: (.+)$/, (option, equation) => holds(equation, { '□': value(option) })],
  reckoned(
    /^A machine multiplies each number by (\d+) and then adds (\d+)\. Which number comes out for (\d+)\?$/,
    (a, b, n) => n * a + b,
  ),
  reckoned(
    /^A machine multiplies each number by (\d+) and then adds (\d+)\. (\d+) comes out\. Which number went in\?$/,
    (a, b, n) => (n - b) / a,
  ),
  [
    /^What is (.+) when x = (.+)\?$/,
    (option, expression, x) => near(value(option), value(expression, { x: value(x) })),
  ],
  [
    /^For which x is (.+) ([<>]) (.+)\?$/,
    (option, left, sign, right) => {
      const [, optionSign, bound] = option.match(/^x ([<>]) (.+)$/) as [string, string, string];
      return somewhere.every(
        (x) => compared(sign, value(left, { x }), value(right)) === compared(optionSign, x, value(bound)),
      );
    },
  ],
  reckoned(
    /^What is the slope of the line through \((\S+), (\S+)\) and \((\S+), (\S+)\)\?$/,
    (a, b, c, d) => (d - b) / (c - a),
  ),
  [
    /^Which x and y fit both (.+) and (.+)\?$/,
    (option, first, second) => {
      const letters = { x: named(option, 'x')[0] as number, y: named(option, 'y')[0] as number };
      return holds(first, letters) && holds(second, letters);
    },
  ],
  [
    /^Which values of x solve (.+)\?$/,
    (option, equation) =>
      new Set(named(option, 'x')).size === 2 && named(option, 'x').every((x) => holds(equation, { x })),
  ],
  [
    /^A sequence starts (.+), … What is its (\d+)th term\?$/,
    (option, list, place) => {
      const [first, second] = listed(list) as [number, number];
      return value(option) === termAt(Number(place), first, (term) => term + second - first);
    },
  ],
  [
    /^A sequence starts (.+), … Each term is the one before times the same number\. What is its (\d+)th term\?$/,
    (option, list, place) => {
      const [first, second] = listed(list) as [number, number];
      return near(
        value(option),
        termAt(Number(place), first, (term) => (term * second) / first),
      );
    },
  ],
  [
    /^What is the discriminant of (.+) = 0\?$/,
    (option, square) => {
      const [a, b, c] = coefficients(square);
      return near(value(option), b * b - 4 * a * c);
    },
  ],
  [
    // The lowest of all: on the parabola, and as high one step to the left as one to the right.
    /^What is the vertex of the parabola y = (.+)\?$/,
    (option, square) => {
      const [x, y] = option
        .slice(1, -1)
        .split(', ')
        .map((part) => value(part)) as [number, number];
      return near(value(square, { x }), y) && near(value(square, { x: x - 1 }), value(square, { x: x + 1 }));
    },
  ],
  [
    /^What is log([₀-₉]+) ([\d,]+|\(.+\))\?$/,
    (option, small, number) => near(value(option), Math.log(value(number)) / Math.log(base(small))),
  ],
  [
    /^What is log([₀-₉]+) ([\d,]+) \+ log[₀-₉]+ ([\d,]+)\?$/,
    (option, small, a, b) => near(value(option), (Math.log(value(a)) + Math.log(value(b))) / Math.log(base(small))),
  ],
  [
    /^f\(x\) = (.+) and g\(x\) = (.+)\. What is f\(g\((\d+)\)\)\?$/,
    (option, f, g, x) => near(value(option), value(f, { x: value(g, { x: Number(x) }) })),
  ],
  [
    /^Which is the inverse function of f\(x\) = (.+)\?$/,
    (option, f) => [0.3, 4.1].every((x) => near(value(option, { x: value(f, { x }) }), x)),
  ],
  [/^What is (.+?)(?: without brackets| in simplest form)?\?$/, (option, expression) => same(expression, option)],
];
