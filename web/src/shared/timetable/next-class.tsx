import { CalendarDays } from 'lucide-react';
import type { StudentTimetableResponse } from '#contracts/timetable.ts';
import { nextClassText, toClassPlaceText, toClassTimeText } from '../../copy/timetable.ts';
import { Sheet } from '../../ui/sheet.tsx';

interface NextClassProps {
  timetable: StudentTimetableResponse;
  className?: string;
}

/** The next class of a student. Nothing is shown without one. */
export function NextClass({ timetable: { classes, today, several_groups }, className }: NextClassProps) {
  // The page may have been open since before a class that is over.
  const now = Date.now();
  const next = classes.find(({ ends_at }) => Date.parse(ends_at) > now);
  if (!next) return null;
  const place = toClassPlaceText(next, several_groups);
  return (
    <section aria-label={nextClassText} className={className}>
      <Sheet className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5 py-3">
        <p className="flex min-w-0 items-center gap-3">
          <CalendarDays aria-hidden className="size-5 shrink-0 text-quiet" />
          <span className="wrap-anywhere">
            {nextClassText}: <span className="font-semibold">{toClassTimeText(next, today)}</span>
            {place && <span className="block text-sm text-quiet">{place}</span>}
          </span>
        </p>
      </Sheet>
    </section>
  );
}
