import { DayPicker } from 'react-day-picker';
import { formatLongDate, toCivilDate, toNoonDate } from '../lib/dates.ts';
import { buttonStyle } from './button-style.ts';

interface CalendarProps {
  /** Civil date. */
  value: string;
  onChange(date: string): void;
  max: string;
}

/** Chooses one day. The chosen day has the focus at first. */
export function Calendar({ value, onChange, max }: CalendarProps) {
  return (
    <DayPicker
      autoFocus
      mode="single"
      required
      selected={toNoonDate(value)}
      onSelect={(day) => onChange(toCivilDate(day))}
      defaultMonth={toNoonDate(value)}
      endMonth={toNoonDate(max)}
      today={toNoonDate(max)}
      disabled={{ after: toNoonDate(max) }}
      showOutsideDays={false}
      labels={{ labelDayButton }}
      classNames={classNames}
    />
  );
}

const labelDayButton = (day: Date, { today, selected }: Record<string, boolean>): string =>
  [formatLongDate(toCivilDate(day)), today && 'today', selected && 'chosen'].filter(Boolean).join(', ');

const nav = buttonStyle({ variant: 'quiet', size: 'icon', className: 'aria-disabled:invisible' });

const classNames = {
  root: 'relative w-77',
  nav: 'absolute inset-x-0 top-0 flex justify-between',
  button_previous: nav,
  button_next: nav,
  chevron: 'fill-ink',
  month_caption: 'flex h-11 items-center justify-center font-serif text-base font-semibold',
  month_grid: 'mt-1 w-full border-collapse',
  weekday: 'h-9 text-sm font-medium text-quiet',
  day: 'p-0 text-center tabular-nums',
  day_button: 'size-11 rounded-control hover:bg-hover disabled:cursor-not-allowed disabled:hover:bg-transparent',
  today: 'font-semibold *:underline *:decoration-2 *:underline-offset-4',
  selected: '*:bg-accent *:text-on-accent *:hover:bg-accent-strong',
  disabled: 'text-quiet opacity-60',
  hidden: 'invisible',
};
