/** The rules of the reports that a student is not coming on a day. A report marks nobody. */
import { addDays } from '../../values/add-days.ts';
import { ABSENCE_AHEAD_DAYS_MAX, ABSENCE_REPORTS_PER_DATE_MAX, ABSENCES_OPEN_MAX } from '../../values/limits.ts';
import type { StudentEvent } from './events.ts';
import type { MarksByDate } from './marks-by-date.ts';

/** What was reported for a day: whether the newest report is open, and how often there was one. */
export interface AbsenceReport {
  readonly isOpen: boolean;
  readonly reports: number;
}

export type AbsenceCommand =
  /** An empty or missing reason means none. */
  { type: 'ReportAbsence'; date: string; reason?: string | undefined } | { type: 'WithdrawAbsence'; date: string };

export type AbsenceRefusal =
  | 'absence-in-past'
  | 'absence-too-far'
  | 'absence-reported'
  | 'absence-marked'
  | 'absence-reported-too-often'
  | 'absences-full';

interface AbsenceState {
  /** By their days. */
  readonly absences: ReadonlyMap<string, AbsenceReport>;
  readonly marks: MarksByDate;
}

export function decideAbsence(
  { absences, marks }: AbsenceState,
  command: AbsenceCommand,
  today: string,
): StudentEvent[] | AbsenceRefusal {
  const { date } = command;
  const report = absences.get(date);
  if (command.type === 'WithdrawAbsence' && !report?.isOpen) return [];
  if (date < today) return 'absence-in-past';
  if (marks.get(date)) return 'absence-marked';
  if (command.type === 'WithdrawAbsence') return [{ type: 'AbsenceReportWithdrawn', data: { date } }];
  if (date > addDays(today, ABSENCE_AHEAD_DAYS_MAX)) return 'absence-too-far';
  if (report?.isOpen) return 'absence-reported';
  if (report && report.reports >= ABSENCE_REPORTS_PER_DATE_MAX) return 'absence-reported-too-often';
  const open = [...absences].filter(([day, { isOpen }]) => isOpen && day >= today);
  if (open.length >= ABSENCES_OPEN_MAX) return 'absences-full';
  const { reason } = command;
  return [{ type: 'AbsenceReported', data: { date, ...(reason ? { reason } : {}) } }];
}
