import type { StudentRow } from '#contracts/students.ts';
import { EMAIL_LENGTH_MAX } from '#events/values/limits.ts';
import { peopleApi } from '../../../api/people-api.ts';
import { useCommandDialog } from '../../../commands/use-command-dialog.ts';
import { useDialogDraftField } from '../../../commands/use-dialog-draft.ts';
import { useCentre } from '../../../session/session.ts';
import { Field } from '../../../ui/field.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Input } from '../../../ui/input.tsx';
import { changeStudentEmailTexts as copy } from './student-management-copy.ts';

/** Gives a student another address to sign in with, for a typing error or in a centre that sends no mail. */
export function ChangeStudentEmailDialog({ student, onClose }: { student: StudentRow; onClose(): void }) {
  const sendsMail = useCentre()?.sends_mail ?? false;
  const [email = student.email, setEmail] = useDialogDraftField('email');
  const [change] = peopleApi.useChangeStudentEmailMutation();
  const { submit, errorOf, dialog } = useCommandDialog(change, {
    key: `change-student-email/${student.id}`,
    fields: ['email'],
    done: (_, { body }) => ({ title: copy.done, detail: body.email }),
    failed: copy.failed,
    staysOpenAfterEarlier: true,
    onClose,
  });
  return (
    <FormDialog
      {...dialog}
      title={copy.title(student.name)}
      description={copy.toDescription(sendsMail)}
      act={copy.act}
      acting={copy.acting}
      onSubmit={() => submit({ studentId: student.id, body: { email } })}
    >
      <Field label={copy.address} error={errorOf('email')}>
        <Input
          type="email"
          required
          maxLength={EMAIL_LENGTH_MAX}
          autoComplete="off"
          value={email}
          onChange={({ target }) => setEmail(target.value)}
        />
      </Field>
    </FormDialog>
  );
}
