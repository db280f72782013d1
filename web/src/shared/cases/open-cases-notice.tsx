import { MessageCircleQuestionMark } from 'lucide-react';
import type { DashboardResponse } from '#contracts/dashboard.ts';
import { reviewCasesTexts as copy, toOldestText, toOpenCasesText } from '../../copy/dashboard-notices.ts';
import { countDaysSince } from '../../lib/dates.ts';
import { NoticeWithLink } from '../../navigation/notice-with-link.tsx';
import { paths } from '../../navigation/paths.ts';
import { useCentre } from '../../session/session.ts';

/** The number of unresolved questions about classes with the age of the oldest, and a link. */
export function OpenCasesNotice({ cases, today }: Pick<DashboardResponse, 'cases' | 'today'>) {
  const timeZone = useCentre()?.time_zone;
  if (cases.oldest_at === null) return null;
  return (
    <NoticeWithLink icon={MessageCircleQuestionMark} href={paths.cases} link={copy.review} context={copy.context}>
      {toOpenCasesText(cases.total)}
      {timeZone && `, ${toOldestText(countDaysSince(cases.oldest_at, { today, timeZone }))}`}
    </NoticeWithLink>
  );
}
