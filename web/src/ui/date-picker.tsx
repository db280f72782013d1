import { CalendarDays } from 'lucide-react';
import { Popover } from 'radix-ui';
import { Suspense, useId, useState } from 'react';
import { createLazyComponent } from '../lib/create-lazy-component.ts';
import { formatLongDate } from '../lib/dates.ts';
import { Button } from './button.tsx';
import { Spinner } from './spinner.tsx';

interface DatePickerProps {
  label: string;
  /** Civil date. */
  value: string;
  onChange(date: string): void;
  /** The last day that can be chosen. */
  max: string;
}

const Calendar = createLazyComponent(() => import('./calendar.tsx').then((module) => module.Calendar));

/** A button that shows the date and opens a calendar. */
export function DatePicker({ label, value, onChange, max }: DatePickerProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const choose = (date: string) => {
    onChange(date);
    setOpen(false);
  };
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <span id={`${id}-label`} className="font-semibold">
        {label}
      </span>
      <Popover.Root open={open} onOpenChange={setOpen}>
        <Popover.Trigger asChild>
          <Button
            id={`${id}-button`}
            aria-labelledby={`${id}-label ${id}-button`}
            className="justify-start"
            onPointerEnter={Calendar.preload}
            onFocus={Calendar.preload}
          >
            <CalendarDays aria-hidden className="text-quiet" />
            {formatLongDate(value)}
          </Button>
        </Popover.Trigger>
        <Popover.Portal>
          <Popover.Content
            align="start"
            sideOffset={6}
            collisionPadding={8}
            aria-label={label}
            // The calendar moves the focus to the chosen day.
            onOpenAutoFocus={(event) => event.preventDefault()}
            className="z-40 rounded-sheet border border-rule bg-sheet p-3 text-ink max-sm:p-2 shadow-lift"
          >
            <Suspense fallback={<Spinner className="h-86 w-77" />}>
              <Calendar value={value} onChange={choose} max={max} />
            </Suspense>
          </Popover.Content>
        </Popover.Portal>
      </Popover.Root>
    </div>
  );
}
