import { useState } from 'react';
import type { SignUpRow } from '#contracts/sign-ups.ts';
import { useGetStudentProfileQuery } from '../../../api/student-profiles.ts';
import { useDialogDraftField } from '../../../commands/use-dialog-draft.ts';
import { useFormCommand } from '../../../commands/use-form-command.ts';
import * as copy from '../../../copy/sign-ups.ts';
import { StudentSelectField } from '../../../shared/students/student-select-field.tsx';
import { notify } from '../../../toasts/notify.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useMergeSignUpMutation } from './api.ts';
import { notifyDecisionFailure } from './notify-decision-failure.ts';

/**
 * Merges a new account into a student, who gets its e-mail address and password. The effect is described above the
 * button.
 */
export function MergeSignUpDialog({ account, onClose }: { account: SignUpRow; onClose(): void }) {
  const [chosen = '', choose] = useDialogDraftField('student');
  const [missing, setMissing] = useState(false);
  const { currentData: student } = useGetStudentProfileQuery(chosen, { skip: chosen === '' });
  const key = `merge-sign-up/${account.id}`;
  const [merge] = useMergeSignUpMutation();
  const { submit, pending, failure, notice } = useFormCommand(
    (body: { student_id: string }, idempotencyKey) => merge({ id: account.id, body, idempotencyKey }),
    {
      onDone: () => {
        notify.success({ key, ...copy.toMergedTexts(student?.name ?? account.name) });
        onClose();
      },
      onFailed: (problem) => notifyDecisionFailure(key, copy.mergingFailedText, problem, onClose),
    },
  );
  function onSubmit() {
    setMissing(!student);
    if (student) void submit({ student_id: student.id });
  }
  return (
    <FormDialog
      title={copy.toMergeTitleText(account.name)}
      description={copy.mergeDescriptionText}
      act={copy.mergeText}
      acting={copy.mergingText}
      pending={pending}
      failure={failure}
      notice={notice}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <StudentSelectField
        label={copy.mergeIntoText}
        none={copy.chooseStudentText}
        withEmail
        value={chosen}
        onChange={choose}
        error={missing && chosen === '' ? copy.noStudentChosenText : undefined}
        className="w-full"
      />
      {student && (
        <Notice tone="caution" role="status" className="wrap-anywhere">
          {student.archived_at === null
            ? copy.toMergeConsequencesText(student, account.email)
            : copy.toRestoreConsequencesText(student, account.email)}
        </Notice>
      )}
    </FormDialog>
  );
}
