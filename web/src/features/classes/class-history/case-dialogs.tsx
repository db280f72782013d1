import { CASE_TEXT_LENGTH_MAX } from '#events/values/limits.ts';
import { classesApi } from '../../../api/classes-api.ts';
import { useCommandDialog } from '../../../commands/use-command-dialog.ts';
import { useDialogDraftField } from '../../../commands/use-dialog-draft.ts';
import { useProfile } from '../../../session/session.ts';
import { Field } from '../../../ui/field.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Textarea } from '../../../ui/input.tsx';
import { askAgainTexts, askTexts as copy } from './ask-copy.ts';
import { type AskedRow, questionFields, useQuestionFields } from './case-fields.tsx';

interface AskDialogProps {
  studentId: string;
  /** Null for the classes as a whole or of some days. */
  row: AskedRow | null;
  onClose(): void;
}

/** A student or a family says what is wrong with a row of the student’s class history, or with the classes. */
export function AskDialog({ studentId, row, onClose }: AskDialogProps) {
  const isFamily = useProfile().role === 'family';
  const asker = isFamily ? 'family' : 'student';
  const { question, unsaved, fields } = useQuestionFields({ row, asker, voice: asker });
  const [openCase] = classesApi.useOpenCaseMutation();
  const { submit, errorOf, dialog } = useCommandDialog(openCase, {
    key: `ask/${row?.id ?? studentId}`,
    fields: questionFields,
    done: copy.sent,
    failed: copy.failed,
    onClose,
  });
  return (
    <FormDialog
      title={copy.title}
      description={row?.text ?? (isFamily ? copy.aboutClassesOfChild : copy.aboutClasses)}
      act={copy.send}
      acting={copy.sending}
      {...dialog}
      unsaved={unsaved}
      onSubmit={() => submit(question && { studentId, body: question })}
    >
      {fields(errorOf)}
    </FormDialog>
  );
}

/** A student or a family replies to an answer or a resolution that they do not agree with. */
export function AskAgainDialog({ studentId, caseId, onClose }: { studentId: string; caseId: string; onClose(): void }) {
  const [text = '', setText] = useDialogDraftField('text');
  const [reopenCase] = classesApi.useReopenCaseMutation();
  const { submit, errorOf, dialog } = useCommandDialog(reopenCase, {
    key: `ask-again/${caseId}`,
    fields: ['text'],
    done: copy.sent,
    failed: copy.failed,
    onClose,
  });
  const isMissing = text.trim() === '';
  return (
    <FormDialog
      title={askAgainTexts.title}
      description={askAgainTexts.description}
      act={copy.send}
      acting={copy.sending}
      {...dialog}
      unsaved={!isMissing}
      onSubmit={() => submit(isMissing ? undefined : { studentId, body: { case_id: caseId, text } })}
    >
      <Field label={copy.kind} error={errorOf('text', isMissing && copy.missing)}>
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
