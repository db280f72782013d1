import type { CentreRules } from '#events/core/centre/centre-rules.ts';
import { toClassTimeMs } from '#services/core/timetable/list-classes.ts';

const HOUR_MS = 3_600_000;

interface ReportedAbsence {
  readonly date: string;
  /** UTC instant. */
  readonly reportedAt: string;
  /** When the first class of the day begins, `HH:MM`; null without one. */
  readonly firstClass: string | null;
}

interface Rules {
  /** The rules of the day. */
  readonly rules: Pick<CentreRules, 'lateCancellationHours' | 'closedDays'>;
  readonly timeZone: string;
}

/**
 * Whether a student or their family reported an absence in time by the rule of late cancellations of the day: at least its hours before
 * their first class. Null without the rule, and without a class.
 */
export function toAbsenceNotice({ date, reportedAt, firstClass }: ReportedAbsence, { rules, timeZone }: Rules) {
  const { lateCancellationHours: hours, closedDays } = rules;
  if (hours === 0 || firstClass === null || closedDays.some(({ day }) => day === date)) return null;
  const noticeMs = toClassTimeMs(date, firstClass, timeZone) - Date.parse(reportedAt);
  return { class_begins: firstClass, in_time: noticeMs >= hours * HOUR_MS };
}
