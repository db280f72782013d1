import { expect, test } from 'vitest';
import type { TopicMastery } from '#contracts/practice-mastery.ts';
import { listTopicsOfGrade } from './list-topics-of-grade.ts';

const algebra: TopicMastery = {
  ...{ subject: 'math', grade: 5, topic: 'Algebra', answers: 5, correct: 2, state: 'learning', last_day: '2026-11-20' },
};

test('listTopicsOfGrade: practised topics stand in their place, others after the suggested ones', () => {
  const squares: TopicMastery = { ...algebra, topic: 'Magic squares' };
  const [math, english] = listTopicsOfGrade([squares, algebra, { ...algebra, grade: 4, topic: 'Addition' }], 5);
  expect(math?.topics.map(({ topic, state }) => `${topic} ${state}`)).toEqual([
    ...['Addition new', 'Subtraction new', 'Multiplication new', 'Division new', 'Fractions new', 'Decimals new'],
    ...['Geometry new', 'Algebra learning', 'Magic squares learning'],
  ]);
  expect(english?.topics.every(({ state, grade }) => state === 'new' && grade === 5)).toBe(true);
});
