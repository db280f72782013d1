import { Bar, BarChart, CartesianGrid, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import { formatMonth } from './class-reports-copy.ts';

interface MonthBarChartProps {
  /** Oldest first. */
  months: readonly { month: string }[];
  /** The fields to draw, each with its colour. */
  bars: readonly { field: string; name: string; fill: string }[];
  formatValue?: (value: number) => string;
}

const HEIGHT = 220;
const label = { fill: 'var(--quiet)', fontSize: 13 };

/** Bars by month, with a legend. Wrap it in `aria-hidden` and put a table beside it for screen readers. */
export function MonthBarChart({ months, bars, formatValue = String }: MonthBarChartProps) {
  return (
    <>
      <ResponsiveContainer width="100%" height={HEIGHT} initialDimension={{ width: 320, height: HEIGHT }}>
        <BarChart
          data={[...months]}
          margin={{ top: 8, right: 8, bottom: 0, left: 0 }}
          maxBarSize={32}
          accessibilityLayer={false}
        >
          <CartesianGrid vertical={false} stroke="var(--rule)" />
          <XAxis
            dataKey="month"
            tickFormatter={formatMonth}
            tick={label}
            tickLine={false}
            axisLine={{ stroke: 'var(--edge)' }}
            minTickGap={12}
          />
          <YAxis tick={label} tickLine={false} axisLine={false} width={64} tickFormatter={formatValue} />
          {bars.map(({ field, fill }) => (
            <Bar key={field} dataKey={field} fill={fill} isAnimationActive={false} />
          ))}
        </BarChart>
      </ResponsiveContainer>
      {bars.length > 1 && (
        <ul className="mt-2 flex flex-wrap gap-x-5 text-sm text-quiet">
          {bars.map(({ field, name, fill }) => (
            <li key={field} className="flex items-center gap-2">
              <span className="size-3 rounded-sm" style={{ background: fill }} />
              {name}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
