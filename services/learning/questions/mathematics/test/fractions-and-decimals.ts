import {
  createNumberSolver,
  evaluateExpression,
  isEquivalent,
  isNearlyEqual,
  isTrueEquation,
  type QuestionSolver,
} from './expression.ts';

const parts: Readonly<Record<string, number>> = { halves: 2, thirds: 3, fourths: 4, sixths: 6, eighths: 8 };
const coins: Readonly<Record<string, number>> = { dimes: 0.1, nickels: 0.05, quarters: 0.25 };
const steps: Readonly<Record<string, number>> = { 'whole number': 1, tenth: 0.1, hundredth: 0.01 };

const counts: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3 };
const partsInWords: Readonly<Record<string, number>> = { half: 2, third: 3, fourth: 4, sixth: 6, eighth: 8 };

/** Evaluates a fraction in digits or in words: 3/4 or “three fourths”. */
function evaluateFraction(text: string): number {
  const [count, part] = text.split(' ');
  if (part === undefined) return evaluateExpression(text);
  return (counts[count as string] ?? Number.NaN) / (partsInWords[part.replace(/s$/, '')] ?? Number.NaN);
}

const inLowestTerms = (text: string): boolean => {
  const [top, bottom] = text.split('/').map(Number) as [number, number];
  return Array.from({ length: top }, (_, n) => n + 2).every((n) => top % n !== 0 || bottom % n !== 0);
};

/** Probability that two balls, drawn without replacement, are both red. */
function bothRed(red: number, blue: number): number {
  const balls = Array.from({ length: red + blue }, (_, ball) => ball < red);
  const pairs = balls.flatMap((first, a) => balls.filter((_, b) => a !== b).map((second) => first && second));
  return pairs.filter(Boolean).length / pairs.length;
}

/** Sums the terms of a series until they are negligible. */
function sumWithoutEnd(first: number, second: number): number {
  let [total, term] = [0, first];
  for (; term > 1e-15; term *= second / first) total += term;
  return total;
}

/** Value of a digit: the number with all other digits set to 0. */
const alone = (digit: string, number: string): number =>
  Number([...number].map((d) => (d === digit || d === '.' ? d : '0')).join(''));

function grown(sum: number, percent: number, years: number): number {
  return years === 0 ? sum : grown(sum + (sum * percent) / 100, percent, years - 1);
}

export const fractionAndDecimalSolvers: readonly QuestionSolver[] = [
  [
    /^Which piece of a \w+ is the (largest|smallest): (.+)\?$/,
    (option, most, list) =>
      list
        .split(/, | or /)
        .every((one) => (evaluateFraction(one) - evaluateFraction(option)) * (most === 'largest' ? 1 : -1) <= 0),
  ],
  [
    /^How much are (\d) (\w+?)s? and (\d) (\w+?)s? worth together\?$/,
    (option, m, first, n, second) =>
      isNearlyEqual(
        evaluateExpression(option),
        Number(m) * (coins[`${first}s`] ?? 0) + Number(n) * (coins[`${second}s`] ?? 0),
      ),
  ],
  createNumberSolver(
    /^A car worth (\S+) loses (\d+)% of its value each year\. .+ after (\d) years\?$/,
    (worth, percent, years) => grown(worth, -percent, years),
  ),
  [
    /^A \w+ is cut into (\d+) equal pieces\. (\d+) pieces? (?:is|are) eaten\. What fraction .+\?$/,
    (option, all, eaten) => isNearlyEqual(evaluateFraction(option), Number(eaten) / Number(all)),
  ],
  [
    /^A \w+ is cut into (\d+) equal pieces\. What is one piece called\?$/,
    (option, all) => isNearlyEqual(evaluateFraction(option), 1 / Number(all)),
  ],
  [
    /^How many (\w+) are there in (one|\d+) whole cakes?\?$/,
    (option, part, cakes) => evaluateExpression(option) === (parts[part] ?? 0) * (cakes === 'one' ? 1 : Number(cakes)),
  ],
  [
    /^Which is the largest: (.+)\?$/,
    (option, list) =>
      evaluateExpression(option) === Math.max(...list.split(/, | or /).map((one) => evaluateExpression(one))),
  ],
  [
    /^Which fraction is equal to (.+)\?$/,
    (option, given) => isNearlyEqual(evaluateExpression(option), evaluateExpression(given)) && option !== given,
  ],
  [
    /^What is (\d+\/\d+) in simplest form\?$/,
    (option, given) => isNearlyEqual(evaluateExpression(option), evaluateExpression(given)) && inLowestTerms(option),
  ],
  createNumberSolver(/^A bag holds (\d+) red and (\d+) blue marbles\. .+ both are red\?$/, bothRed),
  createNumberSolver(/^What is the sum of the infinite geometric series (.+?) \+ (.+?) \+ .+ \+ …\?$/, sumWithoutEnd),
  [
    /^Which fraction equals the repeating decimal 0\.(\d+)…\?$/,
    (option, digits) =>
      isNearlyEqual(evaluateExpression(option), Number(`0.${digits.repeat(12)}`)) && inLowestTerms(option),
  ],
  createNumberSolver(/^How do you write (\d+) dollars? and (\d+) cents?\?$/, (dollars, cents) => dollars + cents / 100),
  createNumberSolver(
    /^An? \w+ costs (\S+) and an? \w+ costs (\S+)\. How much do they cost together\?$/,
    (a, b) => a + b,
  ),
  [
    /^How much are (\d+) (\w+) worth\?$/,
    (option, count, coin) => isNearlyEqual(evaluateExpression(option), Number(count) * (coins[coin] ?? 0)),
  ],
  createNumberSolver(/^Which number is (\d+) tenths\?$/, (n) => n / 10),
  createNumberSolver(/^Which number is (\d+) hundredths\?$/, (n) => n / 100),
  createNumberSolver(
    /^\w+ spends (\S+) and pays with (\S+)\. How much change does \w+ get\?$/,
    (price, paid) => paid - price,
  ),
  [
    /^What is the value of the (\d) in (\S+)\?$/,
    (option, digit, number) => isNearlyEqual(evaluateExpression(option), alone(digit, number)),
  ],
  [
    // The rounded value must be the nearest one of its precision.
    /^What is (\S+) rounded to the nearest (.+)\?$/,
    (option, number, to) => {
      const step = steps[to] ?? Number.NaN;
      const inSteps = evaluateExpression(option) / step;
      return (
        isNearlyEqual(inSteps, Math.round(inSteps)) &&
        Math.abs(evaluateExpression(option) - evaluateExpression(number)) < step / 2
      );
    },
  ],
  createNumberSolver(
    /^A coat costs (\S+)\. It is on sale for (\d+)% off\. What does it cost now\?$/,
    (price, off) => price * (1 - off / 100),
  ),
  [
    /^What is (.+) in scientific notation\?$/,
    (option, number) =>
      /^[1-9](\.\d+)? × 10⁻?[⁰¹²³⁴⁵⁶⁷⁸⁹]+$/.test(option) &&
      evaluateExpression(option) / evaluateExpression(number) > 0.9999 &&
      evaluateExpression(option) / evaluateExpression(number) < 1.0001,
  ],
  createNumberSolver(/^An account with (\S+) earns (\d+)% interest, .+ after (\d) years\?$/, grown),
  [/^What is x when (.+)\?$/, (option, equation) => isTrueEquation(equation, { x: evaluateExpression(option) })],
  [/^What is (.+) as a (?:mixed number|decimal)\?$/, (option, given) => isEquivalent(given, option)],
];
