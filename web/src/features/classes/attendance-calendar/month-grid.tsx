import { cx } from 'class-variance-authority';
import { ArrowRight, CircleAlert, CircleX, CornerUpLeft, Eraser, X } from 'lucide-react';
import type { ComponentType } from 'react';
import { Link } from 'wouter';
import type { AttendanceCalendarDay } from '#contracts/attendance.ts';
import { formatWeekdayName } from '../../../lib/clock-times.ts';
import { addDays, formatMonthAndYear } from '../../../lib/dates.ts';
import { paths } from '../../../navigation/paths.ts';
import { Sheet } from '../../../ui/sheet.tsx';
import { TickIcon } from '../../../ui/tick-icon.tsx';
import { calendarTexts, type DaySymbol, daySymbolTexts, legendTexts, toDayText } from './attendance-calendar-copy.ts';
import { listMonthWeeks } from './list-month-weeks.ts';

const symbols: Record<DaySymbol, { Icon: ComponentType<{ className?: string }>; tone: string; tint: string }> = {
  present: { Icon: TickIcon, tone: 'text-good', tint: 'bg-tint-good' },
  uncovered: { Icon: CircleAlert, tone: 'text-margin', tint: 'bg-tint-margin' },
  absent: { Icon: X, tone: 'text-ink', tint: '' },
  'late-cancellation': { Icon: CircleX, tone: 'text-ink', tint: 'bg-tint-caution' },
  'given-back': { Icon: CornerUpLeft, tone: 'text-caution', tint: 'bg-tint-caution' },
  voided: { Icon: Eraser, tone: 'text-quiet', tint: '' },
  moved: { Icon: ArrowRight, tone: 'text-quiet', tint: '' },
};

const listSymbols = ({ state, given_back }: AttendanceCalendarDay): [DaySymbol, ...DaySymbol[]] => {
  if (state === 'uncovered-late-cancellation') return ['late-cancellation', 'uncovered'];
  if (!given_back) return [state];
  return state === 'absent' ? ['absent', 'given-back'] : ['given-back'];
};

interface MonthGridProps {
  studentId: string;
  /** `YYYY-MM` */
  month: string;
  days: readonly AttendanceCalendarDay[];
  /** Civil date. */
  today: string;
}

/** A month as a table of weeks. A day with a mark leads to its row in the class history. */
export function MonthGrid({ studentId, month, days, today }: MonthGridProps) {
  const marks = new Map(days.map((day) => [day.date, day]));
  return (
    <Sheet>
      <table aria-label={formatMonthAndYear(`${month}-01`)} className="w-full table-fixed border-collapse">
        <thead>
          <tr>
            {weekdayNames.map((name) => (
              <th key={name} scope="col" className="py-2 text-sm font-medium text-quiet">
                <span aria-hidden>
                  {name.slice(0, 1)}
                  <span className="max-sm:hidden">{name.slice(1, 3)}</span>
                </span>
                <span className="sr-only">{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {listMonthWeeks(month).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((date, index) => (
                <td key={date ?? index} className="h-px border-t border-l border-rule p-0 align-top first:border-l-0">
                  {date && <CalendarDay date={date} mark={marks.get(date)} today={today} studentId={studentId} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Sheet>
  );
}
const SUNDAY = '2026-11-01';
const weekdayNames = Array.from({ length: 7 }, (_, index) => formatWeekdayName(addDays(SUNDAY, index)));

interface CalendarDayProps {
  date: string;
  mark: AttendanceCalendarDay | undefined;
  today: string;
  studentId: string;
}

function CalendarDay({ date, mark, today, studentId }: CalendarDayProps) {
  const cell =
    'flex h-full min-h-16 flex-col gap-1 p-1 whitespace-nowrap sm:min-h-22 sm:p-2 narrow:px-0.5 narrow:text-sm';
  const number = (
    <span aria-hidden className={cx('tabular-nums', date === today && 'font-semibold underline underline-offset-2')}>
      {Number(date.slice(8))}
    </span>
  );
  const text = <span className="sr-only">{toDayText(date, mark, today)}</span>;
  if (!mark) {
    return (
      <div className={cx(cell, 'text-quiet')}>
        {number}
        {text}
      </div>
    );
  }
  const shown = listSymbols(mark);
  return (
    <Link
      href={paths.classHistoryRow(studentId, mark.row)}
      className={cx(cell, 'hover:underline -outline-offset-2', symbols[shown.at(-1) ?? shown[0]].tint)}
    >
      {number}
      {text}
      <span aria-hidden className="flex flex-wrap gap-x-2 gap-y-1 text-xs">
        {shown.map((symbol) => (
          <span key={symbol} className={cx('flex items-center gap-1', symbols[symbol].tone)}>
            <SymbolIcon symbol={symbol} />
            <span className="max-sm:hidden">{daySymbolTexts[symbol]}</span>
          </span>
        ))}
      </span>
    </Link>
  );
}

function SymbolIcon({ symbol }: { symbol: DaySymbol }) {
  const { Icon, tone } = symbols[symbol];
  return <Icon aria-hidden className={cx('size-4 shrink-0', tone)} />;
}

/** Explains the signs, which have no words on a phone. Few centres have late cancellations. */
export function CalendarLegend({ days }: Pick<MonthGridProps, 'days'>) {
  const hasLate = days.some((day) => listSymbols(day).includes('late-cancellation'));
  const shown = (Object.keys(symbols) as DaySymbol[]).filter((symbol) => hasLate || symbol !== 'late-cancellation');
  return (
    <ul aria-label={calendarTexts.legend} className="mt-4 flex flex-wrap gap-x-6 gap-y-2 text-sm">
      {shown.map((symbol) => (
        <li key={symbol} className="flex items-baseline gap-1.5">
          <span className="self-center">
            <SymbolIcon symbol={symbol} />
          </span>
          <span>
            {daySymbolTexts[symbol]}
            {legendTexts[symbol] && <span className="text-quiet">{`: ${legendTexts[symbol]}`}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}
