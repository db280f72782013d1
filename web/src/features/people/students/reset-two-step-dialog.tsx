import type { StudentRow } from '#contracts/students.ts';
import { peopleApi } from '../../../api/people-api.ts';
import { useCommandDialog } from '../../../commands/use-command-dialog.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { resetTwoStepTexts as copy } from './student-management-copy.ts';

/** Turns off the second factor of a student who lost their phone and recovery codes. */
export function ResetTwoStepDialog({ student, onClose }: { student: StudentRow; onClose(): void }) {
  const [reset] = peopleApi.useResetStudentSecondFactorMutation();
  const { submit, dialog } = useCommandDialog(reset, {
    key: `reset-two-step/${student.id}`,
    done: () => ({ title: copy.done, detail: student.name }),
    failed: copy.failed,
    unconfirmed: copy.unconfirmed,
    onClose,
  });
  return (
    <ConfirmDialog
      {...dialog}
      title={copy.title(student.name)}
      description={<p>{copy.consequences}</p>}
      confirm={copy.act}
      confirming={copy.acting}
      onConfirm={() => submit({ studentId: student.id })}
    />
  );
}
