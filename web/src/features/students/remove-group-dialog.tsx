import type { Group } from '#contracts/groups.ts';
import { useFormCommand } from '../../commands/use-form-command.ts';
import { removeGroupTexts as copy } from '../../copy/groups.ts';
import { notify } from '../../toasts/notify.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useArchiveGroupMutation } from './groups-api.ts';

/** Asks a tutor to confirm that a group is removed. */
export function RemoveGroupDialog({ group: { id, name }, onClose }: { group: Group; onClose(): void }) {
  const key = `remove-group/${id}`;
  const [archive] = useArchiveGroupMutation();
  const { submit, pending } = useFormCommand(
    (groupId: string, idempotencyKey) => archive({ groupId, idempotencyKey }),
    {
      keptOverReload: false,
      onDone: () => {
        notify.success({ key, title: copy.removed(name) });
        onClose();
      },
      onFailed: ({ detail }) => {
        notify.failure({ key, title: copy.failed, detail });
        onClose();
      },
    },
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
