import { type ReactNode, Suspense } from 'react';
import type { StudentTimetableResponse } from '#contracts/timetable.ts';
import { useOpenDialog } from '../../commands/use-dialog-draft.ts';
import { absenceTexts } from '../../copy/absences.ts';
import { createLazyComponent } from '../../lib/create-lazy-component.ts';
import { Button } from '../../ui/button.tsx';
import { NextClass } from './next-class.tsx';
import { ReportedAbsences } from './reported-absences.tsx';

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
        <ReportedAbsences studentId={studentId} absences={timetable.absences} />
      </NextClass>
      <Suspense>
        {dialog?.absenceOf === studentId && (
          <ReportAbsenceDialog studentId={studentId} timetable={timetable} onClose={() => setDialog(null)} />
        )}
      </Suspense>
    </>
  );
}
