import { Suspense } from 'react';
import type { StudentRow } from '#contracts/students.ts';
import { classesApi } from '../../../api/classes-api.ts';
import { withdrawWaitingTexts } from '../../../copy/class-dialogs.ts';
import { remainingText, totalText, waitingText } from '../../../copy/common.ts';
import { remainingOverTotalText, toLimitedTotalText } from '../../../copy/remaining.ts';
import { createLazyComponent } from '../../../lib/create-lazy-component.ts';
import { formatDateTime } from '../../../lib/dates.ts';
import { ErrorBoundary } from '../../../page/error-boundary.tsx';
import { LoadFailure } from '../../../page/load-failure.tsx';
import { useClassesMax } from '../../../session/session.ts';
import { ExplainBalanceButton } from '../../../shared/students/explain-balance-button.tsx';
import { Button } from '../../../ui/button.tsx';
import { CountingNumber } from '../../../ui/counting-number.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { Stat, StatStrip } from '../../../ui/stat-strip.tsx';
import { balanceStatTexts, balanceChartTexts as copy } from './class-history-page-copy.ts';

const BalanceChart = createLazyComponent(() => import('./balance-chart.tsx').then((chart) => chart.BalanceChart));

/** The balance over time as a chart, and the same numbers as a table for screen readers. */
export function BalanceChartFigure({ studentId, timeZone }: { studentId: string; timeZone: string }) {
  const balance = classesApi.useGetBalanceSeriesQuery({ studentId });
  const { data: points, error } = balance;
  if (points === undefined && error !== undefined) {
    return (
      <Sheet>
        <LoadFailure title={copy.failed} query={balance} />
      </Sheet>
    );
  }
  const loading = <Spinner label={copy.loading} className="h-50" />;
  return (
    <Sheet className="p-4">
      <figure>
        {points === undefined ? (
          loading
        ) : points.length === 0 ? (
          <p className="py-16 text-center text-sm text-quiet">{copy.none}</p>
        ) : (
          <>
            <div aria-hidden>
              <ErrorBoundary resetKey={studentId} fallback={<NoChart />}>
                <Suspense fallback={loading}>
                  <BalanceChart points={points} timeZone={timeZone} />
                </Suspense>
              </ErrorBoundary>
            </div>
            {/* The styles of `sr-only` cannot shrink a table, which would make the page wider. */}
            <div className="sr-only">
              <table>
                <caption>{copy.caption}</caption>
                <thead>
                  <tr>
                    <th scope="col">{copy.recorded}</th>
                    <th scope="col">{remainingText}</th>
                    <th scope="col">{totalText}</th>
                  </tr>
                </thead>
                <tbody>
                  {points.map((point, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: points are only ever added at the end
                    <tr key={index}>
                      <td>{formatDateTime(point.created_at, timeZone)}</td>
                      <td>{point.remaining_after}</td>
                      <td>{point.total_after}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          </>
        )}
        <figcaption className="mt-2 text-sm text-quiet">{copy.caption}</figcaption>
      </figure>
    </Sheet>
  );
}

const NoChart = () => <p className="py-16 text-center text-sm text-quiet">{copy.noChart}</p>;

interface BalanceStatsProps {
  student: StudentRow;
  /** Called when a tutor wants to withdraw waiting classes; undefined for students. */
  onWithdraw?: (() => void) | undefined;
}

export function BalanceStats({ student, onWithdraw }: BalanceStatsProps) {
  const { classes_waiting: waiting, classes_uncovered: uncovered } = student;
  return (
    <StatStrip className="mb-8">
      <Stat label={remainingText} value={<CountingNumber value={student.classes_remaining} />}>
        <ExplainBalanceButton student={student} />
        {uncovered > 0 && <span className="block text-margin">{balanceStatTexts.toUncovered(uncovered)}</span>}
        {student.classes_remaining > student.classes_total && remainingOverTotalText}
      </Stat>
      <Stat label={toLimitedTotalText(useClassesMax())} value={<CountingNumber value={student.classes_total} />} />
      <Stat label={balanceStatTexts.attended} value={<CountingNumber value={student.classes_attended} />} />
      <Stat label={waitingText} value={<CountingNumber value={waiting} />}>
        {onWithdraw && waiting > 0 && (
          <Button size="small" className="mt-1" onClick={onWithdraw}>
            {withdrawWaitingTexts.act}
          </Button>
        )}
      </Stat>
    </StatStrip>
  );
}
