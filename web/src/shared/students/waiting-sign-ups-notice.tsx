import { UserCheck } from 'lucide-react';
import type { DashboardResponse } from '#contracts/dashboard.ts';
import { toOldestText } from '../../copy/dashboard-notices.ts';
import { newAccountsHeadingText, reviewSignUpsText, toSignUpsCountText } from '../../copy/sign-ups.ts';
import { countDaysSince } from '../../lib/dates.ts';
import { NoticeWithLink } from '../../navigation/notice-with-link.tsx';
import { paths } from '../../navigation/paths.ts';
import { useCentre } from '../../session/session.ts';

type Props = Pick<DashboardResponse, 'sign_ups' | 'today'> & { className?: string };

/** The number of accounts that wait for approval with the age of the oldest, and a link to them. */
export function WaitingSignUpsNotice({ sign_ups: { total, oldest_at }, today, className }: Props) {
  const timeZone = useCentre()?.time_zone;
  if (oldest_at === null) return null;
  return (
    <NoticeWithLink
      icon={UserCheck}
      href={paths.studentManagement}
      link={reviewSignUpsText}
      context={newAccountsHeadingText}
      className={className}
    >
      {toSignUpsCountText(total)}
      {timeZone && `, ${toOldestText(countDaysSince(oldest_at, { today, timeZone }))}`}
    </NoticeWithLink>
  );
}
