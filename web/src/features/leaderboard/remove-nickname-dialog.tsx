import { useFormCommand } from '../../commands/use-form-command.ts';
import { nicknamesTexts as copy } from '../../copy/leaderboard.ts';
import { notify } from '../../toasts/notify.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { type NicknamesAnswer, type ResetNicknameRequest, useResetNicknameMutation } from './api.ts';

interface RemoveNicknameDialogProps {
  row: NicknamesAnswer['nicknames'][number];
  onClose(): void;
}

/** Asks a tutor to confirm that a student's nickname is removed. */
export function RemoveNicknameDialog({ row, onClose }: RemoveNicknameDialogProps) {
  const { student_id, name, nickname } = row;
  const key = `reset-nickname/${student_id}`;
  const [reset] = useResetNicknameMutation();
  const { submit, pending } = useFormCommand(
    (body: ResetNicknameRequest, idempotencyKey) => reset({ body, idempotencyKey }),
    {
      keptOverReload: false,
      onDone: () => {
        notify.success({ key, title: copy.removed(name) });
        onClose();
      },
      onFailed: ({ detail }) => {
        notify.failure({ key, title: copy.removeFailed, detail });
        onClose();
      },
    },
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
