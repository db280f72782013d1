import { type ReactNode, Suspense } from 'react';
import type { ReasonReportQuery } from '#contracts/class-reports.ts';
import { createLazyComponent } from '../../../lib/create-lazy-component.ts';
import { ErrorBoundary } from '../../../page/error-boundary.tsx';
import type { CategoryBarChartProps } from '../../../ui/category-bar-chart.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { reasonReportTexts as copy, reportPeriodTexts } from './class-reports-copy.ts';

const CategoryBarChart = createLazyComponent(() =>
  import('../../../ui/category-bar-chart.tsx').then((chart) => chart.CategoryBarChart),
);

export function ReportPeriodField({ value, onChange }: { value: string | null; onChange(period: string): void }) {
  return (
    <Field label={copy.period} className="sm:w-52">
      <Select value={value ?? 'twelve-months'} onChange={({ target }) => onChange(target.value)}>
        {Object.entries(reportPeriodTexts).map(([period, text]) => (
          <option key={period} value={period}>
            {text}
          </option>
        ))}
      </Select>
    </Field>
  );
}

interface ReportFrameProps {
  caption: string;
  chart: CategoryBarChartProps;
  empty: { title: string; text: string };
  /** The table with the same numbers. */
  children: ReactNode;
}

/** A report's chart above its table, or what to do when it has no rows. */
export function ReportFrame({ caption, chart, empty, children }: ReportFrameProps) {
  if (chart.rows.length === 0) {
    return (
      <Sheet>
        <EmptyState {...empty} />
      </Sheet>
    );
  }
  return (
    <>
      <Sheet className="mb-6 p-4">
        <figure>
          <div aria-hidden>
            <ErrorBoundary resetKey={caption} fallback={null}>
              <Suspense fallback={<Spinner label={copy.loading} className="h-55" />}>
                <CategoryBarChart {...chart} />
              </Suspense>
            </ErrorBoundary>
          </div>
          <figcaption className="mt-2 text-sm text-quiet">{caption}</figcaption>
        </figure>
      </Sheet>
      <Sheet className="overflow-x-auto">{children}</Sheet>
    </>
  );
}

/** The days of a period; the server's default is the last twelve months. */
export const toReportFilter = (period: string | null, tutor: string | null, today: string): ReasonReportQuery => {
  const year = Number(today.slice(0, 4));
  const days: Readonly<Record<string, ReasonReportQuery>> = {
    year: { from: `${year}-01-01`, to: today },
    'last-year': { from: `${year - 1}-01-01`, to: `${year - 1}-12-31` },
  };
  return { ...days[period ?? ''], ...(tutor && { tutor_id: tutor }) };
};
