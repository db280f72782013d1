import { MessageCircleQuestionMark } from 'lucide-react';
import type { DashboardResponse } from '#contracts/dashboard.ts';
import { reviewCasesTexts as copy, toOpenCasesText } from '../../../copy/dashboard-notices.ts';
import { paths } from '../../../navigation/paths.ts';
import { useOldestText } from '../../../session/use-oldest-text.ts';
import { NoticeWithLink } from './notice-with-link.tsx';

/** The number of unresolved questions about classes with the age of the oldest, and a link. */
export function OpenCasesNotice({ cases, today }: Pick<DashboardResponse, 'cases' | 'today'>) {
  const oldest = useOldestText(cases.oldest_at, today);
  if (cases.oldest_at === null) return null;
  return (
    <NoticeWithLink icon={MessageCircleQuestionMark} href={paths.cases} link={copy.review} context={copy.context}>
      {toOpenCasesText(cases.total)}
      {oldest && `, ${oldest}`}
    </NoticeWithLink>
  );
}
