import { UserCheck } from 'lucide-react';
import type { DashboardResponse } from '#contracts/dashboard.ts';
import { newAccountsHeadingText, reviewSignUpsText, toSignUpsCountText } from '../../../copy/dashboard-notices.ts';
import { paths } from '../../../navigation/paths.ts';
import { useOldestText } from '../../../session/use-oldest-text.ts';
import { NoticeWithLink } from './notice-with-link.tsx';

type Props = Pick<DashboardResponse, 'sign_ups' | 'today'> & { className?: string };

/** The number of accounts that wait for approval with the age of the oldest, and a link to them. */
export function WaitingSignUpsNotice({ sign_ups: { total, oldest_at }, today, className }: Props) {
  const oldest = useOldestText(oldest_at, today);
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
      {oldest && `, ${oldest}`}
    </NoticeWithLink>
  );
}
