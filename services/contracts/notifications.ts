import { z } from 'zod';
import { civilDate, practiceSubject } from '#events/values/shapes.ts';
import { id, instant } from './primitives.ts';

/**
 * A notification to a student: about a grade, the decision on a practice question that they reported, their nickname that a
 * tutor removed, practice that a tutor assigned, or the answer to a question about classes.
 */
export const notificationRow = z.strictObject({
  id,
  what: z.enum([
    'graded',
    'grade-corrected',
    'regraded',
    'report-accepted',
    'report-dismissed',
    'report-reopened',
    'nickname-reset',
    'practice-assigned',
    'case-answered',
    'case-corrected',
    'case-explained',
    'case-refunded',
  ]),
  /** Null for a report or a nickname, as is the grade. */
  homework_id: id.nullable(),
  homework_title: z.string().nullable(),
  grade: z.int().nullable(),
  from_grade: z.int().nullable(),
  /** The session of a reported question, its subject, and the points that the decision added, or that its undoing took back; null for a grade or a nickname. */
  session_id: id.nullable(),
  subject: practiceSubject.nullable(),
  points: z.int().nullable(),
  /** The practice that was assigned; null for every other notification. */
  assigned: z
    .strictObject({ subject: practiceSubject, grade: z.int(), topic: z.string(), due_on: civilDate.nullable() })
    .nullable(),
  /** The row of the class history that a question about classes is about, and its day of class; null for every other notification. */
  row_id: id.nullable(),
  row_on: civilDate.nullable(),
  actor_name: z.string(),
  created_at: instant,
  seen: z.boolean(),
});
export type NotificationRow = z.infer<typeof notificationRow>;

/** GET /api/notifications (getNotifications, student): the newest 50, and how many of the newest 100 are unseen. */
export const notificationsResponse = z.strictObject({ notifications: z.array(notificationRow), unseen: z.int() });
export type NotificationsResponse = z.infer<typeof notificationsResponse>;

/** POST /api/notifications/seen (seeNotifications, student): marks this notification and all older ones as seen; answers 204. */
export const seeNotificationsRequest = z.strictObject({ id });
export type SeeNotificationsRequest = z.input<typeof seeNotificationsRequest>;
