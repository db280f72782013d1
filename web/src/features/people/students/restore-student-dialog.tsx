import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { restoreStudentRequest, type StudentRow } from '#contracts/students.ts';
import { peopleApi } from '../../../api/people-api.ts';
import { withDialogDraftFields } from '../../../commands/dialog-draft.ts';
import { useCommandDialog } from '../../../commands/use-command-dialog.ts';
import { useDialogDraftForm } from '../../../commands/use-dialog-draft.ts';
import * as copy from '../../../copy/students.ts';
import { useClassesMax } from '../../../session/session.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { StudentCredentialFields, toPasswordNotice } from './student-credential-fields.tsx';
import { restoreStudentTexts } from './student-management-copy.ts';

/** Restores a former student. Asks for an e-mail address, because another account may have the earlier one. */
export function RestoreStudentDialog({ student, onClose }: { student: StudentRow; onClose(): void }) {
  const { register, handleSubmit, formState, subscribe } = useForm({
    resolver: zodResolver(restoreStudentRequest),
    defaultValues: withDialogDraftFields({ email: student.email, password: '' }),
  });
  useDialogDraftForm(subscribe);
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
  const fault = (field: 'email' | 'password') => formState.errors[field]?.message ?? errorOf(field);

  return (
    <FormDialog
      title={restoreStudentTexts.title(student.name)}
      description={restoreStudentTexts.description}
      act={restoreStudentTexts.act}
      acting={restoreStudentTexts.acting}
      {...dialog}
      notice={toPasswordNotice(dialog.notice)}
      onSubmit={handleSubmit(
        (body) => submit({ studentId: student.id, body }),
        () => submit(undefined),
      )}
    >
      <StudentCredentialFields
        email={{ field: register('email'), error: fault('email') }}
        password={{ field: register('password'), error: fault('password') }}
      />
    </FormDialog>
  );
}
