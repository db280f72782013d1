import { expect, test } from 'vitest';
import { toQuestionKey } from '#contracts/question-key.ts';
import type { GeneratedQuestion } from '#services/core/use-case/question-source.ts';
import { reportTopic } from './report-topic.ts';

/** A source with this many questions, which asks unseen ones first. */
const createSource = (size: number) => ({
  questions: async ({ seen, count }: { seen?: ReadonlySet<string>; count: number }) =>
    Array.from(
      { length: size },
      (_, at): GeneratedQuestion => ({
        ...{ text: `Question ${at}`, options: ['long answer', 'b', 'c', 'd'], correctAnswer: at % 2 },
        origin: { source: 'mathematics' },
      }),
    )
      .toSorted((one, other) => Number(seen?.has(one.text)) - Number(seen?.has(other.text)))
      .slice(0, count),
});

test('reportTopic: knows questions by their drawings too, because a text may ask what only the drawing shows', async () => {
  const clocks = Array.from({ length: 300 }, (_, at): GeneratedQuestion => {
    const figure = { kind: 'clock', hour: 1 + (at % 12), minute: Math.floor(at / 12) } as const;
    const options = { options: ['a', 'b', 'c', 'd'], correctAnswer: 0 };
    return { text: 'What time is it?', figure, ...options, origin: { source: 'mathematics' } };
  }).map((question) => ({ question, key: toQuestionKey(question) }));
  const source = {
    questions: async ({ seen, count }: { seen?: ReadonlySet<string>; count: number }) =>
      clocks
        .toSorted((one, other) => Number(seen?.has(one.key)) - Number(seen?.has(other.key)))
        .slice(0, count)
        .map(({ question }) => question),
  };
  expect((await reportTopic(source, 'math', 'Time'))[0]).toMatchObject({ different: 205, repeats: 0 });
});

test('reportTopic: counts different questions, those that come back too soon, and answers that stand out', async () => {
  const [few] = await reportTopic(createSource(100), 'science', 'Plants');
  expect(few).toMatchObject({ pair: '1-2', different: 100 });
  expect(few?.repeats).toBeGreaterThan(0);
  const [enough] = await reportTopic(createSource(500), 'science', 'Plants');
  // A source that starts over as soon as it may needs 205 questions, of which each second one has the long answer.
  expect(enough).toMatchObject({ different: 205, repeats: 0 });
  expect(enough?.longestRight).toBeCloseTo(0.5, 2);
});
