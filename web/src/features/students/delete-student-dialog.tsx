import type { CentreAnswer } from '#contracts/centre.ts';
import type { StudentRow } from '#contracts/students.ts';
import { useCommand } from '../../api/use-command.ts';
import { notifyFailure, notifySuccess } from '../../app/notify.ts';
import * as copy from '../../copy/students.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useDeleteStudentAccountMutation } from './api.ts';
import { failureText } from './failure-text.ts';

interface DeleteStudentDialogProps {
  student: StudentRow;
  centre: CentreAnswer;
  onClose(): void;
}

/** Deletes the student as they stand here: a change that was not on the screen yet is told first. */
export function DeleteStudentDialog({ student, centre, onClose }: DeleteStudentDialogProps) {
  const [remove] = useDeleteStudentAccountMutation();
  const { submit, pending, failure } = useCommand(
    (ifMatch: number, idempotencyKey) => remove({ studentId: student.id, ifMatch, idempotencyKey }),
    {
      done: () => {
        notifySuccess(copy.deleted);
        onClose();
      },
      failed: (error) => notifyFailure(copy.deletingFailed, error),
    },
  );
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Delete ${student.name}?`}
      description={
        <>
          <p>
            {student.name} is signed out at once, leaves all lists and can no longer sign in. The email {student.email}{' '}
            is free again.
          </p>
          <p>
            {copy.classesLeft(student.classes_remaining, student.classes_total)} The class history is kept. You can
            restore the student under “Former students”.
          </p>
        </>
      }
      confirm={pending ? 'Deleting...' : 'Delete'}
      pending={pending}
      error={failureText(failure, centre)}
      onConfirm={() => void submit(student.version)}
    />
  );
}
