import {
  createNumberSolver,
  evaluateExpression,
  isNearlyEqual,
  parsePoint,
  type QuestionSolver,
} from './expression.ts';

const sides: Readonly<Record<string, number>> = {
  triangle: 3,
  square: 4,
  rectangle: 4,
  pentagon: 5,
  hexagon: 6,
  octagon: 8,
};

/** Number of corners of the base, and true for a prism, false for a pyramid. */
const solids: Readonly<Record<string, readonly [base: number, prism: boolean]>> = {
  cube: [4, true],
  'rectangular prism': [4, true],
  'triangular prism': [3, true],
  'square pyramid': [4, false],
  'triangular pyramid': [3, false],
};

function partsOf(solid: string): Record<string, number> {
  const [base, prism] = solids[solid] ?? [0, true];
  const [faces, corners] = prism ? [base + 2, 2 * base] : [base + 1, base + 1];
  // Euler's formula: corners − edges + faces = 2.
  return { faces, corners, edges: faces + corners - 2 };
}

function angleKind(degrees: number): string {
  if (degrees === 90) return 'a right angle';
  if (degrees < 90) return 'an acute angle';
  return degrees < 180 ? 'an obtuse angle' : 'a reflex angle';
}

const inRadians = (degrees: string): number => (Number(degrees) * Math.PI) / 180;
const byName: Readonly<Record<string, (angle: number) => number>> = {
  sin: Math.sin,
  cos: Math.cos,
  tan: Math.tan,
  sine: Math.sin,
  cosine: Math.cos,
  tangent: Math.tan,
};

const N = '([\\d,.]+)';
const asked = (text: string): RegExp => new RegExp(`^${text.replaceAll('#', N)}\\?$`);

export const geometrySolvers: readonly QuestionSolver[] = [
  [
    /^How many (?:sides|corners) does an? (\w+) have\?$/,
    (option, shape) => (sides[shape] ?? partsOf(shape).corners) === evaluateExpression(option),
  ],
  [/^Which shape has (\d) (?:straight )?(?:sides|corners)\?$/, (option, count) => sides[option] === Number(count)],
  [
    /^How many (?:sides|corners) do an? (\w+) and an? (\w+) have in all\?$/,
    (option, first, second) => (sides[first] ?? 0) + (sides[second] ?? 0) === evaluateExpression(option),
  ],
  [/^How many (\w+) does a (.+) have\?$/, (option, part, solid) => partsOf(solid)[part] === evaluateExpression(option)],
  createNumberSolver(asked('Each side of a square is # ft long\\. What is the distance around it'), (side) => 4 * side),
  createNumberSolver(asked('A rectangle is # ft long and # ft wide\\. What is its perimeter'), (a, b) => a + b + a + b),
  createNumberSolver(asked('A rectangle is # ft long and # ft wide\\. What is its area'), (a, b) => a * b),
  [/^What kind of angle measures (\d+)°\?$/, (option, degrees) => option === angleKind(Number(degrees))],
  createNumberSolver(
    asked('Two angles together make a straight line\\. One is #°\\. What is the measure of the other angle'),
    (a) => 180 - a,
  ),
  createNumberSolver(
    asked('The area of a rectangle is # (?:ft²|square feet)\\. It is # ft long\\. How wide is it'),
    (area, long) => area / long,
  ),
  createNumberSolver(
    asked('A box is # ft long, # ft wide and # ft high\\. What is its volume'),
    (a, b, c) => a * b * c,
  ),
  createNumberSolver(
    asked('Two angles of a triangle are #° and #°\\. What is the measure of the third angle'),
    (a, b) => 180 - a - b,
  ),
  createNumberSolver(
    asked('A triangle has a base of # ft and a height of # ft\\. What is its area'),
    (a, b) => (a * b) / 2,
  ),
  createNumberSolver(
    asked('A circle has a radius of # ft\\. What is its circumference in terms of π'),
    (r) => 2 * Math.PI * r,
  ),
  createNumberSolver(asked('A circle has a radius of # ft\\. What is its area in terms of π'), (r) => Math.PI * r ** 2),
  createNumberSolver(
    asked('A circle has a diameter of # ft\\. What is its area in terms of π'),
    (d) => (Math.PI * d ** 2) / 4,
  ),
  createNumberSolver(
    asked('The legs of a right triangle are # ft and # ft long\\. How long is the hypotenuse'),
    Math.hypot,
  ),
  createNumberSolver(
    asked('The hypotenuse of a right triangle is # ft long and one leg # ft\\. How long is the other leg'),
    (c, a) => Math.sqrt(c * c - a * a),
  ),
  createNumberSolver(
    asked('What is the sum of the interior angles of a polygon with # sides'),
    (n) => n * (180 - 360 / n),
  ),
  createNumberSolver(
    asked('A cylinder has a radius of # ft and a height of # ft\\. .+'),
    (r, h) => Math.PI * r * r * h,
  ),
  createNumberSolver(
    asked('A cone has a radius of # ft and a height of # ft\\. .+'),
    (r, h) => (Math.PI * r * r * h) / 3,
  ),
  createNumberSolver(
    asked('Two triangles are similar\\. Sides of # ft and # ft in the small one match sides of # ft and x .+'),
    (a, b, longA) => (b * longA) / a,
  ),
  [
    /^How far is the point (.+) from the point (.+)\?$/,
    (option, from, to) =>
      isNearlyEqual(
        evaluateExpression(option),
        Math.hypot(parsePoint(from)[0] - parsePoint(to)[0], parsePoint(from)[1] - parsePoint(to)[1]),
      ),
  ],
  [
    /^What is the midpoint between (.+) and (.+)\?$/,
    (option, from, to) =>
      [0, 1].every(
        (axis) => 2 * parsePoint(option)[axis as 0] === parsePoint(from)[axis as 0] + parsePoint(to)[axis as 0],
      ),
  ],
  [
    /^In a right triangle, .+ angle A is (\d+) ft, .+ beside it (\d+) ft .+ hypotenuse (\d+) ft\. What is the (\w+) of A\?$/,
    (option, opposite, adjacent, hypotenuse, name) =>
      isNearlyEqual(Math.hypot(Number(opposite), Number(adjacent)), Number(hypotenuse)) &&
      isNearlyEqual(
        evaluateExpression(option),
        byName[name]?.(Math.atan2(Number(opposite), Number(adjacent))) ?? Number.NaN,
      ),
  ],
  [
    /^What is (sin|cos|tan) (\d+)° exactly\?$/,
    (option, name, degrees) =>
      isNearlyEqual(evaluateExpression(option), byName[name]?.(inRadians(degrees)) ?? Number.NaN),
  ],
  [
    // Four points of the circle in the option must satisfy the equation.
    /^Which circle has the equation (\(x .+?\)²) \+ (\(y .+?\)²) = (\d+)\?$/,
    (option, across, up, square) => {
      const [x, y] = parsePoint(option);
      const radius = Number(option.match(/\d+$/)?.[0]);
      return [0, 1, 2, 3].every((angle) =>
        isNearlyEqual(
          evaluateExpression(across, { x: x + radius * Math.cos(angle) }) +
            evaluateExpression(up, { y: y + radius * Math.sin(angle) }),
          Number(square),
        ),
      );
    },
  ],
  [
    /^What is the dot product of the vectors (.+) and (.+)\?$/,
    (option, a, b) =>
      evaluateExpression(option) === parsePoint(a)[0] * parsePoint(b)[0] + parsePoint(a)[1] * parsePoint(b)[1],
  ],
];
