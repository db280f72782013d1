import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import type { PracticeProgressAnswer } from '#contracts/practice.ts';
import { progress as copy } from '../../copy/practice-hub.ts';
import { monthDay } from '../../lib/dates.ts';
import { pointTicks } from './point-ticks.ts';

const HEIGHT = 208;
/** Few enough for a phone. */
const LABEL_EVERY = 3;
const label = { fill: 'var(--quiet)', fontSize: 13 };
type Week = PracticeProgressAnswer['weeks'][number];

/** A picture only: the table beside it is for reading. */
export function PointsChart({ weeks }: { weeks: readonly Week[] }) {
  const marks = pointTicks(Math.max(...weeks.map(({ points }) => points)));
  return (
    <ResponsiveContainer width="100%" height={HEIGHT} initialDimension={{ width: 320, height: HEIGHT }}>
      <BarChart
        data={[...weeks]}
        margin={{ top: 8, right: 16, bottom: 0, left: -20 }}
        barCategoryGap="28%"
        accessibilityLayer={false}
      >
        <CartesianGrid vertical={false} stroke="var(--rule)" />
        <XAxis
          dataKey="monday"
          tickFormatter={monthDay}
          tick={label}
          tickLine={false}
          tickMargin={8}
          ticks={weeks.filter((_, index) => (weeks.length - 1 - index) % LABEL_EVERY === 0).map(({ monday }) => monday)}
          interval={0}
          axisLine={{ stroke: 'var(--edge)' }}
        />
        <YAxis ticks={marks} domain={[0, marks.at(-1) ?? 0]} tick={label} tickLine={false} axisLine={false} />
        <Tooltip
          cursor={{ fill: 'var(--hover)' }}
          isAnimationActive={false}
          content={({ active, payload }) => {
            const week = active ? (payload[0]?.payload as Week | undefined) : undefined;
            return (
              week && (
                <p className="rounded-control border border-rule bg-sheet px-3 py-2 text-sm shadow-lift">
                  <strong>{copy.pointsIn(week.points, week.sessions)}</strong>
                  <br />
                  {copy.weekFrom(week.monday, week === weeks.at(-1))}
                </p>
              )
            );
          }}
        />
        <Bar dataKey="points" fill="var(--accent)" isAnimationActive={false} />
      </BarChart>
    </ResponsiveContainer>
  );
}
