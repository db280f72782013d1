import { Bell as BellIcon } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { toNotificationText } from '#contracts/notification-words.ts';
import type { NotificationsResponse } from '#contracts/notifications.ts';
import { peopleApi } from '../../../api/people-api.ts';
import { formatWeekdayAndDate } from '../../../lib/dates.ts';
import { notify } from '../../../toasts/notify.ts';
import { Button } from '../../../ui/button.tsx';
import { useMenu } from '../../../ui/use-menu.ts';
import { NotificationList } from './notification-list.tsx';
import { notificationsTexts as copy, toBellNameText } from './notifications-copy.ts';

/** A student's notifications: a button with the number of new ones, and a list. Opening the list marks them as seen. */
export function NotificationBell({ studentId }: { studentId: string }) {
  const panelId = useId();
  const { open, close, button, area } = useMenu<HTMLDivElement>();
  const answer = peopleApi.useGetNotificationsQuery({ studentId });
  const unseen = answer.data?.unseen ?? 0;
  const fresh = useMarkAsSeen(studentId, open, answer.data?.notifications);
  useNewNotificationToasts(answer.data);
  return (
    <div {...area}>
      <Button {...button} variant="quiet" size="icon" aria-controls={panelId} aria-label={toBellNameText(unseen)}>
        <BellIcon aria-hidden />
        {unseen > 0 && (
          <span
            aria-hidden
            className="absolute top-0.5 right-0 min-w-5 rounded-full bg-margin px-1 text-center text-xs leading-5 font-semibold text-on-margin tabular-nums"
          >
            {unseen > 9 ? '9+' : unseen}
          </span>
        )}
      </Button>
      <section
        id={panelId}
        hidden={!open}
        aria-label={copy.title}
        className="absolute inset-x-0 top-full z-30 max-h-[min(32rem,calc(100dvh-6rem))] overflow-y-auto overscroll-contain border-y border-rule bg-sheet shadow-lift sm:inset-x-auto sm:right-8 sm:w-96 sm:rounded-sheet sm:border lg:right-0 lg:mt-1"
      >
        <h2 className="px-4 pt-4 pb-2 text-heading">{copy.title}</h2>
        <NotificationList answer={answer} fresh={fresh} onLeave={close} />
      </section>
    </div>
  );
}

const noRows: ReadonlySet<string> = new Set();

/** Marks the notifications of the open list as seen. Returns the ids of those that were new when it was opened. */
function useMarkAsSeen(
  studentId: string,
  open: boolean,
  rows: readonly { id: string; seen: boolean }[] | undefined,
): ReadonlySet<string> {
  const [see] = peopleApi.useSeeNotificationsMutation();
  const [fresh, setFresh] = useState<ReadonlySet<string>>(noRows);
  useEffect(() => {
    if (!open) return setFresh(noRows);
    const unseen = (rows ?? []).filter((row) => !row.seen);
    const [newest] = unseen;
    if (newest === undefined) return;
    setFresh((known) => new Set([...known, ...unseen.map(({ id }) => id)]));
    void see({ studentId, body: { id: newest.id } });
  }, [open, rows, see, studentId]);
  return fresh;
}

/** Shows a toast for each notification that arrives while the page is open. */
function useNewNotificationToasts(answer: NotificationsResponse | undefined): void {
  const known = useRef<Set<string> | null>(null);
  useEffect(() => {
    if (answer === undefined) return;
    const before = known.current;
    known.current = new Set(answer.notifications.map(({ id }) => id));
    if (before === null) return;
    for (const row of answer.notifications.toReversed()) {
      if (!row.seen && !before.has(row.id))
        notify.success({ key: `notification/${row.id}`, title: toNotificationText(row, formatWeekdayAndDate) });
    }
  }, [answer]);
}
