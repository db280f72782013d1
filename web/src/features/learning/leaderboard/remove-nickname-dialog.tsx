import { useConfirmedCommand } from '../../../commands/use-confirmed-command.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { type NicknamesAnswer, type ResetNicknameRequest, useResetNicknameMutation } from './api.ts';
import { nicknamesTexts as copy } from './leaderboard-copy.ts';

interface RemoveNicknameDialogProps {
  row: NicknamesAnswer['nicknames'][number];
  onClose(): void;
}

/** Asks a tutor to confirm that a student's nickname is removed. */
export function RemoveNicknameDialog({ row, onClose }: RemoveNicknameDialogProps) {
  const { student_id, name, nickname } = row;
  const [reset] = useResetNicknameMutation();
  const { submit, pending } = useConfirmedCommand(
    (body: ResetNicknameRequest, idempotencyKey) => reset({ body, idempotencyKey }),
    { key: `reset-nickname/${student_id}`, done: copy.removed(name), failed: copy.removeFailed, onClose },
  );
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={copy.confirmTitle(nickname)}
      description={copy.confirmText(name)}
      confirm={copy.confirm}
      pending={pending}
      onConfirm={() => void submit({ student_id, nickname })}
    />
  );
}
