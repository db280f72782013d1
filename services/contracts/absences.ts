/** Reports that a student is not coming on a day. A report marks nobody. */
import { z } from 'zod';
import { REASON_LENGTH_MAX } from '#events/values/limits.ts';
import { civilDate } from '#events/values/shapes.ts';
import { instant, optionalText } from './primitives.ts';

/** An open report for today or a later day. */
export const absenceReport = z.strictObject({
  date: civilDate,
  reason: z.string().nullable(),
  reported_at: instant,
  /** True when a tutor entered it, because a family called. */
  by_centre: z.boolean(),
  /** True once attendance of the day is recorded, so that the report can no longer be withdrawn. */
  marked: z.boolean(),
});
export type AbsenceReport = z.infer<typeof absenceReport>;

/**
 * POST /api/students/{id}/absences (reportAbsence, by the student, a family of theirs or a tutor): the student is not coming on
 * a day; answers 204.
 */
export const reportAbsenceRequest = z.strictObject({ date: civilDate, reason: optionalText(REASON_LENGTH_MAX) });
export type ReportAbsenceRequest = z.input<typeof reportAbsenceRequest>;

/**
 * POST /api/students/{id}/absences/withdraw (withdrawAbsence, by the student, a family of theirs or a tutor): the student is
 * coming after all; answers 204.
 */
export const withdrawAbsenceRequest = z.strictObject({ date: civilDate });
export type WithdrawAbsenceRequest = z.input<typeof withdrawAbsenceRequest>;
