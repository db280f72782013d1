import { expect, test } from 'vitest';
import type { LogEvent } from '../../engine/table.ts';
import { notificationsTable, toNotificationContent } from './projection.ts';

const submitted = {
  ...{ homework: 'h', student: 's', contentVersion: 1, questions: [], answers: [], late: false, correct: 1, grade: 50 },
};
const regraded = { correct: 1, how: 'regrade', contentVersion: 2 } as const;

test.each([
  [
    'notifies of a grade',
    { type: 'SubmissionGraded', data: { grade: 80 } },
    { what: 'graded', grade: 80, from_grade: null },
  ],
  [
    'notifies of the grade of answers that were entered from paper',
    { type: 'HomeworkSubmitted', data: { ...submitted, onPaper: true } },
    { what: 'graded', grade: 50, from_grade: null },
  ],
  ['is silent about a grade that the student sees at once', { type: 'HomeworkSubmitted', data: submitted }, undefined],
  [
    'notifies of an accepted report with its points',
    { type: 'PracticeReportAccepted', data: { question: 0, correct: 1, points: 10, day: '2026-03-20' } },
    { what: 'report-accepted', points: 10 },
  ],
  [
    'notifies of a dismissed report',
    { type: 'PracticeReportDismissed', data: { question: 0 } },
    { what: 'report-dismissed', points: 0 },
  ],
  [
    'notifies of an undone decision with the points that it took back',
    { type: 'PracticeReportReopened', data: { question: 0, correct: 1, points: 10, day: '2026-03-20' } },
    { what: 'report-reopened', points: 10 },
  ],
  [
    'notifies of assigned practice',
    { type: 'PracticeAssigned', data: { subject: 'math', grade: 4, topic: 'fractions' } },
    { what: 'practice-assigned', assigned: '{"subject":"math","grade":4,"topic":"fractions","due_on":null}' },
  ],
  [
    'is silent when assigned practice is taken back',
    { type: 'AssignedPracticeWithdrawn', data: { assigned: '00000000-0000-4000-8000-000000000001' } },
    undefined,
  ],
  ['notifies of an answered case', { type: 'CaseAnswered', data: { case: 'c', text: 't' } }, { what: 'case-answered' }],
  [
    'notifies of a case that was resolved by a correction',
    { type: 'CaseResolved', data: { case: 'c', correction: 'row' } },
    { what: 'case-corrected' },
  ],
  [
    'notifies of a case that was resolved by an explanation',
    { type: 'CaseResolved', data: { case: 'c', text: 't' } },
    { what: 'case-explained' },
  ],
  ['is silent about a case that the student opens', { type: 'CaseOpened', data: { kind: 'other' } }, undefined],
  ['notifies of a removed nickname', { type: 'NicknameReset', data: {} }, { what: 'nickname-reset' }],
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
const toEvent = (stream: string, type: string, data: object): LogEvent =>
  ({
    ...{ stream, id: 'event-1', type, data, version: 2 },
    ...{ recordedAt: '2026-03-20T18:00:00Z', metadata: { actor: { id: 'lee' } } },
  }) as unknown as LogEvent;

test('notifications: one row for each event that notifies the student', () => {
  const stream = `submission-${homework}-${student}`;
  expect(notificationsTable.rowsOf(toEvent(stream, 'SubmissionGraded', { grade: 80 }))).toEqual([
    {
      ...{ id: 'event-1', student_id: student, homework_id: homework, session_id: null, actor_id: 'lee' },
      ...{
        what: 'graded',
        grade: 80,
        from_grade: null,
        points: null,
        assigned: null,
        created_at: '2026-03-20T18:00:00Z',
      },
    },
  ]);
  const session = '00000000-0000-4000-a000-000000000001';
  expect(
    notificationsTable.rowsOf(toEvent(`practice-${session}-${student}`, 'PracticeReportDismissed', { question: 1 })),
  ).toMatchObject([
    { student_id: student, homework_id: null, session_id: session, what: 'report-dismissed', grade: null, points: 0 },
  ]);
  expect(notificationsTable.rowsOf(toEvent(`leaderboard-${student}`, 'NicknameReset', {}))).toMatchObject([
    { student_id: student, homework_id: null, session_id: null, what: 'nickname-reset', points: null },
  ]);
  expect(notificationsTable.rowsOf(toEvent(stream, 'HomeworkSubmitted', {}))).toEqual([]);
  expect(notificationsTable.rowsOf(toEvent(`student-${student}`, 'StudentArchived', {}))).toEqual([]);
});
