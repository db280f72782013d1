import { createDrawingSolver, type DrawingSolver } from './drawing-solver.ts';
import { evaluateExpression, isNearlyEqual, parsePoint } from './expression.ts';

/** The function that is drawn. */
const toFunction =
  (coefficients: readonly number[]) =>
  (x: number): number =>
    coefficients.reduce((total, coefficient, power) => total + coefficient * x ** power, 0);

const somewhere = [-3.7, -1.3, 0.4, 2.9];

export const functionGraphSolvers: readonly DrawingSolver[] = [
  createDrawingSolver(
    'function-graph',
    /^What is the slope of the line in the drawing\?$/,
    (option, { coefficients }) => {
      const f = toFunction(coefficients);
      return coefficients.length === 2 && isNearlyEqual(evaluateExpression(option), f(5) - f(4));
    },
  ),
  createDrawingSolver(
    'function-graph',
    /^What is the y-intercept of the line in the drawing\?$/,
    (option, { coefficients }) => isNearlyEqual(evaluateExpression(option), toFunction(coefficients)(0)),
  ),
  createDrawingSolver(
    'function-graph',
    /^Which (?:is the equation of the line|equation fits the graph) in the drawing\?$/,
    (option, { coefficients }) => {
      const [left, right] = option.split(' = ') as [string, string];
      return (
        left === 'y' &&
        somewhere.every((x) => isNearlyEqual(evaluateExpression(right, { x }), toFunction(coefficients)(x)))
      );
    },
  ),
  createDrawingSolver(
    // The vertex is on the graph, and the values at both sides of it are equal.
    'function-graph',
    /^What is the vertex of the parabola in the drawing\?$/,
    (option, { coefficients }) => {
      const [[x, y], f] = [parsePoint(option), toFunction(coefficients)];
      return isNearlyEqual(f(x), y) && isNearlyEqual(f(x - 1), f(x + 1));
    },
  ),
  createDrawingSolver(
    'function-graph',
    /^For which x does the function in the drawing increase\?$/,
    (option, { coefficients }) => {
      const [, sign, bound] = option.match(/^x ([<>]) (.+)$/) as [string, string, string];
      const f = toFunction(coefficients);
      return Array.from({ length: 41 }, (_, n) => (n - 20) / 2 + 0.25).every((x) => {
        const isIncreasing = f(x + 0.01) > f(x);
        return isIncreasing === (sign === '<' ? x < evaluateExpression(bound) : x > evaluateExpression(bound));
      });
    },
  ),
  createDrawingSolver(
    'function-graph',
    /^For which values of x is the function in the drawing 0\?$/,
    (option, { coefficients }) => {
      const zeros = [...option.matchAll(/x = (−?\d+)/g)].map(([, zero]) => evaluateExpression(zero as string));
      const f = toFunction(coefficients);
      return new Set(zeros).size === coefficients.length - 1 && zeros.every((zero) => isNearlyEqual(f(zero), 0));
    },
  ),
];
