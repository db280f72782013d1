import { CalendarDays } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import type { AbsenceReport } from '#contracts/absences.ts';
import type { StudentTimetableResponse } from '#contracts/timetable.ts';
import { peopleApi } from '../../api/people-api.ts';
import { useCommand } from '../../commands/use-command-dialog.ts';
import { useOpenDialog } from '../../commands/use-dialog-draft.ts';
import { absenceTexts, toNotComingText } from '../../copy/absences.ts';
import { nextClassText, toClassPlaceText, toClassTimeText } from '../../copy/timetable.ts';
import { createLazyComponent } from '../../lib/create-lazy-component.ts';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';

const ReportAbsenceDialog = createLazyComponent(() =>
  import('./report-absence-dialog.tsx').then((module) => module.ReportAbsenceDialog),
);

interface NextClassProps {
  studentId: string;
  timetable: StudentTimetableResponse;
  className?: string;
  /** Further buttons beside the one that reports an absence. */
  actions?: ReactNode;
}

/** The next class of a student, and the days on which they are not coming. */
export function NextClass({ studentId, timetable, className, actions }: NextClassProps) {
  const [dialog, setDialog] = useOpenDialog<'report-absence'>();
  return (
    <section aria-label={nextClassText} className={className}>
      <Sheet>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5 py-3">
          <p className="flex min-w-0 items-center gap-3">
            <CalendarDays aria-hidden className="size-5 shrink-0 text-quiet" />
            <NextClassText timetable={timetable} />
          </p>
          <div className="flex flex-wrap gap-2">
            {actions}
            <Button size="small" onClick={() => setDialog('report-absence')}>
              {absenceTexts.report}
            </Button>
          </div>
        </div>
        {timetable.absences.length > 0 && (
          <ul aria-label={absenceTexts.heading} className="divide-y divide-rule border-t border-rule">
            {timetable.absences.map((report) => (
              <ReportedAbsence key={report.date} studentId={studentId} report={report} />
            ))}
          </ul>
        )}
      </Sheet>
      <Suspense>
        {dialog === 'report-absence' && (
          <ReportAbsenceDialog studentId={studentId} timetable={timetable} onClose={() => setDialog(null)} />
        )}
      </Suspense>
    </section>
  );
}

function NextClassText({ timetable: { classes, today, several_groups } }: Pick<NextClassProps, 'timetable'>) {
  // The page may have been open since before a class that is over.
  const now = Date.now();
  const next = classes.find(({ ends_at }) => Date.parse(ends_at) > now);
  if (!next) return <span className="text-quiet">{absenceTexts.cannotCome}</span>;
  const place = toClassPlaceText(next, several_groups);
  return (
    <span className="wrap-anywhere">
      {nextClassText}: <span className="font-semibold">{toClassTimeText(next, today)}</span>
      {place && <span className="block text-sm text-quiet">{place}</span>}
    </span>
  );
}

function ReportedAbsence({ studentId, report }: { studentId: string; report: AbsenceReport }) {
  const { date, reason, marked } = report;
  const [withdraw] = peopleApi.useWithdrawAbsenceMutation();
  const { submit, pending } = useCommand(withdraw, {
    key: `withdraw-absence/${date}`,
    done: absenceTexts.withdrawn,
    failed: absenceTexts.withdrawFailed,
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5 py-3">
      <p className="min-w-0 wrap-anywhere">
        {toNotComingText(date)}
        {reason && (
          <span className="block text-sm text-quiet">
            <bdi>{reason}</bdi>
          </span>
        )}
      </p>
      {marked ? (
        <p className="text-sm text-quiet">{absenceTexts.marked}</p>
      ) : (
        <Button size="small" pending={pending} onClick={() => submit({ studentId, body: { date } })}>
          {pending ? absenceTexts.withdrawing : absenceTexts.withdraw}
          <span className="sr-only"> {toNotComingText(date)}</span>
        </Button>
      )}
    </li>
  );
}
