import { z } from 'zod';
import { civilDate, role } from '#events/values/shapes.ts';
import { id, instant, nameCursor, namedPerson, pageLimit } from './primitives.ts';
import { studentRow } from './students.ts';
import { plannedClass } from './timetable.ts';

const count = z.int().min(0);

/** A current student who has few classes remaining, uncovered classes, or waiting classes that fit under the cap. */
export const studentInNeed = studentRow
  .pick({
    ...({ id: true, name: true } as const),
    ...({ classes_remaining: true, classes_uncovered: true, classes_waiting: true } as const),
  })
  .extend({
    /** The day of the oldest uncovered class; null without one. */
    oldest_uncovered_on: civilDate.nullable(),
  });
export type StudentInNeed = z.infer<typeof studentInNeed>;

/** The first few students in need, and the number of all of them. */
const firstInNeed = z.strictObject({ students: z.array(studentInNeed), total: count });

/** GET /api/students/in-need?need=… (getStudentsInNeed, tutor): all students with that need, in pages. */
export const studentsInNeedQuery = z.strictObject({
  need: z.enum(['low', 'uncovered', 'waiting']),
  cursor: nameCursor.optional(),
  limit: pageLimit.optional(),
});
export type StudentsInNeedQuery = z.input<typeof studentsInNeedQuery>;
export const studentsInNeedResponse = z.strictObject({
  students: z.array(studentInNeed),
  total: count,
  next_cursor: nameCursor.nullable(),
});
export type StudentsInNeedResponse = z.infer<typeof studentsInNeedResponse>;

export const attendanceWeek = z.strictObject({
  /** The week's first day in the centre's calendar. */
  monday: civilDate,
  present: count,
  absent: count,
});
export type AttendanceWeek = z.infer<typeof attendanceWeek>;

/** People whose personal key is missing: their sealed data cannot be read until the key is restored. */
const missingKeys = z.strictObject({
  total: count,
  /** The first few by name. */
  people: z.array(namedPerson.extend({ role })),
  /** Names of the first few owners of the centre, who can arrange for keys to be restored. */
  owners: z.array(z.string()),
});
export type MissingPersonalKeys = z.infer<typeof missingKeys>;

/** Students whose stored balance differs from the fold of their events: none for people who are not owners. */
const unexplainedBalances = z.strictObject({ total: count, students: z.array(namedPerson) });
export type UnexplainedBalances = z.infer<typeof unexplainedBalances>;

/** GET /api/dashboard (getTutorDashboard, tutor). Everything except `weeks` covers current students only. */
export const dashboardResponse = z.strictObject({
  /** The centre's current date, for which the figures are computed. */
  today: civilDate,
  students: count,
  classes_total: count,
  classes_remaining: count,
  /** Numbers of today's marks, and of students who are expected today and have none. */
  attendance: z.strictObject({ present: count, absent: count, unmarked: count }),
  /** The planned classes of today, by time. */
  classes_today: z.array(plannedClass),
  /** Number of homework that the reader created and has not deleted. */
  assignments: count,
  /** The reader's homework with submissions to grade: the first few, oldest first, and the number of all. */
  to_review: z.strictObject({
    homework: z.array(z.strictObject({ id, title: z.string(), needs_review_count: count })),
    total: count,
  }),
  /** Number of practice questions that students reported as wrong and no tutor has settled. */
  reported_questions: count,
  /** Unresolved cases: their number, and the instant since which the oldest one waits. */
  cases: z.strictObject({ total: count, oldest_at: instant.nullable(), overdue: count }),
  /** Accounts that wait for a tutor's approval: their number, and the instant at which the oldest was created. */
  sign_ups: z.strictObject({ total: count, oldest_at: instant.nullable() }),
  /** Number of messages of the contact form without an answer. */
  messages_unanswered: count,
  missing_keys: missingKeys,
  unexplained_balances: unexplainedBalances,
  /** Students with at most LOW_CLASSES_MAX classes remaining, fewest first. */
  low: firstInNeed,
  /** Students with uncovered classes, most first. */
  uncovered: firstInNeed,
  /** Students with waiting classes that fit under the cap, most first. */
  waiting: firstInNeed,
  /** Oldest first, ending with this week. Marks of former students are included because those classes took place. */
  weeks: z.array(attendanceWeek),
});
export type DashboardResponse = z.infer<typeof dashboardResponse>;
