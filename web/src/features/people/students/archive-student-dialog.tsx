import type { CentreResponse } from '#contracts/centre.ts';
import type { StudentRow } from '#contracts/students.ts';
import { peopleApi } from '../../../api/people-api.ts';
import { useCommandDialog } from '../../../commands/use-command-dialog.ts';
import { deletingText } from '../../../copy/common.ts';
import * as copy from '../../../copy/students.ts';
import { toStudentFormFailureText } from '../../../shared/students/to-student-form-failure-text.ts';
import { BidiIsolatedName } from '../../../ui/bidi-isolated-name.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { archiveDialogTexts } from './student-management-copy.ts';
import { toStudentArchivedText } from './to-student-archived-text.ts';

interface ArchiveStudentDialogProps {
  student: StudentRow;
  centre: CentreResponse;
  onClose(): void;
}

/** Deletes the student in the version on the screen. A change by another tutor is shown first. */
export function ArchiveStudentDialog({ student, centre, onClose }: ArchiveStudentDialogProps) {
  const [remove] = peopleApi.useDeleteStudentAccountMutation();
  const { submit, pending, failure, dialog } = useCommandDialog(remove, {
    key: `delete-student/${student.id}`,
    done: copy.studentArchivedText,
    failed: copy.archivingStudentFailedText,
    unconfirmed: copy.archivingStudentFailedText,
    onClose,
  });
  const archivedAt = student.archived_at;
  // The notification of this deletion may arrive before the answer to the request, so the dialog waits for the answer.
  const over = archivedAt !== null && !pending;
  return (
    <ConfirmDialog
      {...dialog}
      title={over ? archiveDialogTexts.over : archiveDialogTexts.title(student.name)}
      description={
        over ? (
          <p role="alert">
            {toStudentArchivedText(student.name, { archivedAt, failure }, centre)} {copy.archivedHistoryKeptText}
          </p>
        ) : (
          <Consequences student={student} />
        )
      }
      possible={!over}
      confirm={copy.archiveStudentText}
      confirming={deletingText}
      failure={over ? null : failure && { ...failure, detail: toStudentFormFailureText(failure, centre) }}
      onConfirm={() => submit({ studentId: student.id, ifMatch: student.version })}
    />
  );
}

function Consequences({ student }: { student: StudentRow }) {
  return (
    <>
      <p>
        <BidiIsolatedName name={student.name} /> {archiveDialogTexts.consequences(student.email)}
      </p>
      <p>
        {copy.toClassesLeftText(student.classes_remaining, student.classes_total)} {copy.archivedHistoryKeptText}
      </p>
    </>
  );
}
