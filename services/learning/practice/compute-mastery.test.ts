import { describe, expect, test } from 'vitest';
import { topicsBySubject } from '#services/learning/questions/topics/topics-by-subject.ts';
import { chooseTodaysTopic, computeMastery, type PractisedSession } from './compute-mastery.ts';

const session = (correct: number, change: Partial<PractisedSession> = {}): PractisedSession => ({
  ...{ subject: 'math', grade: 4, topic: 'Fractions', questions_answered: 5, correct_answers: correct },
  ...{ day: '2026-11-20', ...change },
});
const toStates = (sessions: readonly PractisedSession[]) =>
  computeMastery(sessions).map(({ topic, answers, correct, state }) => [topic, answers, correct, state]);

describe('computeMastery', () => {
  test.each([
    ['one session, all correct', [session(5)], 5, 5, 'learning'],
    ['eight of ten', [session(3), session(5)], 10, 8, 'steady'],
    ['seven of ten', [session(5), session(2)], 10, 7, 'learning'],
    ['older answers do not count', [session(5), session(5), session(0)], 10, 10, 'steady'],
    ['newer mistakes count', [session(1), session(5), session(5)], 10, 6, 'learning'],
  ])('computeMastery: %s', (_, sessions, answers, correct, state) => {
    expect(toStates(sessions)).toEqual([['Fractions', answers, correct, state]]);
  });

  test('computeMastery: spellings of one topic count together, grades and subjects do not', () => {
    expect(
      toStates([
        session(5, { topic: 'fractoins!' }),
        session(4, { topic: 'numerators' }),
        session(3, { grade: 5 }),
        session(2, { subject: 'science', topic: 'Plants' }),
        session(1, { topic: 'Magic squares' }),
        session(5, { topic: 'magic squares' }),
      ]),
    ).toEqual([
      ['Fractions', 10, 9, 'steady'],
      ['Fractions', 5, 3, 'learning'],
      ['Plants', 5, 2, 'learning'],
      ['Magic squares', 10, 6, 'learning'],
    ]);
  });

  test('computeMastery: knows the last day of a topic', () => {
    const [topic] = computeMastery([session(5, { day: '2026-11-21' }), session(5)]);
    expect(topic?.last_day).toBe('2026-11-21');
  });
});

describe('chooseTodaysTopic', () => {
  const choose = (sessions: readonly PractisedSession[]) =>
    chooseTodaysTopic(computeMastery(sessions), '2026-11-24')?.topic;
  const today = { day: '2026-11-24' };

  test('chooseTodaysTopic: null before the first session', () =>
    expect(chooseTodaysTopic([], '2026-11-24')).toBeNull());

  test('chooseTodaysTopic: the learned topic with the fewest correct answers', () => {
    expect(
      choose([session(4), session(1, { topic: 'Plants', subject: 'science' }), session(3, { topic: 'Algebra' })]),
    ).toBe('Plants');
  });

  test('chooseTodaysTopic: of equal ones, the one that was practised first', () => {
    expect(choose([session(3), session(3, { topic: 'Algebra', day: '2026-11-19' })])).toBe('Algebra');
  });

  test('chooseTodaysTopic: a new topic of the subject when the others are steady or of today', () => {
    expect(choose([session(5), session(5)])).toBe('Addition');
    expect(choose([session(0, today)])).toBe('Addition');
    expect(choose([session(0, today), session(0, { topic: 'Algebra', ...today })])).toBe('Addition');
  });

  test('chooseTodaysTopic: other grades do not count', () => {
    expect(choose([session(4), session(0, { grade: 3, topic: 'Algebra' })])).toBe('Fractions');
  });

  test('chooseTodaysTopic: the longest unpractised topic when all of the subject are steady', () => {
    const names = topicsBySubject.math.map(({ name }) => name);
    const all = names.flatMap((topic, at) => {
      const day = `2026-11-${20 - at}`;
      return [session(5, { topic, day }), session(5, { topic, day })];
    });
    expect(choose(all)).toBe(names.at(-1));
  });
});
