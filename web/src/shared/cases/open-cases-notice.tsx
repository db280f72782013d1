import { MessageCircleQuestionMark } from 'lucide-react';
import { Link } from 'wouter';
import type { DashboardResponse } from '#contracts/dashboard.ts';
import { reviewCasesTexts as copy, toOldestCaseText, toOpenCasesText } from '../../copy/dashboard-notices.ts';
import { countDaysSince } from '../../lib/dates.ts';
import { FACT_SEPARATOR } from '../../lib/fact-separator.ts';
import { paths } from '../../navigation/paths.ts';
import { useCentre } from '../../session/session.ts';
import { Notice } from '../../ui/notice.tsx';

/** The number of unresolved questions about classes with the age of the oldest, and a link. */
export function OpenCasesNotice({ cases, today }: Pick<DashboardResponse, 'cases' | 'today'>) {
  const timeZone = useCentre()?.time_zone;
  if (cases.oldest_at === null) return null;
  return (
    <Notice className="flex gap-2.5" role="status">
      <MessageCircleQuestionMark aria-hidden className="mt-0.5 size-4 shrink-0 text-info" />
      <p>
        {toOpenCasesText(cases.total)}
        {timeZone && `, ${toOldestCaseText(countDaysSince(cases.oldest_at, { today, timeZone }))}`}
        {FACT_SEPARATOR}
        <Link
          href={paths.cases}
          className="-my-3 inline-block rounded-control py-3 font-semibold text-accent hover:underline"
        >
          {copy.review}
          <span className="sr-only"> {copy.context}</span>
        </Link>
      </p>
    </Notice>
  );
}
