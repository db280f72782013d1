import type { ContactMessageRow } from '#contracts/contact.ts';
import { useCommandDialog } from '../../../commands/use-command-dialog.ts';
import { deletingText } from '../../../copy/common.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useDeleteContactMessageMutation } from './api.ts';
import { contactMessagesTexts as copy, toDeleteMessageTitleText } from './contact-messages-copy.ts';

interface DeleteMessageDialogProps {
  message: Pick<ContactMessageRow, 'id' | 'name'>;
  onClose(): void;
}

export function DeleteMessageDialog({ message: { id, name }, onClose }: DeleteMessageDialogProps) {
  const [remove] = useDeleteContactMessageMutation();
  const { submit, dialog } = useCommandDialog(remove, {
    key: `delete-contact-message/${id}`,
    done: copy.deleted,
    failed: copy.deleteFailed,
    onClose,
  });
  return (
    <ConfirmDialog
      {...dialog}
      title={toDeleteMessageTitleText(name)}
      description={<p>{copy.deleteText}</p>}
      confirm={copy.delete}
      confirming={deletingText}
      onConfirm={() => submit({ id })}
    />
  );
}
