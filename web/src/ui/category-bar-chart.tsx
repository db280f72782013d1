import { useId } from 'react';
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { ChartTip } from './chart-tip.tsx';
import { HatchingPattern } from './hatching-pattern.tsx';

/** One field of the rows as a bar. Bars of one `stack` are above each other. */
export interface ChartBar {
  field: string;
  name: string;
  /** A colour, or `hatched` so that colour alone does not tell two bars apart. */
  fill: string;
  stack?: string;
}

export interface CategoryBarChartProps {
  /** From left to right; `name` is the text below the bars. */
  rows: readonly ({ name: string } & Readonly<Record<string, number | string>>)[];
  bars: readonly ChartBar[];
  formatValue?: (value: number) => string;
}

const HEIGHT = 220;
const label = { fill: 'var(--quiet)', fontSize: 13 };

/** Bars by category, with a legend where there are several. Wrap it in `aria-hidden` and put a table beside it. */
export function CategoryBarChart({ rows, bars, formatValue = String }: CategoryBarChartProps) {
  const hatching = useId();
  const toFill = (fill: string) => (fill === 'hatched' ? `url(#${hatching})` : fill);
  const longest = Math.max(
    ...rows.flatMap((row) => bars.map(({ field }) => formatValue(Math.round(Number(row[field]))).length)),
  );
  return (
    <>
      <ResponsiveContainer width="100%" height={HEIGHT} initialDimension={{ width: 320, height: HEIGHT }}>
        <BarChart
          data={[...rows]}
          margin={{ top: 8, right: 8, bottom: 0, left: 0 }}
          maxBarSize={32}
          accessibilityLayer={false}
        >
          <defs>
            <HatchingPattern id={hatching} />
          </defs>
          <CartesianGrid vertical={false} stroke="var(--rule)" />
          <XAxis
            dataKey="name"
            tick={label}
            tickLine={false}
            axisLine={{ stroke: 'var(--edge)' }}
            interval="equidistantPreserveStart"
            minTickGap={8}
          />
          <YAxis
            tick={label}
            tickLine={false}
            axisLine={false}
            allowDecimals={false}
            width={16 + 8 * longest}
            tickFormatter={formatValue}
          />
          <Tooltip
            cursor={{ fill: 'var(--hover)' }}
            isAnimationActive={false}
            content={({ active, payload }) => {
              const row = active ? (payload[0]?.payload as (typeof rows)[number] | undefined) : undefined;
              return (
                row && (
                  <ChartTip
                    name={row.name}
                    figures={bars.map(({ field, name }) => `${formatValue(Number(row[field]))} ${name}`).join(', ')}
                  />
                )
              );
            }}
          />
          {bars.map(({ field, fill, stack }) => (
            <Bar
              key={field}
              dataKey={field}
              fill={toFill(fill)}
              {...(stack && { stackId: stack })}
              {...(fill === 'hatched' && { stroke: 'var(--edge)' })}
              isAnimationActive={false}
            />
          ))}
        </BarChart>
      </ResponsiveContainer>
      {bars.length > 1 && (
        <ul className="mt-2 flex flex-wrap gap-x-5 text-sm text-quiet">
          {bars.map(({ field, name, fill }) => (
            <li key={field} className="flex items-center gap-2">
              <svg viewBox="0 0 14 14" aria-hidden="true" className="size-3.5">
                <rect
                  x="0.5"
                  y="0.5"
                  width="13"
                  height="13"
                  rx="2"
                  fill={toFill(fill)}
                  stroke={fill === 'hatched' ? 'var(--edge)' : undefined}
                />
              </svg>
              {name}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
