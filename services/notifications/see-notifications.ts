import { seeNotificationsRequest } from '#contracts/notifications.ts';
import { defineUseCase } from '#services/http/use-case.ts';
import { markSeen } from './notification-rows.ts';

export const seeNotifications = defineUseCase({
  operation: 'seeNotifications',
  summary: 'Marks as seen what a student was told, up to the one that is named',
  method: 'POST',
  path: '/api/notifications/seen',
  access: 'student',
  body: seeNotificationsRequest,
  run: async ({ body, profile }, { readModels: { sql } }) => {
    await markSeen(sql, profile.id, body.id);
    return { body: undefined };
  },
});
