import { CASE_TEXT_LENGTH_MAX } from '#events/values/limits.ts';
import { classesApi } from '../../api/classes-api.ts';
import { useCommandDialog } from '../../commands/use-command-dialog.ts';
import { useDialogDraftField } from '../../commands/use-dialog-draft.ts';
import { Field } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Textarea } from '../../ui/input.tsx';

interface ReopenCaseDialogProps {
  studentId: string;
  caseId: string;
  /** In the words of those who ask again, or of a tutor. */
  texts: Record<'title' | 'description' | 'label' | 'missing' | 'act' | 'acting' | 'done' | 'failed', string>;
  onClose(): void;
}

/** Replies to an answer or a resolution with which somebody does not agree. */
export function ReopenCaseDialog({ studentId, caseId, texts, onClose }: ReopenCaseDialogProps) {
  const [text = '', setText] = useDialogDraftField('text');
  const [reopenCase] = classesApi.useReopenCaseMutation();
  const { submit, errorOf, dialog } = useCommandDialog(reopenCase, {
    key: `reopen-case/${caseId}`,
    fields: ['text'],
    done: texts.done,
    failed: texts.failed,
    onClose,
  });
  const isMissing = text.trim() === '';
  return (
    <FormDialog
      title={texts.title}
      description={texts.description}
      act={texts.act}
      acting={texts.acting}
      {...dialog}
      unsaved={!isMissing}
      onSubmit={() => submit(isMissing ? undefined : { studentId, body: { case_id: caseId, text } })}
    >
      <Field label={texts.label} error={errorOf('text', isMissing && texts.missing)}>
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
