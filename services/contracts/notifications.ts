import { z } from 'zod';
import { id, instant } from './primitives.ts';

/** A notification to a student that a grade was given, corrected by a tutor, or recalculated. */
export const notificationRow = z.strictObject({
  id,
  what: z.enum(['graded', 'grade-corrected', 'regraded']),
  homework_id: id,
  homework_title: z.string(),
  grade: z.int(),
  from_grade: z.int().nullable(),
  actor_name: z.string(),
  created_at: instant,
  seen: z.boolean(),
});
export type NotificationRow = z.infer<typeof notificationRow>;

/** GET /api/notifications (getNotifications, student): the newest 50, and how many of the newest 100 are unseen. */
export const notificationsResponse = z.strictObject({ notifications: z.array(notificationRow), unseen: z.int() });

/** POST /api/notifications/seen (seeNotifications, student): marks this notification and all older ones as seen; answers 204. */
export const seeNotificationsRequest = z.strictObject({ id });
