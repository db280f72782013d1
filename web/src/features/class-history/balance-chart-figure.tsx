import { lazy, Suspense } from 'react';
import { formatDateTime } from '../../lib/dates.ts';
import { ErrorBoundary } from '../../page/error-boundary.tsx';
import { LoadFailure } from '../../page/load-failure.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useGetBalanceSeriesQuery } from './api.ts';

const BalanceChart = lazy(() => import('./balance-chart.tsx').then((chart) => ({ default: chart.BalanceChart })));

/** The balance over time as a chart, and the same numbers as a table for screen readers. */
export function BalanceChartFigure({ studentId, timeZone }: { studentId: string; timeZone: string }) {
  const balance = useGetBalanceSeriesQuery(studentId);
  const { data: points, error } = balance;
  if (points === undefined && error !== undefined) {
    return (
      <Sheet>
        <LoadFailure title="Error loading balance" query={balance} />
      </Sheet>
    );
  }
  const loading = <Spinner label="Loading balance..." className="h-50" />;
  return (
    <Sheet className="p-4">
      <figure>
        {points === undefined ? (
          loading
        ) : points.length === 0 ? (
          <p className="py-16 text-center text-sm text-quiet">No changes yet</p>
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
                <caption>Classes remaining after each change</caption>
                <thead>
                  <tr>
                    <th scope="col">Recorded</th>
                    <th scope="col">Remaining</th>
                    <th scope="col">Total</th>
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
        <figcaption className="mt-2 text-sm text-quiet">Classes remaining after each change</figcaption>
      </figure>
    </Sheet>
  );
}

const NoChart = () => (
  <p className="py-16 text-center text-sm text-quiet">
    The chart could not be loaded. The ledger shows the same numbers.
  </p>
);
