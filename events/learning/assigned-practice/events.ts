/**
 * The events of the stream `assigned-practice-{studentId}`: the topics that tutors asked one student to practice, and the goal
 * of the week.
 */
import { z } from 'zod';
import { defineEvents, type EventOf } from '../../kernel/event-definition.ts';
import { SCHOOL_GRADE_MAX, WEEKLY_GOAL_MAX } from '../../values/limits.ts';
import { civilDate, practiceSubject, topicSlug } from '../../values/shapes.ts';

export const assignedPracticeEvents = defineEvents({
  /** The event's id is the id of the assigned practice. A completed session of the topic and grade fulfills it. */
  PracticeAssigned: z.strictObject({
    subject: practiceSubject,
    grade: z.int().min(1).max(SCHOOL_GRADE_MAX),
    topic: topicSlug,
    /** The last day on which the session is in time. */
    dueOn: civilDate.optional(),
  }),
  /** A tutor took it back. `assigned` is its id. */
  AssignedPracticeWithdrawn: z.strictObject({ assigned: z.uuid() }),
  /** The student or a tutor chose how many sessions a week are the goal; missing for no goal any longer. */
  WeeklyGoalChosen: z.strictObject({ sessions: z.int().min(1).max(WEEKLY_GOAL_MAX).optional() }),
});
export type AssignedPracticeEvent = EventOf<typeof assignedPracticeEvents>;
