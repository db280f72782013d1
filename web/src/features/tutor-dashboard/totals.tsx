import type { DashboardAnswer } from '#contracts/dashboard.ts';
import { stats } from '../../copy/tutor-dashboard.ts';
import { Counted } from '../../ui/counted.tsx';
import { Stat, StatStrip } from '../../ui/sheet.tsx';

/** Sums over the current students. */
export function Totals({ dashboard }: { dashboard: DashboardAnswer }) {
  return (
    <StatStrip className="mb-10">
      <Stat label={stats.students} value={<Counted value={dashboard.students} />} />
      <Stat label={stats.total} value={<Counted value={dashboard.classes_total} />} />
      <Stat
        label={stats.remaining}
        value={<Counted value={dashboard.classes_remaining} />}
        className="max-sm:col-span-2"
      />
    </StatStrip>
  );
}
