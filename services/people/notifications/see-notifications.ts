import type { Sql } from 'postgres';
import { seeNotificationsRequest } from '#contracts/notifications.ts';
import { fetchNotificationCreatedAt } from '#projections/people/notifications/notifications-query.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';

export const seeNotifications = defineUseCase({
  operation: 'seeNotifications',
  attempt: 'mark notifications as seen',
  summary: 'Marks a student’s notifications as seen, up to the named one',
  method: 'POST',
  path: '/api/notifications/seen',
  access: 'student',
  relation: 'own-account',
  body: seeNotificationsRequest,
  run: async ({ body, profile }, { readModels: { sql } }: Context<'readModels'>) => {
    await markSeen(sql, profile.id, body.id);
    return { body: undefined };
  },
});

/** Moves the student's last seen notification forward; ignores one that is older, or not the student's. */
const markSeen = async (sql: Sql, studentId: string, notificationId: string) => {
  const createdAt = await fetchNotificationCreatedAt(sql, studentId, notificationId);
  if (createdAt === undefined) return;
  await sql`
    insert into desk.notifications_seen as seen (person_id, created_at, event_id)
    values (${studentId}, ${createdAt}, ${notificationId})
    on conflict (person_id) do update set created_at = excluded.created_at, event_id = excluded.event_id
    where (seen.created_at, seen.event_id) < (excluded.created_at, excluded.event_id)`;
};
