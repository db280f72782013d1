import { expect, test } from 'vitest';
import { createBankSource } from './bank-source.ts';
import { readBankTopic } from './read-bank-topic.ts';

const PLANTS = { subject: 'science', topic: 'Plants', count: 5 } as const;
const source = createBankSource(Math.random);

test('createBankSource: draws different questions of the band of the grade', async () => {
  const bank = await readBankTopic('science', 'Plants');
  for (let grade = 1; grade <= 12; grade += 1) {
    const drawn = await source.questions({ ...PLANTS, grade });
    const bands = drawn.map(({ text }) => bank.find((question) => question.text === text)?.grades);
    const band = grade <= 4 ? '1-4' : grade <= 8 ? '5-8' : '9-12';
    expect([grade, bands]).toEqual([grade, Array(5).fill(band)]);
    expect(new Set(drawn.map(({ text }) => text)).size).toBe(5);
  }
});

test('createBankSource: prefers easier questions in the first half of a band and harder ones in the second', async () => {
  const bank = await readBankTopic('science', 'Plants');
  const difficultiesOf = async (grade: number) => {
    const drawn = await source.questions({ ...PLANTS, grade });
    return drawn.map(({ text }) => bank.find((question) => question.text === text)?.difficulty);
  };
  for (const grade of [1, 2, 5, 10]) expect(await difficultiesOf(grade)).not.toContain('hard');
  for (const grade of [3, 4, 8, 12]) expect(await difficultiesOf(grade)).not.toContain('easy');
});

test('createBankSource: repeats a seen question only when the band has no other', async () => {
  const seen = new Set<string>();
  const inBand = (await readBankTopic('science', 'Plants')).filter(({ grades }) => grades === '1-4').length;
  for (let drawn = 0; drawn < inBand; drawn += 1) {
    const [question] = await source.questions({ ...PLANTS, grade: 2, count: 1, seen });
    expect(seen.has(question?.text ?? '')).toBe(false);
    seen.add(question?.text ?? '');
  }
  const [again] = await source.questions({ ...PLANTS, grade: 2, count: 1, seen });
  expect(seen.has(again?.text ?? '')).toBe(true);
});

test('createBankSource: fills up with questions of the next band', async () => {
  const drawn = await source.questions({ ...PLANTS, grade: 1, count: 20 });
  const bank = await readBankTopic('science', 'Plants');
  const bands = drawn.map(({ text }) => bank.find((question) => question.text === text)?.grades);
  expect(bands.filter((band) => band !== '1-4')).toEqual(Array(6).fill('5-8'));
});

test('createBankSource: never repeats a taken question, and goes on with the next band', async () => {
  const bank = await readBankTopic('science', 'Plants');
  const taken = new Set(bank.filter(({ grades }) => grades === '1-4').map(({ text }) => text));
  const [next] = await source.questions({ ...PLANTS, grade: 2, count: 1, seen: taken, taken });
  expect(bank.find(({ text }) => text === next?.text)?.grades).toBe('5-8');
  const all = new Set(bank.map(({ text }) => text));
  expect(await source.questions({ ...PLANTS, grade: 2, taken: all })).toEqual([]);
});

test('createBankSource: has nothing for other subjects and topics', async () => {
  expect(await source.questions({ ...PLANTS, grade: 2, topic: 'Football' })).toEqual([]);
  expect(await source.questions({ ...PLANTS, grade: 2, subject: 'math', topic: 'Addition' })).toEqual([]);
});
