import { Flag } from 'lucide-react';
import { reviewReportsTexts as copy, toOpenReportsCountText } from '../../../copy/dashboard-notices.ts';
import { paths } from '../../../navigation/paths.ts';
import { NoticeWithLink } from '../notices/notice-with-link.tsx';

/** The number of practice questions that wait for a decision, with a link. */
export function ReportedQuestionsNotice({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <NoticeWithLink icon={Flag} href={paths.practiceReports} link={copy.review} context={copy.context}>
      {toOpenReportsCountText(count)}
    </NoticeWithLink>
  );
}
