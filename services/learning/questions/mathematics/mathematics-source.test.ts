// node:assert is used because expect() is too slow for tens of thousands of questions.
import assert from 'node:assert/strict';
import { describe, expect, test } from 'vitest';
import { toQuestionKey } from '#contracts/question-key.ts';
import { OPTION_LENGTH_MAX, OPTIONS_PER_QUESTION, QUESTION_TEXT_LENGTH_MAX } from '#events/values/limits.ts';
import { createSeededRandom } from '#projections/test/seeded-random.ts';
import type { GeneratedQuestion } from '#services/core/use-case/question-source.ts';
import { chooseSeed } from '#testing/sampling.ts';
import { createMathematicsSource } from './mathematics-source.ts';
import { evaluateExpression, isNearlyEqual } from './test/expression.ts';
import { isCorrectOption } from './test/is-correct-option.ts';
import { findExerciseKinds, mathematicsTopicNames } from './topics.ts';

const SESSIONS = 15;
const COUNT = 5;
const grades = Array.from({ length: 12 }, (_, grade) => grade + 1);
const seed = chooseSeed(import.meta.filename);

/** Evaluates an option if it is a number, so that options with equal values compare as equal. */
function meaning(option: string): string {
  try {
    return evaluateExpression(option, { x: 0.7371, y: 1.3137, i: 2.1719 }).toPrecision(10);
  } catch {
    return option;
  }
}

/** Matches calculations in an explanation, such as “47 × 30 + 47 × 6 = 1,410 + 282”, up to the next word or end of sentence. */
const calculation =
  /(?:^|[.,;:?] |and |so |[Tt]hen |First )((?:[\d(−√$][^a-zA-Z;:=]*?)(?: = [\d(−√$][^a-zA-Z;:=]*?)+)(?=[.,;:](?: |$)|,? and |,? so |$)/g;

/** Words that stopped American readers: metric units, British words, and phrases that no teacher uses. */
const unclearWording =
  /\b[ck]m\b|°C|brackets|how often|stands?\b|stays?\b|[Gg]o round|Times|Bring |Take \d|Turn |[Gg]oing on|forever|Rise by|leg by|the one around|Set point|Giving away|Sharing|starter|Pythagoras/;

function checkSteps(explanation: string) {
  for (const [, line] of explanation.replace(/ The answer is .*$/, '').matchAll(calculation)) {
    const sides = (line as string).split(' = ').map((side) => evaluateExpression(side.split(', ').at(-1) as string));
    assert.ok(
      sides.every((side) => isNearlyEqual(side, sides[0] as number)),
      explanation,
    );
  }
}

function checkQuestion({ text, options, correctAnswer, explanation = '', figure }: GeneratedQuestion) {
  assert.equal(options.length, OPTIONS_PER_QUESTION, text);
  assert.equal(new Set(options.map(meaning)).size, OPTIONS_PER_QUESTION, `${text} ${options}`);
  const right = options.filter((option) => isCorrectOption({ text, figure }, option));
  assert.deepEqual(right, [options[correctAnswer]], `${text} ${options} ${JSON.stringify(figure)}`);
  checkSteps(explanation);
  assert.ok(explanation.endsWith(` The answer is ${right[0]}.`), explanation);
  assert.ok(
    text.length > 0 && text.length <= QUESTION_TEXT_LENGTH_MAX && explanation.length <= QUESTION_TEXT_LENGTH_MAX,
    text,
  );
  assert.ok(
    options.every((option) => option.length > 0 && option.length <= OPTION_LENGTH_MAX),
    text,
  );
  const all = [text, ...options, explanation].join(' ');
  assert.doesNotMatch(all, unclearWording, all);
  assert.doesNotMatch(all, /NaN|undefined|null|Infinity|\d\.\d{7}|(?<![a-z])-|\b1x|\+ −|− −|\s{2}|--| \.|\.\./, all);
}

describe.each(mathematicsTopicNames)('%s', (topic) => {
  test('has five different questions for every grade, each with one correct option', async () => {
    for (const grade of grades) {
      const source = createMathematicsSource(createSeededRandom(seed + grade));
      for (let session = 0; session < SESSIONS; session += 1) {
        const questions = await source.questions({ grade, subject: 'math', topic, count: COUNT });
        assert.equal(new Set(questions.map(toQuestionKey)).size, COUNT, `${topic} ${grade}`);
        for (const question of questions) checkQuestion(question);
      }
    }
  });

  test('uses more than one wording in every grade', () => {
    for (const grade of grades) expect(findExerciseKinds(topic, grade).length).toBeGreaterThan(1);
  });

  test('uses no negative numbers before grade 6', async () => {
    for (const grade of [1, 2, 3, 4, 5]) {
      const questions = await createMathematicsSource(createSeededRandom(seed)).questions({
        grade,
        subject: 'math',
        topic,
        count: 20,
      });
      for (const { text, options } of questions)
        assert.doesNotMatch([text, ...options].join(' '), /(^|[ (])−\d/, `${text} ${options}`);
    }
  });
});

test('createMathematicsSource: places the correct option equally often at each position', async () => {
  const positions = [0, 0, 0, 0];
  const source = createMathematicsSource(createSeededRandom(1));
  for (const topic of mathematicsTopicNames) {
    for (const grade of grades) {
      const questions = await source.questions({ grade, subject: 'math', topic, count: 20 });
      for (const { correctAnswer } of questions) positions[correctAnswer] = (positions[correctAnswer] ?? 0) + 1;
    }
  }
  const expected = positions.reduce((total, n) => total + n, 0) / 4;
  for (const count of positions) expect(Math.abs(count - expected) / expected).toBeLessThan(0.15);
});

test('createMathematicsSource: draws the same questions from the same random numbers', async () => {
  const request = { grade: 6, subject: 'math', topic: 'Fractions', count: 5 } as const;
  const first = await createMathematicsSource(createSeededRandom(7)).questions(request);
  expect(await createMathematicsSource(createSeededRandom(7)).questions(request)).toEqual(first);
  expect(await createMathematicsSource(createSeededRandom(8)).questions(request)).not.toEqual(first);
});

test('createMathematicsSource: has no questions for other subjects', async () => {
  expect(
    await createMathematicsSource(createSeededRandom(1)).questions({
      grade: 3,
      subject: 'science',
      topic: 'Addition',
      count: 5,
    }),
  ).toEqual([]);
});

test('createMathematicsSource: returns even if the random numbers are always the smallest or the largest', async () => {
  for (const stuck of [0, 1 - 2 ** -32]) {
    for (const topic of mathematicsTopicNames) {
      for (const grade of grades) {
        const questions = await createMathematicsSource(() => stuck).questions({
          grade,
          subject: 'math',
          topic,
          count: 5,
        });
        expect(questions.length).toBeLessThanOrEqual(5);
      }
    }
  }
});
