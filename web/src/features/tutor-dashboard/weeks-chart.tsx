import { useId } from 'react';
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import type { WeekOfMarks } from '#contracts/dashboard.ts';
import { marks, weeks as words } from '../../copy/tutor-dashboard.ts';
import { monthDay } from '../../lib/dates.ts';
import { Hatching } from './hatching.tsx';

const HEIGHT = 240;
const label = { fill: 'var(--quiet)', fontSize: 13 };

/** Present in ink and absent hatched above it, week by week. A picture only: the table beside it is for reading. */
export function WeeksChart({ weeks }: { weeks: readonly WeekOfMarks[] }) {
  const hatching = useId();
  return (
    <ResponsiveContainer width="100%" height={HEIGHT} initialDimension={{ width: 320, height: HEIGHT }}>
      <BarChart
        data={[...weeks]}
        margin={{ top: 8, right: 16, bottom: 0, left: -24 }}
        barCategoryGap="28%"
        accessibilityLayer={false}
      >
        <defs>
          <Hatching id={hatching} />
        </defs>
        <CartesianGrid vertical={false} stroke="var(--rule)" />
        <XAxis
          dataKey="monday"
          tickFormatter={monthDay}
          tick={label}
          tickLine={false}
          tickMargin={8}
          minTickGap={10}
          interval="equidistantPreserveEnd"
          axisLine={{ stroke: 'var(--edge)' }}
        />
        <YAxis allowDecimals={false} tick={label} tickLine={false} axisLine={false} />
        <Tooltip
          cursor={{ fill: 'var(--hover)' }}
          isAnimationActive={false}
          content={({ active, payload }) => {
            const week = active ? (payload[0]?.payload as WeekOfMarks | undefined) : undefined;
            return (
              week && (
                <p className="rounded-control border border-rule bg-sheet px-3 py-2 text-sm shadow-lift">
                  <strong>{marks(week.present, week.absent)}</strong>
                  <br />
                  {words.name(week.monday, week === weeks.at(-1))}
                </p>
              )
            );
          }}
        />
        <Bar dataKey="present" stackId="marks" fill="var(--accent)" isAnimationActive={false} />
        <Bar
          dataKey="absent"
          stackId="marks"
          fill={`url(#${hatching})`}
          stroke="var(--edge)"
          isAnimationActive={false}
        />
      </BarChart>
    </ResponsiveContainer>
  );
}
