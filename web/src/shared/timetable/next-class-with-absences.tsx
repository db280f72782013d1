import { Suspense, useEffect } from 'react';
import type { StudentTimetableResponse } from '#contracts/timetable.ts';
import { useOpenDialog } from '../../commands/use-dialog-draft.ts';
import { absenceTexts } from '../../copy/absences.ts';
import { createLazyComponent } from '../../lib/create-lazy-component.ts';
import { Button } from '../../ui/button.tsx';
import { calendarAddressTexts } from './calendar-address-copy.ts';
import { NextClass } from './next-class.tsx';
import { ReportedAbsences } from './reported-absences.tsx';

const ReportAbsenceDialog = createLazyComponent(() =>
  import('./report-absence-dialog.tsx').then((module) => module.ReportAbsenceDialog),
);

const CalendarAddressDialog = createLazyComponent(() =>
  import('./calendar-address-dialog.tsx').then((module) => module.CalendarAddressDialog),
);

interface NextClassWithAbsencesProps {
  studentId: string;
  timetable: StudentTimetableResponse;
  /** Names this part of the page among those of other students. */
  label?: string;
  className?: string;
}

/** The next class of a student, with an address for calendars, and the days on which they are not coming. */
export function NextClassWithAbsences({ studentId, timetable, label, className }: NextClassWithAbsencesProps) {
  const [dialog, setDialog] = useOpenDialog<{ absenceOf: string } | { calendarOf: string }>();
  useEffect(() => {
    // Without a connection, their code could no longer be loaded, and the whole page would fail.
    void ReportAbsenceDialog.preload();
    void CalendarAddressDialog.preload();
  }, []);
  return (
    <>
      <NextClass
        {...{ timetable, label, className }}
        actions={
          <>
            {timetable.classes.length > 0 && (
              <Button size="small" onClick={() => setDialog({ calendarOf: studentId })}>
                {calendarAddressTexts.button}
              </Button>
            )}
            <Button size="small" onClick={() => setDialog({ absenceOf: studentId })}>
              {absenceTexts.report}
            </Button>
          </>
        }
      >
        <ReportedAbsences studentId={studentId} absences={timetable.absences} />
      </NextClass>
      <Suspense>
        {dialog && 'absenceOf' in dialog && dialog.absenceOf === studentId && (
          <ReportAbsenceDialog studentId={studentId} timetable={timetable} onClose={() => setDialog(null)} />
        )}
        {dialog && 'calendarOf' in dialog && dialog.calendarOf === studentId && (
          <CalendarAddressDialog studentId={studentId} onClose={() => setDialog(null)} />
        )}
      </Suspense>
    </>
  );
}
