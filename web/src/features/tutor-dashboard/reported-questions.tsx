import { Flag } from 'lucide-react';
import { Link } from 'wouter';
import { paths } from '../../app/paths.ts';
import { review, theReports, waiting } from '../../copy/practice-reports.ts';
import { Notice } from '../../ui/notice.tsx';

/** Practice questions that nobody has decided on yet; the only way there, so it stands above all figures. */
export function ReportedQuestions({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Notice className="mb-6 flex items-center gap-2.5 py-0" role="status">
      <Flag aria-hidden className="size-4 shrink-0 text-info" />
      <span className="py-3">{waiting(count)}</span>
      <span aria-hidden>·</span>
      <Link
        href={paths.practiceReports}
        className="-mx-1 inline-flex min-h-11 items-center rounded-control px-1 font-semibold text-accent hover:underline"
      >
        {review}
        <span className="sr-only"> {theReports}</span>
      </Link>
    </Notice>
  );
}
