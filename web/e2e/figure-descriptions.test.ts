/** What a screen reader says of drawings, for questions as students get them. */
import { expect, test } from 'vitest';
import { createSeededRandom } from '#projections/test/seeded-random.ts';
import { createMathematicsSource } from '#services/learning/questions/mathematics/mathematics-source.ts';
import { chooseSeed } from '#testing/sampling.ts';
import { toFigureDescriptionText } from '../src/shared/practice/practice-figure-copy.ts';

const seed = chooseSeed(import.meta.filename);

test.each([
  ['an unknown angle', 'angles', /unknown angle/],
  ['an unknown side', 'shape', /unknown side|How wide is it/],
  ['coordinates', 'grid', /coordinates/],
] as const)('the description of a drawing does not say %s that the question asks for', async (_, kind, asked) => {
  const source = createMathematicsSource(createSeededRandom(seed));
  let described = 0;
  for (let grade = 4; grade <= 10; grade += 1) {
    for (let session = 0; session < 40; session += 1) {
      for (const question of await source.questions({ grade, subject: 'math', topic: 'Geometry', count: 5 })) {
        const { text, options, correctAnswer, figure } = question;
        if (figure?.kind !== kind || !asked.test(text)) continue;
        const answer = options[correctAnswer] as string;
        // Two angles may be equal, so that a known one has the size that is asked for.
        if (figure.kind === 'angles' && figure.degrees.some((size) => `${size}°` === answer)) continue;
        described += 1;
        const description = toFigureDescriptionText(figure).replaceAll(/\w+/g, ' $& ');
        expect(description).not.toContain(answer.replaceAll(/\w+/g, ' $& '));
      }
    }
  }
  expect(described).toBeGreaterThan(20);
});
