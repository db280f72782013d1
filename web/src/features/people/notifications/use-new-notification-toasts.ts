import { useEffect, useRef } from 'react';
import { notify } from '../../../toasts/notify.ts';
import type { NotificationsAnswer } from './api.ts';
import { toNotificationText } from './notifications-copy.ts';

/** Shows a toast for each notification that arrives while the page is open. */
export function useNewNotificationToasts(answer: NotificationsAnswer | undefined): void {
  const known = useRef<Set<string> | null>(null);
  useEffect(() => {
    if (answer === undefined) return;
    const before = known.current;
    known.current = new Set(answer.notifications.map(({ id }) => id));
    if (before === null) return;
    for (const row of answer.notifications.toReversed()) {
      if (!row.seen && !before.has(row.id))
        notify.success({ key: `notification/${row.id}`, title: toNotificationText(row) });
    }
  }, [answer]);
}
