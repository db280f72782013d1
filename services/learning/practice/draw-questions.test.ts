import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { GeneratedQuestion, QuestionSource } from '#services/core/use-case/question-source.ts';
import { normalizeQuestionText } from '#services/learning/questions/check/check.ts';
import { createPracticeQuestion } from '#testing/practice-fixture.ts';
import { chooseSeed } from '#testing/sampling.ts';
import { drawPracticeQuestions } from './draw-questions.ts';

const seed = chooseSeed(import.meta.filename);
const TOPIC = 'Mia’s own words';
const five = [1, 2, 3, 4, 5].map((each) => createPracticeQuestion(`Question ${each}?`));

/** Draws from a source and returns the questions and the log. */
async function draw(questions: QuestionSource['questions'], waitMs?: number) {
  const logged: object[] = [];
  const log = { warn: (...line: unknown[]) => void logged.push(line) };
  const asked = { grade: 4, subject: 'math', topic: TOPIC } as const;
  const drawn = await drawPracticeQuestions(asked, {
    source: { questions },
    log,
    ...(waitMs !== undefined && { waitMs }),
  });
  return { drawn, logged: JSON.stringify(logged) };
}
const drawOf = (questions: readonly unknown[]) => draw(async () => questions as GeneratedQuestion[]);

test('drawPracticeQuestions: shuffles the options and moves the key with its option', async () => {
  const text = fc
    .string({ minLength: 1, unit: fc.constantFrom(...'abé 日?!=+') })
    .filter((each) => each.trim() === each && each !== '');
  const any = fc.record({
    text,
    options: fc.uniqueArray(text, {
      ...{ minLength: 4, maxLength: 4 },
      selector: (each) => each.normalize('NFKC').replace(/\s+/g, ' '),
    }),
    correctAnswer: fc.nat(3),
    origin: fc.constant({ source: 'mathematics' }),
  });
  const several = fc.uniqueArray(any, {
    ...{ minLength: 5, maxLength: 5 },
    selector: (each) => normalizeQuestionText(each.text),
  });
  await fc.assert(
    fc.asyncProperty(several, async (questions) => {
      const { drawn, logged } = await drawOf(questions);
      expect(logged).toBe('[]');
      for (const [at, { text: asked, options, correctAnswer }] of questions.entries()) {
        const got = drawn?.[at];
        expect(got?.text).toBe(asked);
        expect(got?.options.toSorted()).toEqual(options.toSorted());
        expect(got?.options[got.correctAnswer]).toBe(options[correctAnswer]);
      }
    }),
    { seed },
  );
});

test('drawPracticeQuestions: places the correct option at every index', async () => {
  const places = new Set<number>();
  while (places.size < 4) {
    const { drawn = [] } = await drawOf(five);
    for (const { correctAnswer } of drawn) places.add(correctAnswer);
  }
});

test('drawPracticeQuestions: logs nothing when a source has no questions for a topic', async () => {
  expect(await drawOf([])).toEqual({ drawn: undefined, logged: '[]' });
});

const [first] = five as [GeneratedQuestion];
test.each<[string, readonly unknown[]]>([
  ['four', five.slice(1)],
  ['six', [...five, createPracticeQuestion('Question 6?')]],
  ['two of the same', [...five.slice(1), { ...first, text: ' Question  2? ' }]],
  ['three options', [...five.slice(1), { ...first, options: ['a', 'b', 'c'] }]],
  ['equal options', [...five.slice(1), { ...first, options: ['a', 'b', 'c', ' a'] }]],
  ['a blank option', [...five.slice(1), { ...first, options: ['a', 'b', 'c', ' '] }]],
  ['a blank text', [...five.slice(1), { ...first, text: '\n' }]],
  ['a key that is none', [...five.slice(1), { ...first, correctAnswer: 4 }]],
  ['a text that cannot be kept', [...five.slice(1), { ...first, text: '\u0000' }]],
  ['nothing at all', [...five.slice(1), null]],
])('%s is no session, and the log says so without the topic', async (_, questions) => {
  const { drawn, logged } = await drawOf(questions);
  expect(drawn).toBeUndefined();
  expect(logged).toContain('returned no usable practice questions');
  expect(logged).not.toContain(TOPIC);
});

test('drawPracticeQuestions: returns undefined for a failing source, and logs no message of it', async () => {
  const fail = () => {
    throw new TypeError(`no model for ${TOPIC}`);
  };
  for (const failing of [fail, async () => fail()]) {
    const { drawn, logged } = await draw(failing);
    expect(drawn).toBeUndefined();
    expect(logged).toContain('TypeError');
    expect(logged).not.toContain(TOPIC);
  }
});

test('drawPracticeQuestions: gives up a source that exceeds the timeout', async () => {
  let fail: (error: Error) => void = () => undefined;
  const { drawn, logged } = await draw(() => new Promise((_, reject) => (fail = reject)), 5);
  fail(new Error(TOPIC));
  expect([drawn, logged]).toEqual([undefined, expect.stringContaining('"late":true')]);
});
