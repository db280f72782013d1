import { balanceSizes } from '#contracts/balance-sizes.ts';
import type { CentreFigures } from '#contracts/centre-figures.ts';
import { attendanceStatusTexts } from '../../../copy/attendance.ts';
import { toBalanceSizeText } from '../../../copy/counts.ts';
import { createCivilFormat, formatMonthDay } from '../../../lib/dates.ts';
import { ChartFigure } from './chart-figure.tsx';
import { chartTexts as copy, toShortWeekdayText } from './owner-copy.ts';
import { toOwnerLinks } from './owner-links.ts';

const formatMonthName = createCivilFormat({ month: 'short' });
/** `Nov ’26` */
const formatMonth = (month: string): string => `${formatMonthName(`${month}-01`)} ’${month.slice(2, 4)}`;
const ACCENT = 'var(--accent)';

/** The course of the centre in four charts. */
export function OwnerCharts({ figures, group }: { figures: CentreFigures; group: string | undefined }) {
  const { period, months, balances, weekdays, weeks } = figures;
  const links = toOwnerLinks(period, group);
  const [first] = months;
  // This chart begins before the period, to show the course of a year.
  const chartedSpan = first ? { from: `${first.month}-01`, to: period.to } : period;
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <ChartFigure
        {...copy.months}
        rows={months.map(({ month, sold, delivered }) => ({ name: formatMonth(month), sold, delivered }))}
        bars={[
          { field: 'sold', name: copy.sold, fill: 'hatched' },
          { field: 'delivered', name: copy.delivered, fill: ACCENT },
        ]}
        link={{ text: copy.link.months, href: toOwnerLinks(chartedSpan, group).purchases }}
      />
      <ChartFigure
        {...copy.balances}
        rows={balanceSizes.map((size, index) => ({ name: toBalanceSizeText(size), students: balances[index] ?? 0 }))}
        bars={[{ field: 'students', name: copy.balances.students, fill: ACCENT }]}
        link={{ text: copy.link.balances, href: links.balances }}
      />
      <ChartFigure
        {...copy.weekdays}
        rows={weekdays.map((counts, index) => ({ name: toShortWeekdayText(index), ...counts }))}
        bars={[
          { field: 'present', name: attendanceStatusTexts.present, fill: ACCENT, stack: 'marks' },
          { field: 'absent', name: attendanceStatusTexts.absent, fill: 'hatched', stack: 'marks' },
        ]}
        link={{ text: copy.link.weekdays, href: links.marks }}
      />
      <ChartFigure
        {...copy.weeks}
        rows={weeks.map(({ monday, points }) => ({ name: formatMonthDay(monday), points }))}
        bars={[{ field: 'points', name: copy.weeks.points, fill: ACCENT }]}
        link={{ text: copy.link.weeks, href: links.leaderboard }}
      />
    </div>
  );
}
