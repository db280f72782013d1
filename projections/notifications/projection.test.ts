import { expect, test } from 'vitest';
import type { LogEvent } from '../engine/table.ts';
import {
  NOTIFICATIONS_KEPT_PER_STUDENT,
  notificationsTable,
  type StudentNotificationsRow,
  toNotificationContent,
} from './projection.ts';

const regraded = { correct: 1, how: 'regrade', contentVersion: 2 } as const;

test.each([
  [
    'notifies of a grade',
    { type: 'SubmissionGraded', data: { grade: 80 } },
    { what: 'graded', grade: 80, from_grade: null },
  ],
  [
    'notifies of a corrected grade',
    { type: 'GradeCorrected', data: { from: 80, grade: 90, reason: 'r' } },
    { what: 'grade-corrected', grade: 90, from_grade: 80 },
  ],
  [
    'notifies of changed feedback with the same grade',
    { type: 'GradeCorrected', data: { from: 80, grade: 80, feedback: 'f', reason: 'r' } },
    { what: 'grade-corrected', grade: 80, from_grade: 80 },
  ],
  [
    'notifies of a grade that a regrading changed',
    { type: 'SubmissionRegraded', data: { from: 0, grade: 50, ...regraded } },
    { what: 'regraded', grade: 50, from_grade: 0 },
  ],
  [
    'is silent about a regrading that leaves the grade unchanged',
    { type: 'SubmissionRegraded', data: { from: 50, grade: 50, ...regraded } },
    undefined,
  ],
] as const)('toNotificationContent: %s', (_, event, expected) => {
  expect(toNotificationContent(event)).toEqual(expected);
});

const homework = '00000000-0000-4000-9000-000000000001';
const student = '00000000-0000-4000-8000-000000000001';
const corrected = (number: number): LogEvent =>
  ({
    ...{ stream: `submission-${homework}-${student}`, id: `event-${number}.`, type: 'GradeCorrected', version: number },
    ...{ recordedAt: new Date(number * 1_000).toISOString(), metadata: { actor: { id: 'lee' } } },
    data: { from: 0, grade: 1, reason: 'r' },
  }) as unknown as LogEvent;
const none = () => {
  throw new Error('the fold must not ask for the change of another table');
};
const fold = (from: number, to: number, row?: StudentNotificationsRow) => {
  let folded = row;
  for (let number = from; number <= to; number += 1)
    folded = notificationsTable.evolve(folded, corrected(number), none) ?? folded;
  return folded;
};
const idsIn = (row?: StudentNotificationsRow) => row?.newest.split('\n').map((line) => JSON.parse(line).id);

test('notifications: keeps the newest hundred of a student', () => {
  const row = fold(1, 250);
  expect(idsIn(row)).toEqual(
    Array.from({ length: NOTIFICATIONS_KEPT_PER_STUDENT }, (_, index) => `event-${250 - index}.`),
  );
  expect(row?.student_id).toBe(student);
});

test('notifications: events that are redelivered after a checkpoint was set back change nothing', () => {
  const row = fold(1, 250);
  expect(fold(1, 250, row)).toEqual(row);
  expect(fold(240, 260, row)).toEqual(fold(1, 260));
});
