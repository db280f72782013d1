import { z } from 'zod';
import { GROUP_STUDENTS_MAX, SCHOOL_GRADE_MAX, TOPIC_LENGTH_MAX } from '#events/values/limits.ts';
import { civilDate, practiceSubject } from '#events/values/shapes.ts';
import { id, instant, lowerCaseId, text } from './primitives.ts';

/** A topic that a tutor assigned to a student as practice. */
export const assignedPracticeRow = z.strictObject({
  id,
  student_id: id,
  subject: practiceSubject,
  grade: z.int(),
  topic: z.string(),
  due_on: civilDate.nullable(),
  /** Whether the day on which it was due has passed while it is open. */
  overdue: z.boolean(),
  assigned_by_name: z.string(),
  assigned_at: instant,
  /** When the student completed a session of the topic and grade; null while it is open. */
  done_at: instant.nullable(),
});
export type AssignedPracticeRow = z.infer<typeof assignedPracticeRow>;

const studentsSentence = 'Choose at least one student.';

/** POST /api/assigned-practice (assignPractice, tutor). `topic` is the name of a topic that has questions. */
export const assignPracticeRequest = z.strictObject({
  students: z.array(lowerCaseId).min(1, studentsSentence).max(GROUP_STUDENTS_MAX),
  subject: practiceSubject,
  grade: z.int().min(1).max(SCHOOL_GRADE_MAX),
  topic: text(TOPIC_LENGTH_MAX),
  due_on: civilDate.nullable(),
});
export type AssignPracticeRequest = z.input<typeof assignPracticeRequest>;
/** Numbers of students: who got it, who has the topic and grade open already, and who has as many open as one can have. */
export const assignPracticeResponse = z.strictObject({ assigned: z.int(), already: z.int(), full: z.int() });
export type AssignPracticeResponse = z.infer<typeof assignPracticeResponse>;

/** POST /api/assigned-practice/withdraw (withdrawAssignedPractice, tutor): what a student has done stays. */
export const withdrawAssignedPracticeRequest = z.strictObject({
  assigned: z
    .array(z.strictObject({ student_id: lowerCaseId, id: lowerCaseId }))
    .min(1)
    .max(GROUP_STUDENTS_MAX),
});
export type WithdrawAssignedPracticeRequest = z.input<typeof withdrawAssignedPracticeRequest>;
export const withdrawAssignedPracticeResponse = z.strictObject({ withdrawn: z.int() });
export type WithdrawAssignedPracticeResponse = z.infer<typeof withdrawAssignedPracticeResponse>;
