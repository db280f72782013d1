import type { Group } from '#contracts/groups.ts';
import { useConfirmedCommand } from '../../../commands/use-confirmed-command.ts';
import { removeGroupTexts as copy } from '../../../copy/groups.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useArchiveGroupMutation } from './groups-api.ts';

/** Asks a tutor to confirm that a group is removed. */
export function RemoveGroupDialog({ group: { id, name }, onClose }: { group: Group; onClose(): void }) {
  const [archive] = useArchiveGroupMutation();
  const { submit, pending } = useConfirmedCommand(
    (groupId: string, idempotencyKey) => archive({ groupId, idempotencyKey }),
    { key: `remove-group/${id}`, done: copy.removed(name), failed: copy.failed, onClose },
  );
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={copy.title(name)}
      description={copy.text}
      confirm={copy.confirm}
      pending={pending}
      onConfirm={() => void submit(id)}
    />
  );
}
