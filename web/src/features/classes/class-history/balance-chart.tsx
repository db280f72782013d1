import { CartesianGrid, Line, LineChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import type { BalancePoint } from '#contracts/classes.ts';
import { formatDateTime } from '../../../lib/dates.ts';
import { useClassesMax } from '../../../session/session.ts';
import { ChartTip } from '../../../ui/chart-tip.tsx';
import { toBalanceSteps, toTimeAxis } from './balance-steps.ts';
import { balanceChartTexts as copy } from './class-history-page-copy.ts';

interface BalanceChartProps {
  points: readonly BalancePoint[];
  timeZone: string;
}

/**
 * A step chart of the remaining classes over time. Wrap it in `aria-hidden` and put a table beside it for screen
 * readers.
 */
export function BalanceChart({ points, timeZone }: BalanceChartProps) {
  const data = toBalanceSteps(points, Date.now());
  // The balance is above the cap if the owner lowered it since.
  const top = Math.max(useClassesMax(), ...data.map(({ remaining }) => remaining));
  const { ticks, format } = toTimeAxis(data, timeZone);
  return (
    <ResponsiveContainer width="100%" height={200} initialDimension={{ width: 320, height: 200 }}>
      <LineChart data={data} margin={{ top: 8, right: 12, bottom: 0, left: -28 }} accessibilityLayer={false}>
        <CartesianGrid vertical={false} stroke="var(--rule)" />
        <XAxis
          dataKey="at"
          type="number"
          scale="time"
          domain={['dataMin', 'dataMax']}
          tickFormatter={format}
          ticks={ticks}
          tick={{ fill: 'var(--quiet)', fontSize: 13 }}
          tickLine={false}
          tickMargin={10}
          // Keeps the first label at a distance from the 0 of the other axis.
          padding={{ left: 16 }}
          // Labels of months with their year are wide: those that would overlap are left out.
          interval="equidistantPreserveStart"
          minTickGap={8}
          axisLine={{ stroke: 'var(--rule)' }}
        />
        <YAxis
          domain={[0, top]}
          // Some of them are the same under a low cap.
          ticks={[...new Set([0, Math.round(top / 3), Math.round((2 * top) / 3), top])]}
          tick={{ fill: 'var(--quiet)', fontSize: 13 }}
          tickLine={false}
          axisLine={false}
        />
        <Tooltip
          cursor={{ stroke: 'var(--edge)' }}
          isAnimationActive={false}
          content={({ active, payload }) => {
            const point = active ? (payload[0]?.payload as (typeof data)[number] | undefined) : undefined;
            return (
              point && (
                <ChartTip
                  figures={copy.toRemaining(point.remaining)}
                  name={formatDateTime(new Date(point.at).toISOString(), timeZone)}
                />
              )
            );
          }}
        />
        <Line
          dataKey="remaining"
          type="stepAfter"
          stroke="var(--accent)"
          strokeWidth={2.5}
          dot={false}
          isAnimationActive={false}
        />
      </LineChart>
    </ResponsiveContainer>
  );
}
