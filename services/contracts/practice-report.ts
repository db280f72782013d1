/** What a student practised in one week, in numbers and in three sentences, and the goal of the week. */
import { z } from 'zod';
import { WEEKLY_GOAL_MAX } from '#events/values/limits.ts';
import { civilDate } from '#events/values/shapes.ts';
import { id } from './primitives.ts';

const count = z.int().min(0);

/** GET /api/students/{id}/practice/report (getPracticeReport, student: their own; tutor; family): this week and the one before. */
export const practiceReportResponse = z.strictObject({
  student: z.strictObject({ id, name: z.string() }),
  /** The Monday of the week. */
  monday: civilDate,
  sessions: count,
  days: count,
  answers: count,
  correct: count,
  /** Sessions of the week before. */
  sessions_before: count,
  /** Sessions in a week that the student or a tutor chose as the goal; null without one. */
  goal: z.int().positive().nullable(),
});
export type PracticeReport = z.infer<typeof practiceReportResponse>;

/** POST /api/students/{id}/practice/goal (choosePracticeGoal, student: their own; tutor). Null means no goal. */
export const choosePracticeGoalRequest = z.strictObject({
  sessions: z.int().min(1).max(WEEKLY_GOAL_MAX).nullable(),
});
export type ChoosePracticeGoalRequest = z.input<typeof choosePracticeGoalRequest>;
