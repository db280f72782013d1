import { expect, test } from 'vitest';
import { ABSENCE_AHEAD_DAYS_MAX, ABSENCE_REPORTS_PER_DATE_MAX, ABSENCES_OPEN_MAX } from '../../values/limits.ts';
import type { StudentState } from './student-state.ts';
import {
  applyStudentCommands,
  createStudentWithClasses,
  decideStudentCommand,
  TODAY,
  YESTERDAY,
} from './test/student-fixture.ts';

const DAY_MS = 86_400_000;
const later = (days: number) => new Date(Date.parse(TODAY) + days * DAY_MS).toISOString().slice(0, 10);
const report = (date: string, reason?: string) => ({ type: 'ReportAbsence', date, reason }) as const;
const withdraw = (date: string) => ({ type: 'WithdrawAbsence', date }) as const;
const student = createStudentWithClasses(5);

test('ReportAbsence: is for today or a later day within the limit, and marks nobody', () => {
  expect(decideStudentCommand(student, report(TODAY, 'Dentist'))).toEqual([
    { type: 'AbsenceReported', data: { date: TODAY, reason: 'Dentist' } },
  ]);
  expect(decideStudentCommand(student, report(YESTERDAY))).toBe('absence-in-past');
  expect(decideStudentCommand(student, report(later(ABSENCE_AHEAD_DAYS_MAX)))).toHaveLength(1);
  expect(decideStudentCommand(student, report(later(ABSENCE_AHEAD_DAYS_MAX + 1)))).toBe('absence-too-far');
  const reported = applyStudentCommands(student, report(TODAY));
  expect([reported.remaining, reported.marks.get(TODAY)]).toEqual([5, undefined]);
  // A mark takes its class all the same.
  expect(applyStudentCommands(reported, { type: 'MarkAttendance', date: TODAY, status: 'present' }).remaining).toBe(4);
});

test('ReportAbsence: a day has one open report, which can be withdrawn and made again a few times', () => {
  let state: StudentState = student;
  for (let time = 1; time <= ABSENCE_REPORTS_PER_DATE_MAX; time += 1) {
    state = applyStudentCommands(state, report(TODAY));
    expect(decideStudentCommand(state, report(TODAY, 'Ill'))).toBe('absence-reported');
    state = applyStudentCommands(state, withdraw(TODAY));
    expect(decideStudentCommand(state, withdraw(TODAY)), 'withdrawn already').toEqual([]);
  }
  expect(decideStudentCommand(state, report(TODAY))).toBe('absence-reported-too-often');
});

test('ReportAbsence: the open days ahead have a limit', () => {
  const days = Array.from({ length: ABSENCES_OPEN_MAX }, (_, day) => report(later(day)));
  const full = applyStudentCommands(student, ...days);
  expect(decideStudentCommand(full, report(later(ABSENCES_OPEN_MAX)))).toBe('absences-full');
  const room = applyStudentCommands(full, withdraw(later(3)));
  expect(decideStudentCommand(room, report(later(ABSENCES_OPEN_MAX)))).toHaveLength(1);
});

test('absences: once attendance of the day is recorded, a report is neither made nor withdrawn', () => {
  const mark = { type: 'MarkAttendance', date: TODAY, status: 'absent' } as const;
  const marked = applyStudentCommands(student, report(TODAY), mark);
  expect(decideStudentCommand(marked, withdraw(TODAY))).toBe('absence-marked');
  expect(decideStudentCommand(applyStudentCommands(student, mark), report(TODAY))).toBe('absence-marked');
  const voided = applyStudentCommands(marked, { type: 'VoidAttendance', date: TODAY, reason: 'Mistake' });
  expect(decideStudentCommand(voided, withdraw(TODAY))).toEqual([
    { type: 'AbsenceReportWithdrawn', data: { date: TODAY } },
  ]);
});

test('absences: a former student reports nothing', () => {
  const archived = applyStudentCommands(student, { type: 'ArchiveStudent' });
  expect(decideStudentCommand(archived, report(TODAY))).toBe('student-archived');
});
