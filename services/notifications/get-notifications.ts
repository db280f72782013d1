import { notificationsAnswer } from '#contracts/notifications.ts';
import { defineUseCase } from '#services/http/use-case.ts';
import { notificationsOf } from './notification-rows.ts';

export const getNotifications = defineUseCase({
  operation: 'getNotifications',
  summary: 'What a student is told: the newest 50, and how many are not seen yet',
  method: 'GET',
  path: '/api/notifications',
  access: 'student',
  answer: notificationsAnswer,
  run: async ({ profile }, { readModels: { sql } }) => ({ body: await notificationsOf(sql, profile.id) }),
});
