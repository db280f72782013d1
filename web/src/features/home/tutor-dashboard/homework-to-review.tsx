import { useId } from 'react';
import { Link } from 'wouter';
import type { DashboardResponse } from '#contracts/dashboard.ts';
import { homeworkToReviewTexts as copy } from '../../../copy/tutor-dashboard.ts';
import { paths } from '../../../navigation/paths.ts';
import { buttonStyle } from '../../../ui/button-style.ts';
import { CountingNumber } from '../../../ui/counting-number.tsx';
import { Sheet } from '../../../ui/sheet.tsx';

/** The tutor's homework with submissions to grade; hidden when there is none. */
export function HomeworkToReview({ first: { homework, total } }: { first: DashboardResponse['to_review'] }) {
  const headingId = useId();
  if (total === 0) return null;
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="mb-3 flex items-baseline justify-between gap-4 text-heading">
        {copy.heading}
        <span className="font-sans text-sm leading-none font-normal text-quiet">{copy.assignments(total)}</span>
      </h2>
      <Sheet>
        <ul className="divide-y divide-rule">
          {homework.map(({ id, title, needs_review_count }) => (
            <li key={id} className="stacked-margin grid grid-cols-[4rem_minmax(0,1fr)]">
              <p className="flex items-center justify-end border-r-2 border-margin/60 px-4 font-serif text-heading font-semibold">
                <CountingNumber value={needs_review_count} />
                <span className="sr-only"> {copy.submissions(needs_review_count)}</span>
              </p>
              <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-2.5">
                <p className="min-w-0 flex-1 basis-[6rem] font-semibold wrap-anywhere">
                  <bdi>{title}</bdi>
                </p>
                <Link href={paths.viewSubmissions(id)} className={buttonStyle({ size: 'small' })}>
                  {copy.review}
                  <span className="sr-only"> {title}</span>
                </Link>
              </div>
            </li>
          ))}
        </ul>
        {total > homework.length && (
          <p className="border-t border-rule px-4 py-3 text-sm text-quiet">{copy.more(total - homework.length)}</p>
        )}
      </Sheet>
    </section>
  );
}
