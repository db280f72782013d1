import type { FigureOfKind } from '#events/values/practice-figure.ts';
import { createDrawingSolver, type DrawingSolver } from './drawing-solver.ts';
import { evaluateExpression, isNearlyEqual, parsePoint } from './expression.ts';

type Point = readonly [number, number];
type Shape = FigureOfKind<'shape'>;

const isValue = (option: string, value: number): boolean => isNearlyEqual(evaluateExpression(option), value);
const isPoint = (option: string, [x, y]: Point): boolean => parsePoint(option)[0] === x && parsePoint(option)[1] === y;

function toAngleKind(degrees: number): string {
  if (degrees === 90) return 'a right angle';
  if (degrees === 180) return 'a straight angle';
  return degrees < 90 ? 'an acute angle' : 'an obtuse angle';
}

const toKnown = (length: number | null): number => {
  if (length === null) throw new Error('The drawing does not show all that its question needs.');
  return length;
};

/** The corners of a drawn shape, so that its perimeter and area are measured and not computed by a rule. */
function listCorners({ shape, sides }: Shape): Point[] {
  const [first, second, third] = sides.map(toKnown) as [number, number, number?];
  if (shape === 'rectangle')
    return [
      [0, 0],
      [first, 0],
      [first, second],
      [0, second],
    ];
  if (third === undefined)
    return [
      [0, 0],
      [first, 0],
      [first / 3, second],
    ];
  const apexX = (first ** 2 + second ** 2 - third ** 2) / (2 * first);
  return [
    [0, 0],
    [first, 0],
    [apexX, Math.sqrt(second ** 2 - apexX ** 2)],
  ];
}

const sumOverSides = (corners: readonly Point[], measure: (from: Point, to: Point) => number): number =>
  corners.reduce((total, from, at) => total + measure(from, corners[(at + 1) % corners.length] as Point), 0);
const perimeterOf = (corners: readonly Point[]): number =>
  sumOverSides(corners, ([x, y], [toX, toY]) => Math.hypot(toX - x, toY - y));
const areaOf = (corners: readonly Point[]): number =>
  Math.abs(sumOverSides(corners, ([x, y], [toX, toY]) => (x * toY - toX * y) / 2));

type Grid = FigureOfKind<'grid'>;
const pointOf = ({ points }: Grid, name: string): Point => {
  const point = points.find((each) => each.name === name);
  if (!point) throw new Error(`The grid has no point ${name}.`);
  return [point.x, point.y];
};
const listPoints = ({ points }: Grid): Point[] => points.map(({ x, y }) => [x, y]);

const angleSolvers: readonly DrawingSolver[] = [
  createDrawingSolver('angles', /^What kind of angle does the drawing show\?$/, (option, { degrees }) =>
    degrees.length === 1 ? option === toAngleKind(toKnown(degrees[0] as number | null)) : false,
  ),
  createDrawingSolver(
    'angles',
    /^What is the measure of the unknown angle in the drawing\?$/,
    (option, { degrees, whole }) => {
      const sizes = degrees.map((size) => size ?? evaluateExpression(option));
      const sum = sizes.reduce((total, each) => total + each, 0);
      return whole !== undefined && isNearlyEqual(sum, whole);
    },
  ),
];

const shapeSolvers: readonly DrawingSolver[] = [
  createDrawingSolver(
    'shape',
    /^What is the (perimeter|area) of the (rectangle|triangle) in the drawing\?$/,
    (option, figure, asked, shape) =>
      figure.shape === shape && isValue(option, (asked === 'area' ? areaOf : perimeterOf)(listCorners(figure))),
  ),
  createDrawingSolver(
    'shape',
    /^The (perimeter|area) of the rectangle in the drawing is (.+)\. How wide is it\?$/,
    (option, { sides: [long = null, unknown] }, asked, size) => {
      const wide = evaluateExpression(option);
      const measured = asked === 'area' ? toKnown(long) * wide : 2 * (toKnown(long) + wide);
      return unknown === null && isNearlyEqual(measured, evaluateExpression(size));
    },
  ),
  createDrawingSolver(
    'shape',
    /^How long is the unknown side of the right triangle in the drawing\?$/,
    (option, { shape, sides }) => {
      const [a = 0, b = 0, c = 0] = sides.map((side) => side ?? evaluateExpression(option));
      return shape === 'right-triangle' && isNearlyEqual(Math.hypot(a, b), c);
    },
  ),
];

const gridSolvers: readonly DrawingSolver[] = [
  createDrawingSolver('grid', /^What are the coordinates of point (\w)\?$/, (option, grid, name = '') =>
    isPoint(option, pointOf(grid, name)),
  ),
  createDrawingSolver('grid', /^Which point is at (.+)\?$/, (option, grid, place = '') =>
    isPoint(place, pointOf(grid, option.replace('point ', ''))),
  ),
  createDrawingSolver(
    'grid',
    /^Point A is moved (\d) units? (left|right) and (\d) units? (up|down)\. What are its new coordinates\?$/,
    (option, grid, across, side, up, direction) => {
      const [x, y] = pointOf(grid, 'A');
      return isPoint(option, [
        x + (side === 'left' ? -1 : 1) * Number(across),
        y + (direction === 'down' ? -1 : 1) * Number(up),
      ]);
    },
  ),
  createDrawingSolver(
    'grid',
    /^Point A is reflected over the ([xy])-axis\. What are the coordinates of the reflected point\?$/,
    (option, grid, axis) => {
      const [x, y] = pointOf(grid, 'A');
      return isPoint(option, axis === 'x' ? [x, -y] : [-x, y]);
    },
  ),
  createDrawingSolver('grid', /^How far apart are points A and B, in units\?$/, (option, grid) =>
    isValue(option, perimeterOf([pointOf(grid, 'A'), pointOf(grid, 'B')]) / 2),
  ),
  createDrawingSolver(
    'grid',
    /^What is the area of (?:triangle|rectangle) ([A-F]+), in square units\?$/,
    (option, grid, names) =>
      grid.isJoined &&
      grid.points.map(({ name }) => name).join('') === names &&
      isValue(option, areaOf(listPoints(grid))),
  ),
  createDrawingSolver('grid', /^What are the coordinates of the midpoint of segment AB\?$/, (option, grid) => {
    const [[ax, ay], [bx, by]] = [pointOf(grid, 'A'), pointOf(grid, 'B')];
    return isPoint(option, [(ax + bx) / 2, (ay + by) / 2]);
  }),
];

export const drawnGeometrySolvers: readonly DrawingSolver[] = [...angleSolvers, ...shapeSolvers, ...gridSolvers];
