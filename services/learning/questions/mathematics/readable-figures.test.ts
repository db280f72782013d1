/** Whether a student can read off a drawing what its question asks for. */
import assert from 'node:assert/strict';
import { describe, test } from 'vitest';
import { type FigureOfKind, type PracticeFigure, practiceFigure } from '#events/values/practice-figure.ts';
import { createSeededRandom } from '#projections/test/seeded-random.ts';
import { chooseSamples, chooseSeed } from '#testing/sampling.ts';
import { createMathematicsSource } from './mathematics-source.ts';

const seed = chooseSeed(import.meta.filename);
const SESSIONS = Math.ceil(chooseSamples(2_000) / 10);
const grades = Array.from({ length: 12 }, (_, before) => before + 1);

interface Drawn<Kind extends PracticeFigure['kind']> {
  readonly grade: number;
  readonly text: string;
  readonly answer: string;
  readonly figure: FigureOfKind<Kind>;
}

/** Draws questions of a topic in all grades, and returns those with a drawing of the kind. */
async function drawFigures<Kind extends PracticeFigure['kind']>(topic: string, kind: Kind): Promise<Drawn<Kind>[]> {
  const source = createMathematicsSource(createSeededRandom(seed));
  const all: Drawn<Kind>[] = [];
  for (const grade of grades) {
    for (let session = 0; session < SESSIONS; session += 1) {
      const questions = await source.questions({ grade, subject: 'math', topic, count: 5 });
      for (const { text, options, correctAnswer, figure } of questions) {
        if (figure?.kind !== kind) continue;
        practiceFigure.parse(figure);
        all.push({ grade, text, answer: options[correctAnswer] as string, figure: figure as Drawn<Kind>['figure'] });
      }
    }
  }
  assert.ok(all.length > 0);
  return all;
}

describe('a bar graph', () => {
  test('has bars that end at a number of the axis or, from grade 3 on, in the middle between two', async () => {
    for (const { grade, figure } of await drawFigures('Graphs and Data', 'bar-graph')) {
      const smallest = grade < 3 ? figure.step : figure.step / 2;
      for (const { value } of figure.bars) assert.equal(value % smallest, 0, JSON.stringify(figure));
    }
  });

  test('counts by ones before grade 3, and has room for the numbers of its axis', async () => {
    for (const { grade, figure } of await drawFigures('Graphs and Data', 'bar-graph')) {
      const most = Math.max(...figure.bars.map(({ value }) => value));
      assert.ok(grade > 2 || figure.step === 1, JSON.stringify(figure));
      assert.ok(most / figure.step <= 12, JSON.stringify(figure));
    }
  });

  test('has no two bars with one name', async () => {
    for (const { figure } of await drawFigures('Graphs and Data', 'bar-graph'))
      assert.equal(new Set(figure.bars.map(({ name }) => name)).size, figure.bars.length, JSON.stringify(figure));
  });
});

test('angles are large enough for their labels, and make a right angle, a straight line or a full turn together', async () => {
  for (const { text, figure } of await drawFigures('Geometry', 'angles')) {
    const { degrees, whole } = figure;
    const known = degrees.filter((size) => size !== null);
    const sum = known.reduce((total, size) => total + size, 0);
    assert.ok(Math.min(...known) >= 20, JSON.stringify(figure));
    if (whole !== undefined) {
      assert.equal(known.length, degrees.length - 1, text);
      assert.ok(known.length > 0 && whole - sum >= 20, JSON.stringify(figure));
    } else {
      assert.equal(known.length, 1, text);
      // Nobody can tell an angle of 88° from a right angle by eye.
      assert.ok(
        [90, 180].every((near) => sum === near || Math.abs(sum - near) >= 15),
        `${sum}`,
      );
    }
  }
});

test('a coordinate grid has each point in it at a place of its own, and negative numbers only from grade 6 on', async () => {
  for (const { grade, figure } of await drawFigures('Geometry', 'grid')) {
    const { points, size, hasNegatives } = figure;
    assert.equal(new Set(points.map(({ x, y }) => `${x} ${y}`)).size, points.length, JSON.stringify(figure));
    for (const n of points.flatMap(({ x, y }) => [x, y]))
      assert.ok(Math.abs(n) <= size && (hasNegatives || n >= 0), JSON.stringify(figure));
    assert.ok(grade > 5 || !hasNegatives, JSON.stringify(figure));
  }
});

test('the graph of a function goes through as many corners of the grid as it takes to know the function', async () => {
  for (const { text, figure } of await drawFigures('Algebra', 'function-graph')) {
    const { coefficients, size } = figure;
    const f = (x: number) => coefficients.reduce((total, coefficient, power) => total + coefficient * x ** power, 0);
    const whole = Array.from({ length: 2 * size + 1 }, (_, n) => n - size);
    const corners = whole.filter((x) => Number.isInteger(f(x)) && Math.abs(f(x)) <= size);
    assert.ok(corners.length >= coefficients.length, JSON.stringify(figure));
    if (text.includes('0?'))
      assert.equal(corners.filter((x) => f(x) === 0).length, coefficients.length - 1, JSON.stringify(figure));
  }
});

test('the sides of a shape fit together', async () => {
  for (const { figure } of await drawFigures('Geometry', 'shape')) {
    const [a = 0, b = 0, c] = figure.sides;
    if (c === undefined) continue;
    if (figure.shape === 'right-triangle')
      assert.ok(c === null || Math.max(a ?? 0, b ?? 0) < c, JSON.stringify(figure));
    else {
      assert.ok(figure.shape === 'triangle' && a !== null && b !== null && c !== null, JSON.stringify(figure));
      assert.ok(a < b + c && b < a + c && c < a + b, JSON.stringify(figure));
    }
  }
});

test.each([
  ['shape', /unknown side|How wide is it/],
  ['angles', /unknown angle/],
] as const)(
  'the data of a drawing of the kind %s does not hold the number that the question asks for',
  async (kind, asked) => {
    const drawn = (await drawFigures('Geometry', kind)).filter(({ text }) => asked.test(text));
    assert.ok(drawn.length > 0);
    for (const { answer, figure } of drawn) {
      const number = answer.replaceAll(/\D/g, '');
      const numbers: readonly string[] = JSON.stringify(figure).match(/\d+/g) ?? [];
      const parts = figure.kind === 'shape' ? figure.sides : figure.degrees;
      assert.equal(parts.filter((part) => part === null).length, 1, JSON.stringify(figure));
      // Two angles may be equal, so that a known one has the size that is asked for. Two sides never are.
      if (figure.kind === 'angles' && figure.degrees.includes(Number(number))) continue;
      assert.ok(!numbers.includes(number), JSON.stringify(figure));
    }
  },
);
