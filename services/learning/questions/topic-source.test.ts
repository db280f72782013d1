import { expect, test } from 'vitest';
import { toQuestionKey } from '#contracts/question-key.ts';
import { readBankTopic } from './bank/read-bank-topic.ts';
import type { FactQuestion } from './facts/fact-question.ts';
import { loadFactQuestions } from './facts/fact-topics.ts';
import { createTopicSource } from './topic-source.ts';

/** A topic without tables of facts. */
const COLOR = { subject: 'art', topic: 'Color', count: 5 } as const;
const source = createTopicSource(Math.random);

test('createTopicSource: draws different questions of the band of the grade', async () => {
  const bank = await readBankTopic('art', 'Color');
  for (let grade = 1; grade <= 12; grade += 1) {
    const drawn = await source.questions({ ...COLOR, grade });
    const bands = drawn.map(({ text }) => bank.find((question) => question.text === text)?.grades);
    const band = grade <= 4 ? '1-4' : grade <= 8 ? '5-8' : '9-12';
    expect([grade, bands]).toEqual([grade, Array(5).fill(band)]);
    expect(new Set(drawn.map(({ text }) => text)).size).toBe(5);
  }
});

test('createTopicSource: prefers easier questions in the first half of a band and harder ones in the second', async () => {
  const bank = await readBankTopic('art', 'Color');
  const difficultiesOf = async (grade: number) => {
    const drawn = await source.questions({ ...COLOR, grade });
    return drawn.map(({ text }) => bank.find((question) => question.text === text)?.difficulty);
  };
  for (const grade of [1, 2, 5, 10]) expect(await difficultiesOf(grade)).not.toContain('hard');
  for (const grade of [3, 4, 8, 12]) expect(await difficultiesOf(grade)).not.toContain('easy');
});

test('createTopicSource: repeats a seen question only when the band has no other', async () => {
  const seen = new Set<string>();
  const inBand = (await readBankTopic('art', 'Color')).filter(({ grades }) => grades === '1-4').length;
  for (let drawn = 0; drawn < inBand; drawn += 1) {
    const [question] = await source.questions({ ...COLOR, grade: 2, count: 1, seen });
    expect(seen.has(question?.text ?? '')).toBe(false);
    seen.add(question?.text ?? '');
  }
  const [again] = await source.questions({ ...COLOR, grade: 2, count: 1, seen });
  expect(seen.has(again?.text ?? '')).toBe(true);
});

test('createTopicSource: fills up with questions of the next band', async () => {
  const drawn = await source.questions({ ...COLOR, grade: 1, count: 20 });
  const bank = await readBankTopic('art', 'Color');
  const bands = drawn.map(({ text }) => bank.find((question) => question.text === text)?.grades);
  expect(bands.filter((band) => band !== '1-4')).toEqual(Array(10).fill('5-8'));
});

test('createTopicSource: never repeats a taken question, and goes on with the next band', async () => {
  const bank = await readBankTopic('art', 'Color');
  const taken = new Set(bank.filter(({ grades }) => grades === '1-4').map(({ text }) => text));
  const [next] = await source.questions({ ...COLOR, grade: 2, count: 1, seen: taken, taken });
  expect(bank.find(({ text }) => text === next?.text)?.grades).toBe('5-8');
  const all = new Set(bank.map(({ text }) => text));
  expect(await source.questions({ ...COLOR, grade: 2, taken: all })).toEqual([]);
});

test('createTopicSource: has nothing for other subjects and topics', async () => {
  expect(await source.questions({ ...COLOR, grade: 2, topic: 'Football' })).toEqual([]);
  expect(await source.questions({ ...COLOR, grade: 2, subject: 'math', topic: 'Addition' })).toEqual([]);
});

test('createTopicSource: draws three wrong options of those that a table of facts has', async () => {
  const drawn = await source.questions({ subject: 'science', topic: 'Solar System', grade: 3, count: 300 });
  const ofTables = await loadFactQuestions('science', 'Solar System', '3-4');
  const ofFacts = drawn.filter(({ origin }) => origin.source === 'facts');
  expect(ofFacts.length).toBeGreaterThan(0);
  for (const { text, options, correctAnswer, origin } of ofFacts) {
    const { listWrongOptions, ...question } = ofTables.find(
      ({ id }) => 'id' in origin && id === origin.id,
    ) as FactQuestion;
    expect({ text, answer: options[correctAnswer] }).toEqual({ text: question.text, answer: question.answer });
    expect(options).toHaveLength(4);
    expect(listWrongOptions()).toEqual(expect.arrayContaining(options.filter((option) => option !== question.answer)));
  }
});

test('createTopicSource: one of five questions has a map, until the student has seen them all', async () => {
  const seen = new Set<string>();
  const maps: number[] = [];
  for (let session = 0; session < 12; session += 1) {
    const questions = await source.questions({ subject: 'geography', topic: 'Continents', grade: 3, count: 5, seen });
    for (const question of questions) seen.add(toQuestionKey(question));
    maps.push(questions.filter(({ figure }) => figure !== undefined).length);
  }
  // There are seven continents.
  expect(maps.slice(0, 5)).toEqual([1, 1, 1, 1, 1]);
  expect(maps.slice(7)).toEqual([0, 0, 0, 0, 0]);
});
