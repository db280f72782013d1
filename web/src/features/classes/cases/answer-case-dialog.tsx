import type { ListedCase } from '#contracts/cases.ts';
import { CASE_TEXT_LENGTH_MAX } from '#events/values/limits.ts';
import { useCommandDialog } from '../../../commands/use-command-dialog.ts';
import { useDialogDraftField } from '../../../commands/use-dialog-draft.ts';
import { Field } from '../../../ui/field.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Textarea } from '../../../ui/input.tsx';
import { useAnswerCaseMutation } from './api.ts';
import { answerTexts as copy, resolveTexts } from './cases-copy.ts';

/** Answers a case, which stays unresolved. */
export function AnswerCaseDialog({ of, onClose }: { of: ListedCase; onClose(): void }) {
  const [text = '', setText] = useDialogDraftField('text');
  const [answer] = useAnswerCaseMutation();
  const { submit, errorOf, dialog } = useCommandDialog(answer, {
    key: `case/${of.id}`,
    fields: ['text'],
    done: copy.done,
    failed: copy.failed,
    onClose,
  });
  const isMissing = text.trim() === '';
  return (
    <FormDialog
      title={copy.title(of.student_name)}
      act={copy.act}
      acting={copy.acting}
      {...dialog}
      unsaved={!isMissing}
      onSubmit={() => submit(isMissing ? undefined : { body: { student_id: of.student_id, case_id: of.id, text } })}
    >
      <Field label={copy.label} hint={resolveTexts.hint} error={errorOf('text', isMissing && copy.missing)}>
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
