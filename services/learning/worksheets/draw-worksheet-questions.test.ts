import { expect, test } from 'vitest';
import { toQuestionKey } from '#contracts/question-key.ts';
import type { QuestionSource } from '#services/core/use-case/question-source.ts';
import { createQuestionSource } from '#services/learning/questions/create-question-source.ts';
import { createPracticeQuestion } from '#testing/practice-fixture.ts';
import { drawWorksheetQuestions } from './draw-worksheet-questions.ts';

const request = { subject: 'math', grade: 4, topic: 'Addition', count: 40 } as const;

test('drawWorksheetQuestions: draws forty different questions, and new ones for the next worksheet', async () => {
  const source = createQuestionSource();
  const first = await drawWorksheetQuestions(request, source);
  const keys = new Set(first.map(toQuestionKey));
  expect(keys.size).toBe(40);
  const next = await drawWorksheetQuestions({ ...request, seen: keys }, source);
  expect(next.filter((question) => keys.has(toQuestionKey(question)))).toEqual([]);
});

const questions = Array.from({ length: 12 }, (_, index) => createPracticeQuestion(`Question ${index}?`));
const small: QuestionSource = {
  async questions({ count, seen = new Set(), taken = new Set() }) {
    const rank = ({ text }: { text: string }) => Number(seen.has(text));
    return questions
      .filter(({ text }) => !taken.has(text))
      .toSorted((one, other) => rank(one) - rank(other))
      .slice(0, count);
  },
};

test('drawWorksheetQuestions: repeats questions of the worksheet before only if there are too few others', async () => {
  const seen = new Set(questions.slice(0, 8).map(toQuestionKey));
  const drawn = await drawWorksheetQuestions({ ...request, count: 10, seen }, small);
  const keys = drawn.map(toQuestionKey);
  expect(new Set(keys).size).toBe(10);
  expect(questions.slice(8).every((question) => keys.includes(toQuestionKey(question)))).toBe(true);
});

test('drawWorksheetQuestions: returns all there are, without those for other grades', async () => {
  expect(await drawWorksheetQuestions(request, small)).toHaveLength(12);
  const others: QuestionSource = {
    questions: async () => questions.map((question) => ({ ...question, substitute: 'other-grades' as const })),
  };
  expect(await drawWorksheetQuestions(request, others)).toEqual([]);
});
