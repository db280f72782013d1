import { useId } from 'react';
import { Bar } from 'recharts';
import type { AttendanceWeek } from '#contracts/dashboard.ts';
import { toMarkCountsText, weeklyAttendanceTexts as words } from '../../../copy/tutor-dashboard.ts';
import { HatchingPattern } from '../../../ui/hatching-pattern.tsx';
import { WeekBarChart } from '../../../ui/week-bar-chart.tsx';

const HEIGHT = 240;

/** Present marks by week and, hatched above them, absent ones. */
export function WeeklyAttendanceChart({ weeks }: { weeks: readonly AttendanceWeek[] }) {
  const hatching = useId();
  return (
    <WeekBarChart
      weeks={weeks}
      height={HEIGHT}
      xAxis={{ interval: 'equidistantPreserveEnd', minTickGap: 10 }}
      yAxis={{ allowDecimals: false }}
      tip={(week) => [
        toMarkCountsText(week.present, week.absent),
        words.name(week.monday, week.monday === weeks.at(-1)?.monday),
      ]}
    >
      <defs>
        <HatchingPattern id={hatching} />
      </defs>
      <Bar dataKey="present" stackId="marks" fill="var(--accent)" isAnimationActive={false} />
      <Bar dataKey="absent" stackId="marks" fill={`url(#${hatching})`} stroke="var(--edge)" isAnimationActive={false} />
    </WeekBarChart>
  );
}
