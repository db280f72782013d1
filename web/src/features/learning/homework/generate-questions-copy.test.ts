import { expect, test } from 'vitest';
import { toGenerationFacts } from './generate-questions-copy.ts';

const facts = { asked: 5, ready: 3, rejected: 0, otherDifficulty: 0, otherGrades: 0, built: 3, modelFailure: null };

test('toGenerationFacts: names a fault as the reason for missing questions, and otherwise the topic', () => {
  expect(toGenerationFacts({ ...facts, interrupted: true })).toEqual([
    'A technical fault stopped the generation after 3 of 5 questions. Add these, then generate the rest.',
  ]);
  expect(toGenerationFacts({ ...facts, interrupted: false })).toEqual(['There are only 3 questions on this topic.']);
});
