import { peopleApi } from '../../api/people-api.ts';
import { absenceTexts as copy } from '../../copy/absences.ts';
import { LoadFailure } from '../../page/load-failure.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { ReportAbsenceDialog } from './report-absence-dialog.tsx';

interface ReportAbsenceOfStudentDialogProps {
  student: { id: string; name: string };
  onClose(): void;
}

/** For a tutor to whom somebody said that a student is not coming: loads the student's next classes, then asks for the day. */
export function ReportAbsenceOfStudentDialog({ student, onClose }: ReportAbsenceOfStudentDialogProps) {
  const query = peopleApi.useGetStudentTimetableQuery({ studentId: student.id });
  const { currentData: timetable, error } = query;
  if (timetable) return <ReportAbsenceDialog {...{ timetable, student, onClose }} studentId={student.id} />;
  return (
    <Dialog onClose={onClose} title={copy.toReportTitle(student.name)}>
      {error === undefined ? (
        <Spinner label={copy.loading} />
      ) : (
        <LoadFailure title={copy.loadingFailed} query={query} />
      )}
    </Dialog>
  );
}
