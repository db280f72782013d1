import { practiceApi } from '../../../api/practice-api.ts';
import { useCommandDialog } from '../../../commands/use-command-dialog.ts';
import { withdrawPracticeTexts as copy } from '../../../copy/assigned-practice.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import type { AssignedTopic } from './group-assigned-practice.ts';

interface WithdrawPracticeDialogProps {
  assigned: AssignedTopic;
  /** Whose it is, such as a name or “3 students”. */
  students: string;
  onClose(): void;
}

/** Asks a tutor to confirm that a topic is taken back from everybody who has not done it. */
export function WithdrawPracticeDialog({
  assigned: { key: topicKey, topic, open },
  students,
  onClose,
}: WithdrawPracticeDialogProps) {
  const [withdraw] = practiceApi.useWithdrawAssignedPracticeMutation();
  const { submit, dialog } = useCommandDialog(withdraw, {
    key: `withdraw-practice/${topicKey}`,
    keptOverReload: false,
    done: copy.done(topic),
    failed: copy.failed,
    onFailed: onClose,
    onClose,
  });
  return (
    <ConfirmDialog
      {...dialog}
      title={copy.title(topic)}
      description={copy.text(students)}
      confirm={copy.confirm}
      onConfirm={() => submit({ body: { assigned: open.map(({ student_id, id }) => ({ student_id, id })) } })}
    />
  );
}
