import { unassign as copy } from '../../copy/homework.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

interface UnassignDialogProps {
  /** Of those who have submitted; empty where the server knows of somebody whom the page does not. */
  names: readonly string[];
  onConfirm(): void;
  onClose(): void;
}

/** Asks before somebody is unassigned who has submitted. */
export function UnassignDialog({ names, onConfirm, onClose }: UnassignDialogProps) {
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={names.length === 0 ? copy.act : copy.title(names)}
      description={<p>{names.length === 0 ? copy.somebody : copy.text(names)}</p>}
      confirm={copy.act}
      onConfirm={onConfirm}
    />
  );
}
