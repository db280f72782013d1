import { Bar } from 'recharts';
import type { PracticeProgressResponse } from '#contracts/practice.ts';
import { practiceProgressTexts as copy } from '../../../copy/practice-hub.ts';
import { WeekBarChart } from '../../../ui/week-bar-chart.tsx';
import { toPointsAxisTicks } from './to-points-axis-ticks.ts';

const HEIGHT = 208;
/** In pixels, enough for five digits. */
const AXIS_WIDTH = 68;
/** Every third week has a label, so that the labels fit on a phone. */
const LABEL_EVERY = 3;

/** The points of each week. */
export function WeeklyPointsChart({ weeks }: { weeks: PracticeProgressResponse['weeks'] }) {
  const marks = toPointsAxisTicks(Math.max(...weeks.map(({ points }) => points)));
  const named = weeks.filter((_, index) => (weeks.length - 1 - index) % LABEL_EVERY === 0);
  return (
    <WeekBarChart
      weeks={weeks}
      height={HEIGHT}
      xAxis={{ ticks: named.map(({ monday }) => monday), interval: 0 }}
      yAxis={{ ticks: marks, domain: [0, marks.at(-1) ?? 0], width: AXIS_WIDTH }}
      tip={(week) => [
        copy.pointsIn(week.points, week.sessions),
        copy.weekFrom(week.monday, week.monday === weeks.at(-1)?.monday),
      ]}
    >
      <Bar dataKey="points" fill="var(--accent)" isAnimationActive={false} />
    </WeekBarChart>
  );
}
