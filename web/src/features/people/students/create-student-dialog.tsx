import { zodResolver } from '@hookform/resolvers/zod';
import { useController, useForm } from 'react-hook-form';
import { NAME_LENGTH_MAX } from '#events/values/limits.ts';
import { withDialogDraftFields } from '../../../commands/dialog-draft.ts';
import { useDialogDraftForm } from '../../../commands/use-dialog-draft.ts';
import { useFormCommand } from '../../../commands/use-form-command.ts';
import { firstPasswordCountsText, reloadedBeforeAnswerText } from '../../../copy/forms.ts';
import * as copy from '../../../copy/students.ts';
import { useClassesMax } from '../../../session/session.ts';
import { AdjustmentPreviewStrip } from '../../../shared/students/adjustment-preview-strip.tsx';
import { normalizeClassCount, toPreviewClassCount } from '../../../shared/students/class-count.ts';
import { ClassCountField } from '../../../shared/students/class-count-field.tsx';
import { emptyClassBalance } from '../../../shared/students/preview-adjustment.ts';
import { notify } from '../../../toasts/notify.ts';
import { Field } from '../../../ui/field.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Input } from '../../../ui/input.tsx';
import { type CreateStudentRequest, useCreateStudentAccountMutation } from './api.ts';
import { createStudentFormSchema } from './create-student-form-schema.ts';
import { StudentCredentialFields } from './student-credential-fields.tsx';
import { createStudentText, createStudentTexts, credentialTexts } from './student-management-copy.ts';

const key = 'create-student';

export function CreateStudentDialog({ onClose }: { onClose(): void }) {
  const { register, control, handleSubmit, formState, subscribe } = useForm({
    resolver: zodResolver(createStudentFormSchema),
    defaultValues: withDialogDraftFields({ name: '', email: '', password: '', classes_total: '0' }),
  });
  useDialogDraftForm(subscribe);
  const classes = useController({ control, name: 'classes_total' }).field;
  const classesMax = useClassesMax();
  const [create] = useCreateStudentAccountMutation();
  const { submit, pending, failure, notice } = useFormCommand(
    (body: CreateStudentRequest, idempotencyKey) => create({ body, idempotencyKey }),
    {
      fields: ['name', 'email', 'password', 'classes_total'],
      onDone: ({ balance }, { name }, earlier) => {
        notify.success({
          key,
          title: copy.studentCreatedText,
          detail: copy.toStudentBalanceText(name, balance, classesMax),
        });
        if (!earlier) onClose();
      },
      onFailed: ({ detail }) => notify.failure({ key, title: copy.creatingFailedText, detail }),
    },
  );
  const fault = (field: keyof CreateStudentRequest) => formState.errors[field]?.message ?? failure?.errors[field];
  const save = handleSubmit((student) => submit(student));

  return (
    <FormDialog
      title={createStudentTexts.title}
      description={createStudentTexts.description}
      act={createStudentText}
      acting={createStudentTexts.acting}
      pending={pending}
      failure={failure}
      notice={notice === reloadedBeforeAnswerText ? `${notice} ${firstPasswordCountsText}` : notice}
      onSubmit={() => {
        classes.onChange(normalizeClassCount(classes.value));
        void save();
      }}
      onClose={onClose}
    >
      <Field label={credentialTexts.name} error={fault('name')}>
        <Input required maxLength={NAME_LENGTH_MAX} autoComplete="off" {...register('name')} />
      </Field>
      <StudentCredentialFields
        email={{ field: register('email'), error: fault('email') }}
        password={{ field: register('password'), error: fault('password') }}
      />
      <ClassCountField
        label={createStudentTexts.classes}
        inputRef={classes.ref}
        value={classes.value}
        onChange={classes.onChange}
        error={fault('classes_total')}
      />
      <AdjustmentPreviewStrip
        before={emptyClassBalance}
        direction="add"
        classes={toPreviewClassCount(classes.value, 0)}
      />
    </FormDialog>
  );
}
