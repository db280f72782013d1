import type { NotificationRow } from '#contracts/notifications.ts';
import { toTopicName } from '#services/learning/questions/topics/topic-slug.ts';

/** Notifications with the names of assigned topics, which the read model knows by their keys. */
export const withTopicNames = <Row extends Pick<NotificationRow, 'assigned'>>(rows: readonly Row[]): Row[] =>
  rows.map(({ assigned, ...row }) => ({
    ...(row as Row),
    assigned: assigned && { ...assigned, topic: toTopicName(assigned.subject, assigned.topic) },
  }));
