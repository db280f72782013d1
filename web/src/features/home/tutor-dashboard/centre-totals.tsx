import type { DashboardResponse } from '#contracts/dashboard.ts';
import { homeworkApi } from '../../../api/homework-api.ts';
import { centreStatsTexts } from '../../../copy/tutor-dashboard.ts';
import { CountingNumber } from '../../../ui/counting-number.tsx';
import { Stat, StatStrip } from '../../../ui/stat-strip.tsx';
import { RECENT_HOMEWORK_ROWS, useAllTutorsFilter } from './homework-section.tsx';

/** The totals of the current students and the number of assignments. */
export function CentreTotals({ dashboard }: { dashboard: DashboardResponse }) {
  const { all } = useAllTutorsFilter();
  const everybodys = homeworkApi.useGetHomeworkForTutorQuery(
    { all: 'true', limit: RECENT_HOMEWORK_ROWS },
    { skip: !all },
  ).currentData;
  return (
    <StatStrip className="mt-10">
      <Stat label={centreStatsTexts.students} value={<CountingNumber value={dashboard.students} />} />
      <Stat label={centreStatsTexts.total} value={<CountingNumber value={dashboard.classes_total} />} />
      <Stat label={centreStatsTexts.remaining} value={<CountingNumber value={dashboard.classes_remaining} />} />
      <Stat
        label={centreStatsTexts.assignments}
        value={<CountingNumber value={all ? everybodys?.total : dashboard.assignments} />}
      />
    </StatStrip>
  );
}
