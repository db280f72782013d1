import type { StudentRow } from '#contracts/students.ts';
import { peopleApi } from '../../../api/people-api.ts';
import { useCommandDialog } from '../../../commands/use-command-dialog.ts';
import { useDialogDraftField } from '../../../commands/use-dialog-draft.ts';
import * as copy from '../../../copy/students.ts';
import { useClassesMax } from '../../../session/session.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { StudentCredentialFields, toPasswordNotice } from './student-credential-fields.tsx';
import { restoreStudentTexts } from './student-management-copy.ts';

/** Restores a former student. Asks for an e-mail address, because another account may have the earlier one. */
export function RestoreStudentDialog({ student, onClose }: { student: StudentRow; onClose(): void }) {
  const [email = student.email, setEmail] = useDialogDraftField('email');
  const [password = '', setPassword] = useDialogDraftField('password');
  const classesMax = useClassesMax();
  const [restore] = peopleApi.useRestoreStudentAccountMutation();
  const { submit, errorOf, dialog } = useCommandDialog(restore, {
    key: `restore-student/${student.id}`,
    fields: ['email', 'password'],
    done: ({ balance }) => ({
      title: copy.studentRestoredText,
      detail: copy.toStudentBalanceText(student.name, balance, classesMax),
    }),
    failed: copy.restoringFailedText,
    staysOpenAfterEarlier: true,
    onClose,
  });

  return (
    <FormDialog
      title={restoreStudentTexts.title(student.name)}
      description={restoreStudentTexts.description}
      act={restoreStudentTexts.act}
      acting={restoreStudentTexts.acting}
      {...dialog}
      notice={toPasswordNotice(dialog.notice)}
      onSubmit={() => submit({ studentId: student.id, body: { email, password } })}
    >
      <StudentCredentialFields
        email={{ value: email, onChange: setEmail, error: errorOf('email') }}
        password={{ value: password, onChange: setPassword, error: errorOf('password') }}
      />
    </FormDialog>
  );
}
