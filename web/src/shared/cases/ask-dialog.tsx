import { classesApi } from '../../api/classes-api.ts';
import { useCommandDialog } from '../../commands/use-command-dialog.ts';
import { useProfile } from '../../session/session.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { askTexts as copy } from './ask-copy.ts';
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
