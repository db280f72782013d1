import {
  createNumberSolver,
  evaluateExpression,
  isEquivalent,
  isNearlyEqual,
  isTrueEquation,
  parsePoint,
  type QuestionSolver,
} from './expression.ts';

const N = '([\\d,]+)';
const asked = (text: string): RegExp => new RegExp(`^${text.replaceAll('#', N)}$`);

/** Adds the numbers from 1 to `last` in a loop, independently of Gauss's formula. */
function sumUpTo(last: number): number {
  let total = 0;
  for (let n = 1; n <= last; n += 1) total += n;
  return total;
}

/** Number of ways to choose `places` of `members`, by Pascal's rule. */
const choices = (members: number, places: number): number =>
  places === 0 || places === members ? 1 : choices(members - 1, places - 1) + choices(members - 1, places);

const orders = (runners: number, places: number): number =>
  places === 0 ? 1 : runners * orders(runners - 1, places - 1);

/** True if both are equal where i² = −1, which means that their difference is a multiple of i² + 1. */
const sameWithSquare = (product: string, option: string): boolean => {
  const [first, second, third] = [0.5, 1.5, 2.5].map(
    (i) => (evaluateExpression(product, { i }) - evaluateExpression(option, { i })) / (i * i + 1),
  ) as [number, number, number];
  return isNearlyEqual(first, second) && isNearlyEqual(second, third);
};

export const operationSolvers: readonly QuestionSolver[] = [
  createNumberSolver(
    asked('[\\w ]+ has # \\w+ and gets # more\\. How many \\w+ does \\w+ have now\\?'),
    (a, b) => a + b,
  ),
  createNumberSolver(
    asked('[\\w ]+ has # \\w+ and (?:gives|sells) #(?: away)?\\. How many \\w+ are left\\?'),
    (a, b) => a - b,
  ),
  createNumberSolver(asked('\\w+ has # \\w+\\. \\w+ has #\\. How many more \\w+ does \\w+ have\\?'), (a, b) => a - b),
  createNumberSolver(
    asked('A [\\w ]+ sold # \\w+ in May and # in June\\. How many more \\w+ did it sell in May\\?'),
    (a, b) => a - b,
  ),
  createNumberSolver(asked('What is the sum of all whole numbers from 1 to #\\?'), sumUpTo),
  createNumberSolver(
    /^At night it was (.+)°F\. During the day it was (.+)°F\. How many degrees warmer did it get\?$/,
    (a, b) => b - a,
  ),
  [
    /^Which number is missing: (.+)$/,
    (option, equation) => isTrueEquation(equation, { '?': evaluateExpression(option) }),
  ],
  [
    /^The vectors are a = (.+) and b = (.+)\. What is a ([+−]) b\?$/,
    (option, a, b, sign) => {
      const [[ax, ay], [bx, by], by1] = [parsePoint(a), parsePoint(b), sign === '+' ? 1 : -1];
      const [x, y] = parsePoint(option);
      return x === ax + by1 * bx && y === ay + by1 * by;
    },
  ],
  createNumberSolver(asked('\\w+ has # bags with # \\w+ in each\\. How many \\w+ is that\\?'), (a, b) => a * b),
  createNumberSolver(asked('A theater has # rows of # seats\\. How many seats are there\\?'), (a, b) => a * b),
  createNumberSolver(asked('What is double #\\?'), (n) => n + n),
  [
    /^Which is the same as (.+)\?$/,
    (option, sum) =>
      isNearlyEqual(evaluateExpression(option), evaluateExpression(sum)) && option.endsWith(` × ${sum[0]}`),
  ],
  createNumberSolver(
    asked('A menu has # appetizers, # main dishes and # desserts\\. How many different three-course meals .+\\?'),
    (a, b, c) => a * b * c,
  ),
  [
    /^(\d+) runners race and no two tie\. In how many ways can (first.*) place be taken\?$/,
    (option, runners, places) =>
      evaluateExpression(option) === orders(Number(runners), places.split(/, | and /).length),
  ],
  createNumberSolver(asked('A club has # members\\. In how many ways can # of them be chosen if .+\\?'), choices),
  [/^What is (.+), where i² = −1\?$/, (option, product) => sameWithSquare(product, option)],
  createNumberSolver(
    asked('\\w+ shares # \\w+ equally among # friends\\. How many \\w+ does each friend get\\?'),
    (a, b) => a / b,
  ),
  createNumberSolver(asked('\\w+ puts # \\w+ into bags of #\\. How many bags are filled\\?'), (a, b) => a / b),
  createNumberSolver(asked('What is half of #\\?'), (n) => n / 2),
  createNumberSolver(asked('What is the remainder when # is divided by #\\?'), (a, b) => a % b),
  createNumberSolver(asked('# people go on a trip\\. Each van holds # people\\. How many vans are needed\\?'), (a, b) =>
    Math.ceil(a / b),
  ),
  createNumberSolver(
    asked('A train travels # miles in # hours at a constant speed\\. How far does it travel in one hour\\?'),
    (a, b) => a / b,
  ),
  [
    // A quadratic minus its remainder, divided by x − a, is linear.
    /^What is the remainder when (.+) is divided by (.+)\?$/,
    (option, divided, divisor) => {
      const [a, b, c] = [10.5, 11.5, 12.5].map(
        (x) => (evaluateExpression(divided, { x }) - evaluateExpression(option)) / evaluateExpression(divisor, { x }),
      ) as [number, number, number];
      return isNearlyEqual(b - a, c - b);
    },
  ],
  [
    /^What is (.+), where (?:x|the divisor) is not 0\?$/,
    (option, expression) => isEquivalent(expression.replace(/ as one fraction$/, ''), option),
  ],
];
