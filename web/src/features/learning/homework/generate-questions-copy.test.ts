import { expect, test } from 'vitest';
import { toGenerationFacts, toQuestionsAddedTexts } from './generate-questions-copy.ts';

const facts = { asked: 5, ready: 3, rejected: 0, otherDifficulty: [], otherGrades: [], built: 3, modelFailure: null };

test('toGenerationFacts: names a fault as the reason for missing questions, and otherwise the topic', () => {
  expect(toGenerationFacts({ ...facts, interrupted: true })).toEqual([
    'A technical fault stopped the generation after 3 of 5 questions. Add these, then generate the rest.',
  ]);
  expect(toGenerationFacts({ ...facts, interrupted: false })).toEqual(['There are only 3 questions on this topic.']);
});

test.each([
  [[2, 5], [], ['Questions 2 and 5 are easier or harder than you asked.']],
  [[3], [], ['Question 3 is easier or harder than you asked.']],
  [[], [1, 2, 4], ['Questions 1, 2 and 4 are for other grades, because there were too few.']],
])('toGenerationFacts: names the questions that differ from what was asked', (otherDifficulty, otherGrades, texts) => {
  expect(toGenerationFacts({ ...facts, ready: 5, interrupted: false, otherDifficulty, otherGrades })).toEqual(texts);
});

test.each([
  [5, 5, '5 AI-generated questions have been added to your homework.'],
  [1, 1, '1 AI-generated question has been added to your homework.'],
  [5, 0, '5 built-in questions have been added to your homework.'],
  [1, 0, '1 built-in question has been added to your homework.'],
  [5, 3, '3 AI-generated questions and 2 built-in questions have been added to your homework.'],
])('toQuestionsAddedTexts: of %i questions, a model wrote %i', (count, modelCount, detail) => {
  expect(toQuestionsAddedTexts(count, modelCount)).toEqual({ title: 'Questions Added', detail });
});
