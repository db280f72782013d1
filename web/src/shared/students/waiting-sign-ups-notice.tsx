import { UserCheck } from 'lucide-react';
import { newAccountsHeadingText, reviewSignUpsText, toSignUpsCountText } from '../../copy/sign-ups.ts';
import { NoticeWithLink } from '../../navigation/notice-with-link.tsx';
import { paths } from '../../navigation/paths.ts';

/** The number of accounts that wait for approval, with a link to them. */
export function WaitingSignUpsNotice({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <NoticeWithLink
      icon={UserCheck}
      href={paths.studentManagement}
      link={reviewSignUpsText}
      context={newAccountsHeadingText}
      className="mb-6"
    >
      {toSignUpsCountText(count)}
    </NoticeWithLink>
  );
}
