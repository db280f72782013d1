import { useCommandDialog } from '../../../commands/use-command-dialog.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { type NicknamesAnswer, useResetNicknameMutation } from './api.ts';
import { nicknamesTexts as copy } from './leaderboard-copy.ts';

interface RemoveNicknameDialogProps {
  row: NicknamesAnswer['nicknames'][number];
  onClose(): void;
}

/** Asks a tutor to confirm that a student's nickname is removed. */
export function RemoveNicknameDialog({ row, onClose }: RemoveNicknameDialogProps) {
  const { student_id, name, nickname } = row;
  const [reset] = useResetNicknameMutation();
  const { submit, dialog } = useCommandDialog(reset, {
    key: `reset-nickname/${student_id}`,
    keptOverReload: false,
    done: copy.removed(name),
    failed: copy.removeFailed,
    onFailed: onClose,
    onClose,
  });
  return (
    <ConfirmDialog
      {...dialog}
      title={copy.confirmTitle(nickname)}
      description={copy.confirmText(name)}
      confirm={copy.confirm}
      onConfirm={() => submit({ body: { student_id, nickname } })}
    />
  );
}
