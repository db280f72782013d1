import { UserCheck } from 'lucide-react';
import { Link } from 'wouter';
import { heading, review, waiting } from '../../copy/sign-ups.ts';
import { paths } from '../../navigation/paths.ts';
import { Notice } from '../../ui/notice.tsx';

/** Accounts that wait for approval, with a link to them. */
export function SignUpsWaiting({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Notice className="mb-6 flex gap-2.5" role="status">
      <UserCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-info" />
      <p>
        {waiting(count)} ·{' '}
        <Link
          href={paths.studentManagement}
          className="-my-3 inline-block rounded-control py-3 font-semibold text-accent hover:underline"
        >
          {review}
          <span className="sr-only"> {heading}</span>
        </Link>
      </p>
    </Notice>
  );
}
