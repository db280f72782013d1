import { type ReactNode, Suspense, useId } from 'react';
import type { AttendanceWeek } from '#contracts/dashboard.ts';
import { attendanceStatusTexts } from '../../../copy/attendance.ts';
import { loadingChartText } from '../../../copy/common.ts';
import { weeklyAttendanceTexts as words } from '../../../copy/tutor-dashboard.ts';
import { createLazyComponent } from '../../../lib/create-lazy-component.ts';
import { ErrorBoundary } from '../../../page/error-boundary.tsx';
import { HatchingPattern } from '../../../ui/hatching-pattern.tsx';
import { Section } from '../../../ui/section.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { useNearViewport } from '../../../ui/use-near-viewport.ts';

const WeeklyAttendanceChart = createLazyComponent(() =>
  import('./weekly-attendance-chart.tsx').then((chart) => chart.WeeklyAttendanceChart),
);

/** The attendance of the last weeks as a chart, and the same numbers as a table for screen readers. */
export function WeeklyAttendanceFigure({ weeks }: { weeks: readonly AttendanceWeek[] }) {
  // The code of charts is large, so on phones it loads when the chart comes near.
  const [place, isNear] = useNearViewport<HTMLDivElement>();
  const none = weeks.every(({ present, absent }) => present + absent === 0);
  return (
    <Section id="weeks" className="min-w-0" heading={words.heading}>
      <Sheet className="relative p-4">
        {none ? (
          <p className="py-16 text-center text-quiet">{words.none(weeks.length)}</p>
        ) : (
          <figure>
            <div ref={place} aria-hidden>
              <WeeklyAttendanceLegend />
              {isNear ? (
                <ErrorBoundary resetKey="weeks" fallback={<NoChart />}>
                  <Suspense fallback={<Spinner label={loadingChartText} className="h-60" />}>
                    <WeeklyAttendanceChart weeks={weeks} />
                  </Suspense>
                </ErrorBoundary>
              ) : (
                <div className="h-60" />
              )}
            </div>
            {/* The styles of `sr-only` cannot shrink a table, which would make the page longer. */}
            <div className="sr-only">
              <WeeksTable weeks={weeks} />
            </div>
            <figcaption className="mt-3 text-sm text-quiet">{words.caption(weeks.length)}</figcaption>
          </figure>
        )}
      </Sheet>
    </Section>
  );
}

const NoChart = () => <p className="py-16 text-center text-sm text-quiet">{words.noChart}</p>;

function WeeksTable({ weeks }: { weeks: readonly AttendanceWeek[] }) {
  return (
    <table>
      <caption>{words.heading}</caption>
      <thead>
        <tr>
          <th scope="col">{words.week}</th>
          <th scope="col">{attendanceStatusTexts.present}</th>
          <th scope="col">{attendanceStatusTexts.absent}</th>
        </tr>
      </thead>
      <tbody>
        {weeks.map(({ monday, present, absent }, index) => (
          <tr key={monday}>
            <th scope="row">{words.name(monday, index === weeks.length - 1)}</th>
            <td>{present}</td>
            <td>{absent}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function WeeklyAttendanceLegend() {
  const hatching = useId();
  return (
    <p className="mb-3 flex gap-5 text-sm text-quiet">
      <LegendItem name={attendanceStatusTexts.present}>
        <rect width="14" height="14" rx="2" fill="var(--accent)" />
      </LegendItem>
      <LegendItem name={attendanceStatusTexts.absent}>
        <HatchingPattern id={hatching} />
        <rect x="0.5" y="0.5" width="13" height="13" rx="2" fill={`url(#${hatching})`} stroke="var(--edge)" />
      </LegendItem>
    </p>
  );
}

const LegendItem = ({ name, children }: { name: string; children: ReactNode }) => (
  <span className="inline-flex items-center gap-2">
    <svg viewBox="0 0 14 14" aria-hidden="true" className="size-3.5">
      {children}
    </svg>
    {name}
  </span>
);
