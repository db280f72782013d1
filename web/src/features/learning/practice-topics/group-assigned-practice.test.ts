import { expect, test } from 'vitest';
import type { AssignedPracticeRow } from '#contracts/assigned-practice.ts';
import type { TopicMastery } from '#contracts/practice-mastery.ts';
import { groupAssignedPractice, listTopicsOfGrade } from './group-assigned-practice.ts';

const row = (id: string, change: Partial<AssignedPracticeRow> = {}): AssignedPracticeRow => ({
  ...{ id, student_id: `of ${id}`, subject: 'math', grade: 4, topic: 'Fractions', due_on: null, overdue: false },
  ...{ assigned_by_name: 'Ms Lee', assigned_at: '2026-11-20T14:32:00.000Z', done_at: null, ...change },
});

test('groupAssignedPractice: one entry for each topic, grade and due day, with who has it open and who is done', () => {
  const done = { done_at: '2026-11-21T14:32:00.000Z' };
  const groups = groupAssignedPractice([
    row('a', { due_on: '2026-11-27' }),
    row('b'),
    row('c', { topic: 'Decimals' }),
    row('d', { ...done, due_on: '2026-11-27' }),
    row('e', { ...done, topic: 'Algebra' }),
  ]);
  const ids = (rows: readonly AssignedPracticeRow[]) => rows.map(({ id }) => id).join();
  expect(groups.map(({ topic, open, done }) => [topic, ids(open), ids(done)])).toEqual([
    ['Fractions', 'a', 'd'],
    ['Fractions', 'b', ''],
    ['Decimals', 'c', ''],
    ['Algebra', '', 'e'],
  ]);
});

const algebra: TopicMastery = {
  ...{ subject: 'math', grade: 5, topic: 'Algebra', answers: 5, correct: 2, state: 'learning', last_day: '2026-11-20' },
};

test('listTopicsOfGrade: practised topics stand in their place, others after the suggested ones', () => {
  const squares: TopicMastery = { ...algebra, topic: 'Magic squares' };
  const [math, english] = listTopicsOfGrade([squares, algebra, { ...algebra, grade: 4, topic: 'Addition' }], 5);
  expect(math?.topics.map(({ topic, state }) => `${topic} ${state}`)).toEqual([
    ...['Addition new', 'Subtraction new', 'Multiplication new', 'Division new', 'Fractions new', 'Decimals new'],
    ...['Geometry new', 'Algebra learning', 'Time new', 'Graphs and Data new', 'Magic squares learning'],
  ]);
  expect(english?.topics.every(({ state, grade }) => state === 'new' && grade === 5)).toBe(true);
});
