import { expect, test } from 'vitest';
import { practiceFigure } from '#events/values/practice-figure.ts';
import { createSeededRandom } from '#projections/test/seeded-random.ts';
import { chooseSeed } from '#testing/sampling.ts';
import { createMathematicsSource } from './mathematics-source.ts';

const seed = chooseSeed(import.meta.filename);
const draw = async (topic: string, grade: number) => {
  const source = createMathematicsSource(createSeededRandom(seed));
  const sessions = await Promise.all(
    Array.from({ length: 40 }, () => source.questions({ grade, subject: 'math', topic, count: 5 })),
  );
  return sessions.flat();
};

test.each([
  ['Geometry', 1, 'shape'],
  ['Geometry', 3, 'shape'],
  ['Geometry', 8, 'shape'],
  ['Money', 2, 'coins'],
  ['Addition', 1, 'number-line'],
  ['Subtraction', 1, 'number-line'],
] as const)('%s in grade %i draws a %s that shows no number the text does not say', async (topic, grade, kind) => {
  const drawn = (await draw(topic, grade)).flatMap(({ text, figure }) => (figure ? [{ text, figure }] : []));
  expect(drawn.length).toBeGreaterThan(0);
  for (const { text, figure } of drawn) {
    expect(practiceFigure.parse(figure)).toMatchObject({ kind });
    const numbers = text.match(/\d+/g) ?? [];
    if (figure.kind === 'shape') expect(numbers).toEqual(expect.arrayContaining(figure.sides.map(String)));
    if (figure.kind === 'coins') expect(numbers.reduce((total, n) => total + Number(n), 0)).toBe(figure.cents.length);
    if (figure.kind === 'number-line') expect(numbers).toContain(String(figure.mark));
  }
});

test('Addition in grade 4 draws no number line', async () => {
  expect((await draw('Addition', 4)).filter(({ figure }) => figure !== undefined)).toEqual([]);
});
