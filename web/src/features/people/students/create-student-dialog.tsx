import { NAME_LENGTH_MAX } from '#events/values/limits.ts';
import { peopleApi } from '../../../api/people-api.ts';
import { useCommandDialog } from '../../../commands/use-command-dialog.ts';
import { useDialogDraftField } from '../../../commands/use-dialog-draft.ts';
import * as copy from '../../../copy/students.ts';
import { useClassesMax } from '../../../session/session.ts';
import { AdjustmentPreviewStrip } from '../../../shared/students/adjustment-preview-strip.tsx';
import {
  findClassCountFault,
  normalizeClassCount,
  parseClassCount,
  toPreviewClassCount,
} from '../../../shared/students/class-count.ts';
import { ClassCountField } from '../../../shared/students/class-count-field.tsx';
import { emptyClassBalance } from '../../../shared/students/preview-adjustment.ts';
import { Field } from '../../../ui/field.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Input } from '../../../ui/input.tsx';
import { StudentCredentialFields, toPasswordNotice } from './student-credential-fields.tsx';
import { createStudentText, createStudentTexts, credentialTexts } from './student-management-copy.ts';

export function CreateStudentDialog({ onClose }: { onClose(): void }) {
  const [name = '', setName] = useDialogDraftField('name');
  const [email = '', setEmail] = useDialogDraftField('email');
  const [password = '', setPassword] = useDialogDraftField('password');
  const [number = '0', setNumber] = useDialogDraftField('classes_total');
  const settled = normalizeClassCount(number);
  // The server checks the other fields. Only a number can be sent to it.
  const fault = findClassCountFault(settled, 0);
  const classes = parseClassCount(settled);
  const classesMax = useClassesMax();
  const [create] = peopleApi.useCreateStudentAccountMutation();
  const { submit, errorOf, dialog } = useCommandDialog(create, {
    key: 'create-student',
    fields: ['name', 'email', 'password', 'classes_total'],
    done: ({ balance }, { body }) => ({
      title: copy.studentCreatedText,
      detail: copy.toStudentBalanceText(body.name, balance, classesMax),
    }),
    failed: copy.creatingFailedText,
    unconfirmed: copy.creatingFailedText,
    // Specification, section 8: each failure has this toast.
    toastsFieldErrors: true,
    staysOpenAfterEarlier: true,
    onClose,
  });

  return (
    <FormDialog
      title={createStudentTexts.title}
      description={createStudentTexts.description}
      act={createStudentText}
      acting={createStudentTexts.acting}
      {...dialog}
      notice={toPasswordNotice(dialog.notice)}
      onSubmit={() => {
        setNumber(settled);
        submit(fault || classes === null ? undefined : { body: { name, email, password, classes_total: classes } });
      }}
    >
      <Field label={credentialTexts.name} error={errorOf('name')}>
        <Input
          required
          maxLength={NAME_LENGTH_MAX}
          autoComplete="off"
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      </Field>
      <StudentCredentialFields
        email={{ value: email, onChange: setEmail, error: errorOf('email') }}
        password={{ value: password, onChange: setPassword, error: errorOf('password') }}
      />
      <ClassCountField
        label={createStudentTexts.classes}
        value={number}
        onChange={setNumber}
        error={errorOf('classes_total', fault)}
      />
      <AdjustmentPreviewStrip before={emptyClassBalance} direction="add" classes={toPreviewClassCount(number, 0)} />
    </FormDialog>
  );
}
