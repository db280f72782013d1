import { isolateBidi } from '#contracts/isolate-bidi.ts';

/** The accessible name of the bell. */
export const toBellNameText = (unseen: number): string =>
  unseen === 0 ? 'Notifications' : `Notifications, ${unseen} new`;

export const notificationsTexts = {
  title: 'Notifications',
  loading: 'Loading notifications...',
  failed: 'Error loading notifications',
  empty: 'No notifications yet',
  emptyText: "You'll hear about grades, practice, your questions and your nickname here.",
  fresh: 'New',
  by: (name: string) => `by ${isolateBidi(name)}`,
} as const;

export const toTodayAtText = (time: string) => `Today, ${time}`;
