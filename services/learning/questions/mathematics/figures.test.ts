import { describe, expect, test } from 'vitest';
import type { PracticeFigure } from '#events/values/practice-figure.ts';
import { createSeededRandom } from '#projections/test/seeded-random.ts';
import { checkQuestion } from '#services/learning/questions/check/check.ts';
import { chooseSeed } from '#testing/sampling.ts';
import { createMathematicsSource } from './mathematics-source.ts';
import { mathematicsTopicNames } from './topics.ts';

const seed = chooseSeed(import.meta.filename);
const draw = async (topic: string, grade: number) => {
  const source = createMathematicsSource(createSeededRandom(seed));
  const sessions = await Promise.all(
    Array.from({ length: 40 }, () => source.questions({ grade, subject: 'math', topic, count: 5 })),
  );
  return sessions.flat();
};

const drawFigures = async (topic: string, grade: number) =>
  (await draw(topic, grade)).flatMap((question) => (question.figure ? [{ ...question, figure: question.figure }] : []));

/** Whether the question leaves the numbers of its drawing to it. */
const asksForDrawing = (text: string, figure: PracticeFigure): boolean =>
  text.includes('in the drawing') ||
  (figure.kind === 'coins' && !/\d/.test(text)) ||
  (figure.kind === 'number-line' && figure.isMarkNamed === false);

test.each([
  ['Geometry', 1, 'shape'],
  ['Geometry', 3, 'shape'],
  ['Geometry', 8, 'shape'],
  ['Money', 2, 'coins'],
  ['Addition', 1, 'number-line'],
  ['Subtraction', 1, 'number-line'],
] as const)('%s in grade %i draws a %s that shows no number the text does not say', async (topic, grade, kind) => {
  const drawn = (await drawFigures(topic, grade)).filter(
    ({ text, figure }) => figure.kind === kind && !asksForDrawing(text, figure),
  );
  expect(drawn.length).toBeGreaterThan(0);
  for (const { text, figure } of drawn) {
    const numbers = text.match(/\d+/g) ?? [];
    if (figure.kind === 'shape') expect(numbers).toEqual(expect.arrayContaining(figure.sides.map(String)));
    if (figure.kind === 'coins') expect(numbers.reduce((total, n) => total + Number(n), 0)).toBe(figure.cents.length);
    if (figure.kind === 'number-line') expect(numbers).toContain(String(figure.mark));
  }
});

test.each([
  ['Time', 1, 'clock'],
  ['Time', 2, 'clock'],
  ['Time', 4, 'clock'],
  ['Time', 10, 'clock'],
  ['Fractions', 1, 'fraction-bars'],
  ['Fractions', 3, 'fraction-bars'],
  ['Fractions', 4, 'number-line'],
  ['Multiplication', 2, 'array'],
  ['Multiplication', 4, 'array'],
  ['Division', 3, 'array'],
  ['Addition', 2, 'number-line'],
  ['Subtraction', 2, 'number-line'],
  ['Decimals', 4, 'number-line'],
  ['Decimals', 5, 'number-line'],
  ['Money', 1, 'coins'],
  ['Money', 3, 'coins'],
] as const)(
  '%s in grade %i has questions that need their %s, which does not name the answer',
  async (topic, grade, kind) => {
    const drawn = (await drawFigures(topic, grade)).filter(({ figure }) => figure.kind === kind);
    // The answers are recomputed from the drawings in mathematics-source.test.ts.
    expect(new Set(drawn.map(({ figure }) => JSON.stringify(figure))).size).toBeGreaterThan(2);
    for (const { text, options, correctAnswer } of drawn) expect(text).not.toContain(options[correctAnswer]);
  },
);

describe.each(mathematicsTopicNames)('%s', (topic) => {
  test('every question with a drawing passes the gate, and every drawing can be drawn', async () => {
    for (let grade = 1; grade <= 12; grade += 1) {
      const drawn = await drawFigures(topic, grade);
      for (const question of drawn) expect(checkQuestion(question)).toMatchObject({ text: question.text });
      for (const { figure } of drawn) expect(isPossible(figure), JSON.stringify(figure)).toBe(true);
    }
  });
});

/** Whether the mark is on its line, and no bar has more shaded parts than parts. */
function isPossible(figure: PracticeFigure): boolean {
  if (figure.kind === 'fraction-bars') return figure.bars.every(({ shaded, parts }) => shaded <= parts);
  if (figure.kind !== 'number-line') return true;
  const { from, to, mark, parts = 1 } = figure;
  return from * parts <= mark && mark <= to * parts;
}

test('Addition in grade 4 draws no number line', async () => {
  expect(await drawFigures('Addition', 4)).toEqual([]);
});
