import { CalendarDays } from 'lucide-react';
import type { ReactNode } from 'react';
import type { StudentTimetableResponse } from '#contracts/timetable.ts';
import { absenceTexts } from '../../copy/absences.ts';
import { nextClassText, toClassPlaceText, toClassTimeText } from '../../copy/timetable.ts';
import { Sheet } from '../../ui/sheet.tsx';

interface NextClassProps {
  timetable: StudentTimetableResponse;
  label?: string | undefined;
  className?: string | undefined;
  /** Buttons beside it, which are shown without a class too. */
  actions: ReactNode;
  /** Lines below it. */
  children?: ReactNode;
}

/** The next class of a student. */
export function NextClass({ timetable, label = nextClassText, className, actions, children }: NextClassProps) {
  // The page may have been open since before a class that is over.
  const now = Date.now();
  const next = timetable.classes.find(({ ends_at }) => Date.parse(ends_at) > now);
  const place = next && toClassPlaceText(next, timetable.several_groups);
  return (
    <section aria-label={label} className={className}>
      <Sheet>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5 py-3">
          <p className="flex min-w-0 items-center gap-3">
            <CalendarDays aria-hidden className="size-5 shrink-0 text-quiet" />
            {next ? (
              <span className="wrap-anywhere">
                {nextClassText}: <span className="font-semibold">{toClassTimeText(next, timetable.today)}</span>
                {place && <span className="block text-sm text-quiet">{place}</span>}
              </span>
            ) : (
              <span className="text-quiet">{absenceTexts.cannotCome}</span>
            )}
          </p>
          <div className="flex flex-wrap gap-2">{actions}</div>
        </div>
        {children}
      </Sheet>
    </section>
  );
}
