import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { restoreStudentRequest, type StudentRow } from '#contracts/students.ts';
import { withDialogDraftFields } from '../../../commands/dialog-draft.ts';
import { useDialogDraftForm } from '../../../commands/use-dialog-draft.ts';
import { useFormCommand } from '../../../commands/use-form-command.ts';
import { firstPasswordCountsText, reloadedBeforeAnswerText } from '../../../copy/forms.ts';
import * as copy from '../../../copy/students.ts';
import { useClassesMax } from '../../../session/session.ts';
import { notify } from '../../../toasts/notify.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { type RestoreStudentRequest, useRestoreStudentAccountMutation } from './api.ts';
import { StudentCredentialFields } from './student-credential-fields.tsx';
import { restoreStudentTexts } from './student-management-copy.ts';

/** Restores a former student. Asks for an e-mail address, because another account may have the earlier one. */
export function RestoreStudentDialog({ student, onClose }: { student: StudentRow; onClose(): void }) {
  const { register, handleSubmit, formState, subscribe } = useForm({
    resolver: zodResolver(restoreStudentRequest),
    defaultValues: withDialogDraftFields({ email: student.email, password: '' }),
  });
  useDialogDraftForm(subscribe);
  const key = `restore-student/${student.id}`;
  const classesMax = useClassesMax();
  const [restore] = useRestoreStudentAccountMutation();
  const { submit, pending, failure, notice } = useFormCommand(
    (body: RestoreStudentRequest, idempotencyKey) => restore({ studentId: student.id, body, idempotencyKey }),
    {
      fields: ['email', 'password'],
      onDone: ({ balance }, _body, earlier) => {
        notify.success({
          key,
          title: copy.studentRestoredText,
          detail: copy.toStudentBalanceText(student.name, balance, classesMax),
        });
        if (!earlier) onClose();
      },
      onFailed: ({ detail }) => notify.failure({ key, title: copy.restoringFailedText, detail }),
    },
  );
  const fault = (field: keyof RestoreStudentRequest) => formState.errors[field]?.message ?? failure?.errors[field];

  return (
    <FormDialog
      title={restoreStudentTexts.title(student.name)}
      description={restoreStudentTexts.description}
      act={restoreStudentTexts.act}
      acting={restoreStudentTexts.acting}
      pending={pending}
      failure={failure}
      notice={notice === reloadedBeforeAnswerText ? `${notice} ${firstPasswordCountsText}` : notice}
      onSubmit={handleSubmit((restoration) => submit(restoration))}
      onClose={onClose}
    >
      <StudentCredentialFields
        email={{ field: register('email'), error: fault('email') }}
        password={{ field: register('password'), error: fault('password') }}
      />
    </FormDialog>
  );
}
