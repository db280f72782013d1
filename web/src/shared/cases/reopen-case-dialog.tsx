import { classesApi } from '../../api/classes-api.ts';
import { useCommandDialog } from '../../commands/use-command-dialog.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { useCaseText } from './use-case-text.tsx';

interface ReopenCaseDialogProps {
  studentId: string;
  caseId: string;
  /** In the words of those who ask again, or of a tutor. */
  texts: Record<'title' | 'description' | 'label' | 'missing' | 'act' | 'acting' | 'done' | 'failed', string>;
  onClose(): void;
}

/** Replies to an answer or a resolution with which somebody does not agree. */
export function ReopenCaseDialog({ studentId, caseId, texts, onClose }: ReopenCaseDialogProps) {
  const { text, field } = useCaseText(texts);
  const [reopenCase] = classesApi.useReopenCaseMutation();
  const { submit, errorOf, dialog } = useCommandDialog(reopenCase, {
    key: `reopen-case/${caseId}`,
    fields: ['text'],
    done: texts.done,
    failed: texts.failed,
    onClose,
  });
  return (
    <FormDialog
      title={texts.title}
      description={texts.description}
      act={texts.act}
      acting={texts.acting}
      {...dialog}
      unsaved={text !== undefined}
      onSubmit={() => submit(text === undefined ? undefined : { studentId, body: { case_id: caseId, text } })}
    >
      {field(errorOf)}
    </FormDialog>
  );
}
