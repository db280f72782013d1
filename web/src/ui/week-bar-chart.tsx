import type { ReactNode } from 'react';
import {
  BarChart,
  CartesianGrid,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  type XAxisProps,
  YAxis,
  type YAxisProps,
} from 'recharts';
import { formatMonthDay } from '../lib/dates.ts';
import { ChartTip } from './chart-tip.tsx';

interface WeekBarChartProps<Week> {
  /** Oldest first. */
  weeks: readonly Week[];
  /** Height in pixels. */
  height: number;
  /** Settings of the axes. */
  xAxis: Pick<XAxisProps, 'ticks' | 'interval' | 'minTickGap'>;
  yAxis: Pick<YAxisProps, 'ticks' | 'domain' | 'allowDecimals' | 'width'>;
  /** Text of the tooltip: figures and week. */
  tip(week: Week): readonly [figures: string, name: string];
  children: ReactNode;
}

const label = { fill: 'var(--quiet)', fontSize: 13 };

/** A bar chart by week. Wrap it in `aria-hidden` and put a table beside it for screen readers. */
export function WeekBarChart<Week extends { monday: string }>(props: WeekBarChartProps<Week>) {
  const { weeks, height, xAxis, yAxis, tip, children } = props;
  return (
    <ResponsiveContainer width="100%" height={height} initialDimension={{ width: 320, height }}>
      <BarChart
        data={[...weeks]}
        margin={{ top: 8, right: 16, bottom: 0, left: -20 }}
        barCategoryGap="28%"
        maxBarSize={40}
        accessibilityLayer={false}
      >
        <CartesianGrid vertical={false} stroke="var(--rule)" />
        <XAxis
          dataKey="monday"
          tickFormatter={formatMonthDay}
          tick={label}
          tickLine={false}
          tickMargin={8}
          axisLine={{ stroke: 'var(--edge)' }}
          {...xAxis}
        />
        <YAxis tick={label} tickLine={false} axisLine={false} {...yAxis} />
        <Tooltip
          cursor={{ fill: 'var(--hover)' }}
          isAnimationActive={false}
          content={({ active, payload }) => {
            const week = active ? (payload[0]?.payload as Week | undefined) : undefined;
            if (!week) return null;
            const [figures, name] = tip(week);
            return <ChartTip figures={figures} name={name} />;
          }}
        />
        {children}
      </BarChart>
    </ResponsiveContainer>
  );
}
