// node:assert is used because expect() is too slow for tens of thousands of questions.
import assert from 'node:assert/strict';
import { describe, test } from 'vitest';
import type { QuestionDifficulty } from '#events/values/shapes.ts';
import { createSeededRandom } from '#projections/test/seeded-random.ts';
import { chooseSeed } from '#testing/sampling.ts';
import { createMathematicsSource } from './mathematics-source.ts';
import { mathematicsTopicNames } from './topics.ts';

const SESSIONS = 40;
const seed = chooseSeed(import.meta.filename);

/** Draws questions of all topics in the grades `from` to `to`, each joined to one text with its options and explanation. */
async function drawTexts(
  from: number,
  to: number,
  difficulty?: QuestionDifficulty,
): Promise<{ text: string; all: string; answer: string }[]> {
  const drawn = [];
  for (let grade = from; grade <= to; grade += 1) {
    const source = createMathematicsSource(createSeededRandom(seed + grade));
    for (const topic of mathematicsTopicNames) {
      for (let session = 0; session < SESSIONS; session += 1)
        drawn.push(...(await source.questions({ grade, subject: 'math', topic, count: 5, difficulty })));
    }
  }
  return drawn.map(({ text, options, correctAnswer, explanation }) => ({
    text,
    answer: options[correctAnswer] as string,
    all: [text, ...options, explanation].join(' '),
  }));
}

describe('questions of grades 1 and 2', () => {
  test('multiply and divide only in small groups and by 2, 5 and 10', async () => {
    for (const { text } of await drawTexts(1, 2)) {
      const [, factor] = text.match(/^What is \d+ [×÷] (\d+)\?$/) ?? [];
      if (factor) assert.match(factor, /^(2|5|10)$/, text);
    }
  });

  test('have no fractions in digits and no decimals, not even in prices', async () => {
    for (const { all } of await drawTexts(1, 2)) assert.doesNotMatch(all, /\d\/\d|\d\.\d|\$/, all);
  });
});

describe('hard questions of grades 1 to 3', () => {
  test('use no notation that the grade does not know yet', async () => {
    for (const { all } of await drawTexts(1, 2, 'hard')) assert.doesNotMatch(all, /\d\/\d|\d\.\d|\$/, all);
    for (const { all } of await drawTexts(3, 3, 'hard')) assert.doesNotMatch(all, /simplest/, all);
  });
});

describe('questions of grades 1 to 5', () => {
  test('have no exponents, not even in units', async () => {
    for (const { all } of await drawTexts(1, 5)) assert.doesNotMatch(all, /[²³]/, all);
  });
});

describe('questions of grades 1 to 3', () => {
  test('never ask for the simplest form or reduce a fraction', async () => {
    for (const { all } of await drawTexts(1, 3)) assert.doesNotMatch(all, /simplest|lowest|, which is \d+\//, all);
  });

  test('ask only about halves, thirds, fourths, sixths and eighths', async () => {
    for (const { text } of await drawTexts(1, 3)) {
      for (const [, bottom] of text.matchAll(/\d\/(\d+)/g)) assert.match(bottom as string, /^[23468]$/, text);
    }
  });
});

describe('questions of grades 10 to 12', () => {
  test('have no exercise that middle school practices', async () => {
    const early =
      /^Expand \d\(|scientific notation\?$|^What is \(?−?\d+\/\d+\)?(?: [+−×÷]|[²³])|^What is \(\d*x [+−] \d+\) [+−]|kind of angle/;
    // A product of powers is scientific notation beyond middle school.
    for (const { text } of await drawTexts(11, 12))
      assert.doesNotMatch(text.replace(/^What is \(.+\) × .+/, ''), early);
  });

  test('have no single operation with two whole numbers', async () => {
    for (const { text } of await drawTexts(10, 12))
      assert.doesNotMatch(text, /^What is −?\d+ [+−×÷] \(?−?\d+\)?\?$/, text);
  });

  test('have no exponential equation with a positive whole solution', async () => {
    for (const { text, answer } of await drawTexts(10, 12)) {
      if (text.includes('ˣ')) assert.doesNotMatch(answer, /^\d+$/, text);
    }
  });
});

describe('questions of all grades', () => {
  test('never take a number from itself or add its opposite', async () => {
    const degenerate = /^What is (?:−?(\d+) − \1\b|−(\d+) \+ \2\b|(\d+) \+ \(−\3\)|−(\d+) − \(−\4\))/;
    for (const { text } of await drawTexts(1, 12)) assert.doesNotMatch(text, degenerate, text);
  });

  test('have parentheses around a divisor with a letter', async () => {
    for (const { all } of await drawTexts(1, 12)) assert.doesNotMatch(all, /÷ \d*x/, all);
  });

  test('give no person more than 100 things', async () => {
    for (const { text } of await drawTexts(1, 12)) {
      if (!/^(Maya|Omar|Nina|Ben|Zoe|Ravi|Ada|Leo) (has|shares|puts)/.test(text)) continue;
      const numbers = [...text.matchAll(/\d[\d,]*/g)].map(([number]) => Number(number.replace(',', '')));
      assert.ok(Math.max(...numbers) <= 100, text);
    }
  });
});
