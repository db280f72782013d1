import { Suspense } from 'react';
import { Link } from 'wouter';
import { loadingChartText } from '../../../copy/common.ts';
import { createLazyComponent } from '../../../lib/create-lazy-component.ts';
import { ErrorBoundary } from '../../../page/error-boundary.tsx';
import type { CategoryBarChartProps } from '../../../ui/category-bar-chart.tsx';
import { Section } from '../../../ui/section.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { useNearViewport } from '../../../ui/use-near-viewport.ts';
import { chartTexts as copy } from './owner-copy.ts';

const CategoryBarChart = createLazyComponent(() =>
  import('../../../ui/category-bar-chart.tsx').then((chart) => chart.CategoryBarChart),
);

interface ChartFigureProps extends CategoryBarChartProps {
  heading: string;
  caption: string;
  /** The head of the column of the rows' names. */
  column: string;
  link: { text: string; href: string };
}

/** A chart with its caption, and the same numbers as a table for screen readers. */
export function ChartFigure({ heading, caption, column, link, rows, bars }: ChartFigureProps) {
  // The code of charts is large, so on phones it loads when the chart comes near.
  const [place, isNear] = useNearViewport<HTMLDivElement>();
  const isEmpty = rows.every((row) => bars.every(({ field }) => row[field] === 0));
  return (
    <Section className="flex min-w-0 flex-col" heading={heading}>
      <Sheet className="relative grow p-4">
        {isEmpty ? (
          <p className="py-16 text-center text-quiet">{copy.none}</p>
        ) : (
          <figure>
            <div ref={place} aria-hidden>
              {isNear ? (
                <ErrorBoundary
                  resetKey={heading}
                  fallback={<p className="py-16 text-center text-sm text-quiet">{copy.noChart}</p>}
                >
                  <Suspense fallback={<Spinner label={loadingChartText} className="h-55" />}>
                    <CategoryBarChart rows={rows} bars={bars} />
                  </Suspense>
                </ErrorBoundary>
              ) : (
                <div className="h-55" />
              )}
            </div>
            {/* The styles of `sr-only` cannot shrink a table, which would make the page longer. */}
            <div className="sr-only">
              <table>
                <caption>{heading}</caption>
                <thead>
                  <tr>
                    <th scope="col">{column}</th>
                    {bars.map(({ field, name }) => (
                      <th key={field} scope="col">
                        {name}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {rows.map((row) => (
                    <tr key={row.name}>
                      <th scope="row">{row.name}</th>
                      {bars.map(({ field }) => (
                        <td key={field}>{row[field]}</td>
                      ))}
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
            <figcaption className="mt-3 flex flex-wrap justify-between gap-x-4 text-sm text-quiet">
              {caption}
              <Link href={link.href} className="font-semibold text-accent hover:underline">
                {link.text}
              </Link>
            </figcaption>
          </figure>
        )}
      </Sheet>
    </Section>
  );
}
