import { lazy, type ReactNode, Suspense } from 'react';
import { loadingChartText } from '../../../copy/common.ts';
import { practiceProgressTexts as copy } from '../../../copy/practice-hub.ts';
import { ErrorBoundary } from '../../../page/error-boundary.tsx';
import { InlineFailure } from '../../../page/inline-failure.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { useGetPracticeProgressQuery } from './api.ts';
import { SubjectAccuracyTable } from './subject-accuracy-table.tsx';
import { WeeklyPointsTable } from './weekly-points-table.tsx';

const WeeklyPointsChart = lazy(() =>
  import('./weekly-points-chart.tsx').then((chart) => ({ default: chart.WeeklyPointsChart })),
);

/** Points by week and accuracy by subject as charts, and the same numbers as tables for screen readers. */
export function PracticeProgressCharts({ studentId }: { studentId: string }) {
  const query = useGetPracticeProgressQuery(studentId);
  const { data, error } = query;
  const none = data?.subjects.length === 0;
  return (
    <section aria-labelledby="practice-progress" className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1">
      <h2 id="practice-progress" className="mb-3 flex items-center text-heading lg:min-h-9">
        {copy.heading}
      </h2>
      <Sheet className="relative p-4 sm:p-5">
        {data === undefined && error === undefined && <Spinner />}
        {data === undefined && error !== undefined && <InlineFailure query={query} />}
        {none && <MutedText>{copy.none}</MutedText>}
        {data && !none && (
          <>
            <h3 className="mb-3 font-sans text-base font-semibold">{copy.points}</h3>
            <div aria-hidden>
              <ErrorBoundary resetKey="points" fallback={<MutedText>{copy.noChart}</MutedText>}>
                <Suspense fallback={<Spinner label={loadingChartText} className="h-52" />}>
                  <WeeklyPointsChart weeks={data.weeks} />
                </Suspense>
              </ErrorBoundary>
            </div>
            <div className="sr-only">
              <WeeklyPointsTable weeks={data.weeks} />
            </div>
            <h3 className="mt-6 mb-3 font-sans text-base font-semibold">{copy.accuracy}</h3>
            <SubjectAccuracyTable subjects={data.subjects} />
          </>
        )}
      </Sheet>
    </section>
  );
}

const MutedText = ({ children }: { children: ReactNode }) => <p className="py-10 text-center text-quiet">{children}</p>;
