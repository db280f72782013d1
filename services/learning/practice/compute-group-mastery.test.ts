import { expect, test } from 'vitest';
import { computeGroupMastery } from './compute-group-mastery.ts';

const session = (name: string, correct: number, topic = 'Fractions') => ({
  ...{ student_id: `id of ${name}`, student_name: name, subject: 'math', grade: 4, topic, day: '2026-11-20' },
  ...{ questions_answered: 5, correct_answers: correct },
});

test('computeGroupMastery: names the students of each topic, and puts what most are learning first', () => {
  const sessions = [
    ...[session('Ada', 5), session('Ada', 5), session('Ada', 2, 'Algebra')],
    ...[session('Ben', 1, 'numerators'), session('Ben', 4, 'Algebra')],
  ].map((each) => ({ ...each, subject: 'math' as const }));
  const names = (students: readonly { name: string }[]) => students.map(({ name }) => name);
  expect(
    computeGroupMastery(sessions).map(({ topic, steady, learning }) => [topic, names(steady), names(learning)]),
  ).toEqual([
    ['Algebra', [], ['Ada', 'Ben']],
    ['Fractions', ['Ada'], ['Ben']],
  ]);
});

test('computeGroupMastery: a group without sessions has no topics', () => expect(computeGroupMastery([])).toEqual([]));
