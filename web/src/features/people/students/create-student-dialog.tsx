import { zodResolver } from '@hookform/resolvers/zod';
import { useController, useForm } from 'react-hook-form';
import { z } from 'zod';
import { type CreateStudentRequest, createStudentRequest } from '#contracts/students.ts';
import { NAME_LENGTH_MAX } from '#events/values/limits.ts';
import { peopleApi } from '../../../api/people-api.ts';
import { withDialogDraftFields } from '../../../commands/dialog-draft.ts';
import { useCommandDialog } from '../../../commands/use-command-dialog.ts';
import { useDialogDraftForm } from '../../../commands/use-dialog-draft.ts';
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
  const { register, control, handleSubmit, formState, subscribe } = useForm({
    resolver: zodResolver(createStudentFormSchema),
    defaultValues: withDialogDraftFields({ name: '', email: '', password: '', classes_total: '0' }),
  });
  useDialogDraftForm(subscribe);
  const classes = useController({ control, name: 'classes_total' }).field;
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
  const fault = (field: keyof CreateStudentRequest) => formState.errors[field]?.message ?? errorOf(field);
  const save = handleSubmit(
    (body) => submit({ body }),
    () => submit(undefined),
  );

  return (
    <FormDialog
      title={createStudentTexts.title}
      description={createStudentTexts.description}
      act={createStudentText}
      acting={createStudentTexts.acting}
      {...dialog}
      notice={toPasswordNotice(dialog.notice)}
      onSubmit={() => {
        classes.onChange(normalizeClassCount(classes.value));
        void save();
      }}
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

/** The form of a new student. The number of classes is text until the form is valid. */
const createStudentFormSchema = createStudentRequest.extend({
  classes_total: z.string().transform((typed, context) => {
    const text = normalizeClassCount(typed);
    const fault = findClassCountFault(text, 0);
    if (fault) context.addIssue({ code: 'custom', message: fault });
    return parseClassCount(text) ?? 0;
  }),
});
