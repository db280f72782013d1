import { useState } from 'react';
import type { ListedCase } from '#contracts/cases.ts';
import { CASE_TEXT_LENGTH_MAX } from '#events/values/limits.ts';
import { useDialogDraftField } from '../../../commands/use-dialog-draft.ts';
import { useFormCommand } from '../../../commands/use-form-command.ts';
import { notify } from '../../../toasts/notify.ts';
import { Field } from '../../../ui/field.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Textarea } from '../../../ui/input.tsx';
import { type AnswerCaseRequest, useAnswerCaseMutation } from './api.ts';
import { answerTexts as copy, resolveTexts } from './cases-copy.ts';

/** Answers a case, which stays unresolved. */
export function AnswerCaseDialog({ of, onClose }: { of: ListedCase; onClose(): void }) {
  const [text = '', setText] = useDialogDraftField('text');
  const [tried, setTried] = useState(false);
  const [answer] = useAnswerCaseMutation();
  const key = `case/${of.id}`;
  const { submit, pending, failure, notice } = useFormCommand(
    (body: AnswerCaseRequest, idempotencyKey) => answer({ body, idempotencyKey }),
    {
      fields: ['text'],
      onDone: () => {
        notify.success({ key, title: copy.done });
        onClose();
      },
      onFailed: ({ detail }) => notify.failure({ key, title: copy.failed, detail }),
    },
  );
  const isMissing = text.trim() === '';
  const send = () => {
    setTried(true);
    if (!isMissing) void submit({ student_id: of.student_id, case_id: of.id, text });
  };
  return (
    <FormDialog
      title={copy.title(of.student_name)}
      act={copy.act}
      acting={copy.acting}
      pending={pending}
      failure={failure}
      notice={notice}
      unsaved={!isMissing}
      onSubmit={send}
      onClose={onClose}
    >
      <Field
        label={copy.label}
        hint={resolveTexts.hint}
        error={(tried && isMissing ? copy.missing : undefined) ?? failure?.errors.text}
      >
        <Textarea
          required
          maxLength={CASE_TEXT_LENGTH_MAX}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
    </FormDialog>
  );
}
