import { z } from 'zod';
import { PAGE_ROWS_MAX } from '#events/values/limits.ts';
import { civilDate, role } from '#events/values/shapes.ts';
import { id, nameCursor } from './primitives.ts';

const count = z.int().min(0);

/** A current student whose classes run out, or who attended without one. */
export const studentInNeed = z.strictObject({
  id,
  name: z.string(),
  classes_remaining: count,
  classes_uncovered: count,
});
export type StudentInNeed = z.infer<typeof studentInNeed>;

/** The first few of them, and how many there are. */
const firstInNeed = z.strictObject({ students: z.array(studentInNeed), total: count });

/** GET /api/students/in-need?need=… (getStudentsInNeed, tutor): all of them, page by page. */
export const studentsInNeedQuery = z.strictObject({
  need: z.enum(['low', 'uncovered']),
  cursor: nameCursor.optional(),
  limit: z.coerce.number().int().min(1).max(PAGE_ROWS_MAX).optional(),
});
export const studentsInNeedAnswer = z.strictObject({
  students: z.array(studentInNeed),
  total: count,
  next_cursor: nameCursor.nullable(),
});

export const attendanceWeek = z.strictObject({
  /** The week's first day in the centre's calendar. */
  monday: civilDate,
  present: count,
  absent: count,
});
export type AttendanceWeek = z.infer<typeof attendanceWeek>;

/** People without a personal key: what is sealed under theirs cannot be read until the key is restored. */
const missingKeys = z.strictObject({
  total: count,
  /** The first few by name. */
  people: z.array(z.strictObject({ id, name: z.string(), role })),
  /** Names of the first few owners of the centre, who can have keys restored. */
  owners: z.array(z.string()),
});
export type MissingKeys = z.infer<typeof missingKeys>;

/** GET /api/dashboard (getTutorDashboard, tutor). All but `weeks` is about current students alone. */
export const dashboardAnswer = z.strictObject({
  /** The centre's day that all of this is of. */
  today: civilDate,
  students: count,
  classes_total: count,
  classes_remaining: count,
  /** Today's marks, and how many students are without one. */
  attendance: z.strictObject({ present: count, absent: count, unmarked: count }),
  /** One’s own homework, without what was deleted. */
  assignments: count,
  /** Practice questions that students say are wrong and nobody has decided on. */
  reported_questions: count,
  /** Accounts that wait for a tutor's approval. */
  sign_ups_waiting: count,
  missing_keys: missingKeys,
  /** With LOW_CLASSES remaining or fewer, the fewest first. */
  low: firstInNeed,
  /** With classes attended that none was left for, the most first. */
  uncovered: firstInNeed,
  /** Oldest first, the last one is this week; marks of former students count, since these classes were given. */
  weeks: z.array(attendanceWeek),
});
export type DashboardAnswer = z.infer<typeof dashboardAnswer>;
