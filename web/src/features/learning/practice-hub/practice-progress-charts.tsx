import { type ReactNode, Suspense } from 'react';
import type { PracticeProgressResponse } from '#contracts/practice.ts';
import { practiceSubjectTexts as names } from '#contracts/practice-words.ts';
import { practiceApi } from '../../../api/practice-api.ts';
import { loadingChartText } from '../../../copy/common.ts';
import { practiceProgressTexts as copy } from '../../../copy/practice-hub.ts';
import { createLazyComponent } from '../../../lib/create-lazy-component.ts';
import { ErrorBoundary } from '../../../page/error-boundary.tsx';
import { InlineFailure } from '../../../page/inline-failure.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { Spinner } from '../../../ui/spinner.tsx';

const WeeklyPointsChart = createLazyComponent(() =>
  import('./weekly-points-chart.tsx').then((chart) => chart.WeeklyPointsChart),
);

/** Points by week and accuracy by subject as charts, and the same numbers as tables for screen readers. */
export function PracticeProgressCharts({ studentId }: { studentId: string }) {
  const query = practiceApi.useGetPracticeProgressQuery({ studentId });
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

function WeeklyPointsTable({ weeks }: { weeks: PracticeProgressResponse['weeks'] }) {
  return (
    <table>
      <caption>{copy.points}</caption>
      <thead>
        <tr>
          <th scope="col">{copy.week}</th>
          <th scope="col">{copy.pointsOf}</th>
          <th scope="col">{copy.sessions}</th>
        </tr>
      </thead>
      <tbody>
        {weeks.map(({ monday, points, sessions }, index) => (
          <tr key={monday}>
            <th scope="row">{copy.weekFrom(monday, index === weeks.length - 1)}</th>
            <td>{points}</td>
            <td>{sessions}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A table with bars. It has at most six rows, so it needs no chart. */
function SubjectAccuracyTable({ subjects }: { subjects: PracticeProgressResponse['subjects'] }) {
  return (
    <table className="w-full">
      <caption className="sr-only">{copy.accuracy}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{copy.subject}</th>
          <th scope="col">{copy.accuracy}</th>
          <th scope="col">{copy.correct}</th>
        </tr>
      </thead>
      <tbody>
        {subjects.map(({ subject, questions_answered, correct_answers }) => (
          <tr key={subject}>
            <th scope="row" className="w-32 py-1.5 pr-3 text-left font-normal">
              {names[subject]}
            </th>
            <td className="py-1.5">
              <span className="flex items-center gap-3">
                <span aria-hidden className="h-3 flex-1 overflow-hidden rounded-full border border-edge">
                  <span
                    className="block h-full bg-accent"
                    style={{ width: copy.share(correct_answers, questions_answered) }}
                  />
                </span>
                <span className="w-[3em] text-right font-semibold tabular-nums">
                  {copy.share(correct_answers, questions_answered)}
                </span>
              </span>
            </td>
            <td className="w-36 py-1.5 pl-3 text-right text-sm text-quiet max-sm:sr-only">
              {copy.correctOf(correct_answers, questions_answered)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
