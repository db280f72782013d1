import { notificationsAnswer } from '#contracts/notifications.ts';
import { fetchNotifications } from '#projections/queries/notifications.ts';
import type { Context } from '#services/use-case-definition/context.ts';
import { defineUseCase } from '#services/use-case-definition/use-case.ts';

const SHOWN = 50;

export const getNotifications = defineUseCase({
  operation: 'getNotifications',
  summary: `What a student is told: the newest ${SHOWN}, and how many are not seen yet`,
  method: 'GET',
  path: '/api/notifications',
  access: 'student',
  answer: notificationsAnswer,
  run: async ({ profile }, { readModels: { sql } }: Context<'readModels'>) => ({
    body: await fetchNotifications(sql, profile.id, SHOWN),
  }),
});
