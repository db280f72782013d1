import { cx } from 'class-variance-authority';
import { Link } from 'wouter';
import { toNotificationText } from '#contracts/notification-words.ts';
import type { NotificationRow, NotificationsResponse } from '#contracts/notifications.ts';
import { formatDateTime, formatTime, formatWeekdayAndDate, toCentreDate } from '../../../lib/dates.ts';
import { paths } from '../../../navigation/paths.ts';
import { LoadFailure } from '../../../page/load-failure.tsx';
import type { RetryableQuery } from '../../../page/use-retry-while-unreachable.ts';
import { useCentre, useProfile } from '../../../session/session.ts';
import { Badge } from '../../../ui/badge.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { notificationsTexts as copy, toTodayAtText } from './notifications-copy.ts';

interface Props {
  answer: RetryableQuery & { data?: NotificationsResponse | undefined };
  /** Ids of the notifications that were new when the list was opened. */
  fresh: ReadonlySet<string>;
  onLeave(): void;
}

/** The notifications, newest first. Each links to the work that it is about. */
export function NotificationList({ answer, fresh, onLeave }: Props) {
  const { data, error } = answer;
  if (data === undefined && error !== undefined) {
    return <LoadFailure className="py-6" title={copy.failed} query={answer} />;
  }
  if (data === undefined) return <Spinner className="py-6" label={copy.loading} />;
  if (data.notifications.length === 0) {
    return <EmptyState className="pt-2 pb-8" title={copy.empty} text={copy.emptyText} />;
  }
  return (
    <ul className="divide-y divide-rule border-t border-rule">
      {data.notifications.map((row) => (
        <li key={row.id}>
          <NotificationItem row={row} fresh={fresh.has(row.id)} onLeave={onLeave} />
        </li>
      ))}
    </ul>
  );
}

function NotificationItem({ row, fresh, onLeave }: { row: NotificationRow; fresh: boolean; onLeave(): void }) {
  const { id: studentId } = useProfile();
  return (
    <Link
      href={toNotificationPath(row, studentId)}
      onClick={onLeave}
      className={cx(
        'block border-l-2 px-4 py-3 hover:bg-hover focus-visible:-outline-offset-2',
        fresh ? 'border-l-margin bg-tint-accent' : 'border-l-transparent',
      )}
    >
      <span className="flex items-start justify-between gap-3">
        <span className="font-medium wrap-anywhere">{toNotificationText(row, formatWeekdayAndDate)}</span>
        {fresh && <Badge tone="accent">{copy.fresh}</Badge>}
      </span>
      <span className="mt-0.5 block text-sm text-quiet wrap-anywhere">
        <NotificationTime instant={row.created_at} /> {copy.by(row.actor_name)}
      </span>
    </Link>
  );
}

function toNotificationPath(row: NotificationRow, studentId: string): string {
  const { what, homework_id, session_id, row_id, row_on } = row;
  if (row_id !== null && row_on !== null) return paths.classHistoryRow(studentId, { id: row_id, day: row_on });
  if (what.startsWith('case-')) return paths.classHistory(studentId);
  if (homework_id !== null) return paths.submission(homework_id);
  return session_id === null ? paths.practice : paths.practiceResultsOf(session_id);
}

function NotificationTime({ instant }: { instant: string }) {
  const centre = useCentre();
  if (!centre) return null;
  const { today, time_zone: timeZone } = centre;
  const shown =
    toCentreDate(instant, timeZone) === today
      ? toTodayAtText(formatTime(instant, timeZone))
      : formatDateTime(instant, timeZone);
  return <time dateTime={instant}>{shown}</time>;
}
