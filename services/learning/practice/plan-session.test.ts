import { describe, expect, test } from 'vitest';
import type { SessionWithAnswers } from '#projections/learning/practice-sessions/practice-sessions-query.ts';
import { createPracticeQuestion } from '#testing/practice-fixture.ts';
import { planSession } from './plan-session.ts';

const choice = { subject: 'science', grade: 4, topic: 'Plants', today: '2026-11-24' } as const;

/** A session of five questions whose texts begin with `name`; each letter of `results` is an answer: r right, w wrong. */
const session = (name: string, results: string, change: Partial<SessionWithAnswers> = {}): SessionWithAnswers => ({
  ...{ id: name, subject: 'science', grade: 4, topic: 'Plants', day: '2026-11-20', reports: {}, put_right: [] },
  race_id: null,
  questions: [...results].map((_, at) => ({
    ...createPracticeQuestion(`${name}${at}`),
    options: ['a', 'b', 'c', 'd'],
  })),
  answers: Object.fromEntries([...results].map((result, at) => [at, { choice: 0, correct: result === 'r' }])),
  ...change,
});
const plan = (sessions: readonly SessionWithAnswers[], change: object = {}) =>
  planSession(
    sessions,
    sessions.map(({ topic, questions }) => ({
      topic,
      questions: questions.map(({ text }) => ({ text, figure: null })),
    })),
    { ...choice, ...change },
  );

describe('difficulty', () => {
  test.each([
    ['nine of the last ten correct', ['rrrrr', 'rrrrw', 'wwwww'], {}, 'hard'],
    ['eight', ['rrrrr', 'rrrww'], {}, undefined],
    ['five', ['rrrww', 'rrwww'], {}, undefined],
    ['four', ['rrwww', 'rrwww', 'rrrrr'], {}, 'easy'],
    ['too few answers', ['wwwww'], {}, undefined],
    ['mathematics', ['rrrrr', 'rrrrr'], { subject: 'math', topic: 'Fractions' }, undefined],
    ['another grade', ['rrrrr', 'rrrrr'], { grade: 5 }, undefined],
    ['another topic', ['rrrrr', 'rrrrr'], { topic: 'Cells' }, 'hard'],
  ] as const)('planSession: %s', (_, results, change, difficulty) => {
    expect(
      plan(
        results.map((result, at) => session(`${at}-`, result)),
        change,
      ).difficulty,
    ).toBe(difficulty);
  });
});

test('planSession: answers of a class race change no difficulty, and what was missed in it comes back', () => {
  const races = ['w0', 'w1'].map((name) => session(name, 'wwwww', { race_id: 'race' }));
  expect(plan(races)).toMatchObject({ difficulty: undefined, missed: { missedOn: '2026-11-20' } });
  expect(plan([...races, session('a', 'rrrrr'), session('b', 'rrrrr')]).difficulty).toBe('hard');
});

describe('missed questions', () => {
  const missed = (sessions: readonly SessionWithAnswers[], change: object = {}) => {
    const found = plan(sessions, change).missed;
    return found && [found.text, found.missedOn];
  };

  test('planSession: a missed question comes back after three days, with its day', () => {
    expect(missed([session('a', 'rwrrr', { day: '2026-11-21' })])).toEqual(['a1', '2026-11-21']);
    expect(missed([session('a', 'rwrrr', { day: '2026-11-22' })])).toBeUndefined();
  });

  test('planSession: the one that was missed the longest time ago', () => {
    expect(missed([session('b', 'wrrrr'), session('a', 'rrwrw', { day: '2026-11-10' })])).toEqual(['a4', '2026-11-10']);
  });

  test('planSession: not one that was answered correctly since, but one that was missed again', () => {
    const first = session('a', 'wrrrr', { day: '2026-11-10' });
    expect(missed([session('a', 'r'), first])).toBeUndefined();
    expect(missed([session('a', 'w'), first])).toEqual(['a0', '2026-11-20']);
    expect(missed([session('a', 'w', { day: '2026-11-23' }), first])).toBeUndefined();
    expect(missed([{ ...first, put_right: [0] }])).toBeUndefined();
  });

  test('planSession: not one of another topic, of another grade, or that was reported, unless the report was dismissed', () => {
    expect(missed([session('a', 'w')], { topic: 'Cells' })).toBeUndefined();
    expect(missed([session('a', 'w')], { grade: 5 })).toBeUndefined();
    const report = { reported_at: '', settled_by: null, settled_at: null };
    for (const state of ['accepted', 'open'] as const)
      expect(missed([session('a', 'w', { reports: { 0: { ...report, state } } })])).toBeUndefined();
    expect(missed([session('a', 'w', { reports: { 0: { ...report, state: 'dismissed' } } })])).toBeDefined();
    expect(missed([session('a', 'w', { topic: 'photosynthesis' })])).toEqual(['a0', '2026-11-20']);
  });
});

test('planSession: the last 200 questions of the topic and the last 50 of the subject count as seen', () => {
  const asked = (topic: string, sessions: number) =>
    Array.from({ length: sessions }, (_, at) => ({
      topic,
      questions: [0, 1, 2, 3, 4].map((n) => ({ text: `${topic} ${at}-${n}`, figure: null })),
    }));
  const { seen } = planSession(
    [],
    [...asked('Cells', 20), ...asked('Plants', 50), ...asked('photosynthesis', 1)],
    choice,
  );
  const isSeen = (text: string) => seen.has(text);
  expect(['Plants 0-0', 'Plants 39-4', 'Cells 9-4'].map(isSeen)).toEqual([true, true, true]);
  expect(['Plants 40-0', 'Cells 10-0', 'photosynthesis 0-0'].map(isSeen)).toEqual([false, false, false]);
  expect(planSession([], asked('photosynthesis', 1), choice).seen.has('photosynthesis 0-4')).toBe(true);
});

test('planSession: the question that comes back counts as seen', () => {
  const sessions = Array.from({ length: 60 }, (_, at) => session(`${at}-`, at === 59 ? 'wrrrr' : 'rrrrr'));
  expect(plan(sessions).seen.has('59-0')).toBe(true);
});
