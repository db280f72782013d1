import { unassignStudentsTexts as copy } from '../../../copy/homework.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';

interface ConfirmUnassignDialogProps {
  /** Names of the students with a submission; empty when only the server knows them. */
  names: readonly string[];
  onConfirm(): void;
  onClose(): void;
}

/** Asks for confirmation before students with a submission are unassigned. */
export function ConfirmUnassignDialog({ names, onConfirm, onClose }: ConfirmUnassignDialogProps) {
  return (
    <ConfirmDialog
      onClose={onClose}
      title={names.length === 0 ? copy.act : copy.title(names)}
      description={<p>{names.length === 0 ? copy.somebody : copy.text(names)}</p>}
      confirm={copy.act}
      onConfirm={onConfirm}
    />
  );
}
