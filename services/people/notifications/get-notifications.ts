import type { Sql } from 'postgres';
import { notificationsResponse } from '#contracts/notifications.ts';
import {
  fetchNotifications,
  type LastSeenNotification,
} from '#projections/people/notifications/notifications-query.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { withTopicNames } from './with-topic-names.ts';

const SHOWN = 50;

export const getNotifications = defineUseCase({
  operation: 'getNotifications',
  summary: `What a student is told: the newest ${SHOWN}, and how many are not seen yet`,
  method: 'GET',
  path: '/api/notifications',
  access: 'student',
  relation: 'own-account',
  answer: notificationsResponse,
  run: async ({ profile }, { readModels: { sql } }: Context<'readModels'>) => {
    const lastSeen = await loadLastSeen(sql, profile.id);
    const { notifications, unseen } = await fetchNotifications(sql, profile.id, { lastSeen, limit: SHOWN });
    return { body: { notifications: withTopicNames(notifications), unseen } };
  },
});

const loadLastSeen = async (sql: Sql, studentId: string): Promise<LastSeenNotification | undefined> => {
  const [row] = await sql<{ created_at: string; event_id: string }[]>`
    select created_at, event_id from desk.notifications_seen where person_id = ${studentId}`;
  return row;
};
