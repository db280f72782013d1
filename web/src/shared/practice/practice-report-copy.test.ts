import { expect, test } from 'vitest';
import type { PracticeReport } from '#contracts/practice-report.ts';
import { toReportSentences } from './practice-report-copy.ts';

const week: PracticeReport = {
  ...{ student: { id: 'mia', name: 'Mia' }, monday: '2026-11-23', days: 3, answers: 20, correct: 16 },
  ...{ sessions: 4, sessions_before: 2, goal: 5 },
};
const read = (change: Partial<PracticeReport>, own = false) =>
  toReportSentences({ ...week, ...change }, own).map((text) => text.replaceAll(/[\u2068\u2069]/g, ''));

test('toReportSentences: says what was practiced, compares it, and counts to the goal', () => {
  expect(read({})).toEqual([
    'Mia has finished 4 sessions on 3 days this week, with 16 of 20 answers correct.',
    'That is 2 more than last week.',
    'The goal of the week is 5 sessions, so 1 is left.',
  ]);
  expect(read({ sessions: 0, goal: null }, true)).toEqual([
    'You have not practiced yet this week.',
    'There were 2 sessions last week.',
    'There is no goal of the week.',
  ]);
  expect(read({ sessions: 1, days: 1, answers: 5, correct: 1, sessions_before: 1, goal: 1 })).toEqual([
    'Mia has finished 1 session on 1 day this week, with 1 of 5 answers correct.',
    'That is as many as last week.',
    'The goal of the week, 1 session, is reached.',
  ]);
  expect(read({ sessions_before: 0, goal: 20 })[1]).toBe('There was no session last week.');
});
