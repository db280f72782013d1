import type { StudentRow } from '#contracts/students.ts';
import { useCommand } from '../../api/use-command.ts';
import { notifyFailure, notifySuccess } from '../../app/notify.ts';
import * as copy from '../../copy/students.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useDeleteStudentAccountMutation } from './api.ts';

export function DeleteStudentDialog({ student, onClose }: { student: StudentRow; onClose(): void }) {
  const [remove] = useDeleteStudentAccountMutation();
  const { submit, pending, failure } = useCommand(
    (_body: null, idempotencyKey) => remove({ studentId: student.id, idempotencyKey }),
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
          <p>The class history is kept. You can restore the student under “Former students”.</p>
        </>
      }
      confirm={pending ? 'Deleting...' : 'Delete'}
      pending={pending}
      error={failure?.detail}
      onConfirm={() => void submit(null)}
    />
  );
}
