import type { Group } from '#contracts/groups.ts';
import { useCommandDialog } from '../../../commands/use-command-dialog.ts';
import { removeGroupTexts as copy } from '../../../copy/groups.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useArchiveGroupMutation } from './groups-api.ts';

/** Asks a tutor to confirm that a group is removed. */
export function RemoveGroupDialog({ group: { id, name }, onClose }: { group: Group; onClose(): void }) {
  const [archive] = useArchiveGroupMutation();
  const { submit, dialog } = useCommandDialog(archive, {
    key: `remove-group/${id}`,
    keptOverReload: false,
    done: copy.removed(name),
    failed: copy.failed,
    onFailed: onClose,
    onClose,
  });
  return (
    <ConfirmDialog
      {...dialog}
      title={copy.title(name)}
      description={copy.text}
      confirm={copy.confirm}
      onConfirm={() => submit({ groupId: id })}
    />
  );
}
