import { expect, test } from 'vitest';
import { toldBy } from './fold.ts';

const regraded = { correct: 1, how: 'regrade', contentVersion: 2 } as const;

test.each([
  ['graded', { type: 'SubmissionGraded', data: { grade: 80 } }, { what: 'graded', grade: 80, from_grade: null }],
  [
    'corrected',
    { type: 'GradeCorrected', data: { from: 80, grade: 90, reason: 'r' } },
    { what: 'grade-corrected', grade: 90, from_grade: 80 },
  ],
  [
    'feedback alone changed',
    { type: 'GradeCorrected', data: { from: 80, grade: 80, feedback: 'f', reason: 'r' } },
    { what: 'grade-corrected', grade: 80, from_grade: 80 },
  ],
  [
    'regraded',
    { type: 'SubmissionRegraded', data: { from: 0, grade: 50, ...regraded } },
    { what: 'regraded', grade: 50, from_grade: 0 },
  ],
  ['regraded, and it stays', { type: 'SubmissionRegraded', data: { from: 50, grade: 50, ...regraded } }, undefined],
] as const)('%s', (_, event, told) => {
  expect(toldBy(event)).toEqual(told);
});
