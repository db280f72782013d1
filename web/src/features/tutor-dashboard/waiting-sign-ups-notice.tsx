import { UserCheck } from 'lucide-react';
import { Link } from 'wouter';
import { newAccountsHeadingText, reviewSignUpsText, toSignUpsCountText } from '../../copy/sign-ups.ts';
import { paths } from '../../navigation/paths.ts';
import { Notice } from '../../ui/notice.tsx';

/** The number of accounts that wait for approval, with a link to them. */
export function WaitingSignUpsNotice({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Notice className="mb-6 flex gap-2.5" role="status">
      <UserCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-info" />
      <p>
        {toSignUpsCountText(count)} ·{' '}
        <Link
          href={paths.studentManagement}
          className="-my-3 inline-block rounded-control py-3 font-semibold text-accent hover:underline"
        >
          {reviewSignUpsText}
          <span className="sr-only"> {newAccountsHeadingText}</span>
        </Link>
      </p>
    </Notice>
  );
}
