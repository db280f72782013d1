import type { SignUpRow } from '#contracts/sign-ups.ts';
import { peopleApi } from '../../../api/people-api.ts';
import { useCommandDialog } from '../../../commands/use-command-dialog.ts';
import { useDialogDraftField } from '../../../commands/use-dialog-draft.ts';
import { StudentSelectField } from '../../../shared/students/student-select-field.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import * as copy from './sign-ups-copy.ts';
import { toDecisionFailureTitle } from './waiting-sign-ups.tsx';

/**
 * Merges a new account into a student, who gets its e-mail address and password. The effect is described above the
 * button.
 */
export function MergeSignUpDialog({ account, onClose }: { account: SignUpRow; onClose(): void }) {
  const [chosen = '', choose] = useDialogDraftField('student');
  const { currentData: student } = peopleApi.useGetStudentProfileQuery({ studentId: chosen }, { skip: chosen === '' });
  const key = `merge-sign-up/${account.id}`;
  const [merge] = peopleApi.useMergeSignUpMutation();
  const { submit, errorOf, dialog } = useCommandDialog(merge, {
    key,
    done: () => copy.toMergedTexts(student?.name ?? account.name),
    failed: (failure) => toDecisionFailureTitle(key, copy.mergingFailedText, failure, onClose),
    onClose,
  });
  return (
    <FormDialog
      title={copy.toMergeTitleText(account.name)}
      description={copy.mergeDescriptionText}
      act={copy.mergeText}
      acting={copy.mergingText}
      {...dialog}
      onSubmit={() => submit(student && { id: account.id, body: { student_id: student.id } })}
    >
      <StudentSelectField
        label={copy.mergeIntoText}
        none={copy.chooseStudentText}
        withEmail
        value={chosen}
        onChange={choose}
        error={errorOf('student_id', chosen === '' && copy.noStudentChosenText)}
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
