import { isolateBidi } from '#contracts/isolate-bidi.ts';
import type { NotificationRow } from '#contracts/notifications.ts';

/** The accessible name of the bell. */
export const toBellNameText = (unseen: number): string =>
  unseen === 0 ? 'Notifications' : `Notifications, ${unseen} new`;

/** `“Sums” was graded: 90%` */
export function toNotificationText({ what, homework_title, grade, from_grade }: NotificationRow): string {
  const title = `“${isolateBidi(homework_title)}”`;
  if (what === 'graded') return `${title} was graded: ${grade}%`;
  if (grade === from_grade) return `The feedback on ${title} was changed`;
  const change = `from ${from_grade}% to ${grade}%`;
  return what === 'regraded' ? `${title} was regraded: ${change}` : `The grade of ${title} was changed: ${change}`;
}

export const notificationsTexts = {
  title: 'Notifications',
  loading: 'Loading notifications...',
  failed: 'Error loading notifications',
  empty: 'No notifications yet',
  emptyText: 'When your work is graded, you will read it here.',
  fresh: 'New',
  by: (name: string) => `by ${isolateBidi(name)}`,
} as const;
