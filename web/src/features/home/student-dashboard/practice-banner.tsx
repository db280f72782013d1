import { Play } from 'lucide-react';
import { Link } from 'wouter';
import { practiceApi } from '../../../api/practice-api.ts';
import { paths } from '../../../navigation/paths.ts';
import { PageStreakWarning } from '../../../shared/streak-warning.tsx';
import { buttonStyle } from '../../../ui/button-style.ts';
import { Sheet } from '../../../ui/sheet.tsx';
import {
  practiceBannerDescriptionText,
  practiceBannerHeadingText,
  startPracticingText,
  toPracticeFigures,
} from './student-dashboard-copy.ts';

/** A link to practice, shown even if nothing could be loaded, and the practice figures after the first session. */
export function PracticeBanner({ studentId }: { studentId: string }) {
  const { data } = practiceApi.useGetPracticeStatsQuery({ studentId });
  return (
    <section aria-labelledby="practice-banner" className="mb-10">
      <Sheet className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-l-2 border-l-margin/60 px-4 py-4 sm:px-5">
        <div className="min-w-0">
          <h2 id="practice-banner" className="text-heading">
            {practiceBannerHeadingText}
          </h2>
          <p className="text-quiet">{practiceBannerDescriptionText}</p>
        </div>
        <PageStreakWarning assigned={data?.assigned} className="basis-full sm:order-last" />
        <div className="flex flex-wrap items-center justify-end gap-x-8 gap-y-4 max-lg:grow max-sm:w-full">
          {data?.stats && (
            <ul className="mr-auto flex flex-wrap gap-x-6 gap-y-1">
              {toPracticeFigures(data).map(({ count, word, note }) => (
                <li key={word} className="text-quiet">
                  <span className="font-serif text-heading font-semibold text-ink tabular-nums">{count}</span> {word}
                  {note && <span className="block text-sm">{note}</span>}
                </li>
              ))}
            </ul>
          )}
          <Link href={paths.practice} className={buttonStyle({ variant: 'primary', className: 'max-sm:w-full' })}>
            <Play aria-hidden />
            {startPracticingText}
          </Link>
        </div>
      </Sheet>
    </section>
  );
}
