import { Flag } from 'lucide-react';
import { Link } from 'wouter';
import { reviewReportsTexts as copy, toOpenReportsCountText } from '../../copy/dashboard-notices.ts';
import { paths } from '../../navigation/paths.ts';
import { Notice } from '../../ui/notice.tsx';

/** The number of practice questions that wait for a decision, with a link. */
export function ReportedQuestionsNotice({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Notice className="flex gap-2.5" role="status">
      <Flag aria-hidden className="mt-0.5 size-4 shrink-0 text-info" />
      <p>
        {toOpenReportsCountText(count)} ·{' '}
        <Link
          href={paths.practiceReports}
          className="-my-3 inline-block rounded-control py-3 font-semibold text-accent hover:underline"
        >
          {copy.review}
          <span className="sr-only"> {copy.context}</span>
        </Link>
      </p>
    </Notice>
  );
}
