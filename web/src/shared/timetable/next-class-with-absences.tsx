import { type ReactNode, Suspense } from 'react';
import type { AbsenceReport } from '#contracts/absences.ts';
import type { StudentTimetableResponse } from '#contracts/timetable.ts';
import { peopleApi } from '../../api/people-api.ts';
import { useCommand } from '../../commands/use-command-dialog.ts';
import { useOpenDialog } from '../../commands/use-dialog-draft.ts';
import { absenceTexts, toNotComingText } from '../../copy/absences.ts';
import { createLazyComponent } from '../../lib/create-lazy-component.ts';
import { Button } from '../../ui/button.tsx';
import { NextClass } from './next-class.tsx';

const ReportAbsenceDialog = createLazyComponent(() =>
  import('./report-absence-dialog.tsx').then((module) => module.ReportAbsenceDialog),
);

interface NextClassWithAbsencesProps {
  studentId: string;
  timetable: StudentTimetableResponse;
  /** Names this part of the page among those of other students. */
  label?: string;
  className?: string;
  /** Further buttons beside the one that reports an absence. */
  actions?: ReactNode;
}

/** The next class of a student, and the days on which they are not coming. */
export function NextClassWithAbsences({ studentId, timetable, label, className, actions }: NextClassWithAbsencesProps) {
  const [dialog, setDialog] = useOpenDialog<{ absenceOf: string }>();
  return (
    <>
      <NextClass
        {...{ timetable, label, className }}
        actions={
          <>
            {actions}
            <Button size="small" onClick={() => setDialog({ absenceOf: studentId })}>
              {absenceTexts.report}
            </Button>
          </>
        }
      >
        {timetable.absences.length > 0 && (
          <ul aria-label={absenceTexts.heading} className="divide-y divide-rule border-t border-rule">
            {timetable.absences.map((report) => (
              <ReportedAbsence key={report.date} studentId={studentId} report={report} />
            ))}
          </ul>
        )}
      </NextClass>
      <Suspense>
        {dialog?.absenceOf === studentId && (
          <ReportAbsenceDialog studentId={studentId} timetable={timetable} onClose={() => setDialog(null)} />
        )}
      </Suspense>
    </>
  );
}

function ReportedAbsence({ studentId, report }: { studentId: string; report: AbsenceReport }) {
  const { date, reason, marked } = report;
  const [withdrawAbsence] = peopleApi.useWithdrawAbsenceMutation();
  const { submit, pending } = useCommand(withdrawAbsence, {
    key: `withdraw-absence/${studentId}/${date}`,
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
