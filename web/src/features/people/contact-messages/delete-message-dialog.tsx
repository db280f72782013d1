import type { ContactMessageRow } from '#contracts/contact.ts';
import { useFormCommand } from '../../../commands/use-form-command.ts';
import { deletingText } from '../../../copy/common.ts';
import { contactMessagesTexts as copy, toDeleteMessageTitleText } from '../../../copy/contact-messages.ts';
import { notify } from '../../../toasts/notify.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useDeleteContactMessageMutation } from './api.ts';

interface DeleteMessageDialogProps {
  message: Pick<ContactMessageRow, 'id' | 'name'>;
  onClose(): void;
}

export function DeleteMessageDialog({ message: { id, name }, onClose }: DeleteMessageDialogProps) {
  const key = `delete-contact-message/${id}`;
  const [remove] = useDeleteContactMessageMutation();
  const { submit, pending, failure } = useFormCommand((_: null, idempotencyKey) => remove({ id, idempotencyKey }), {
    onDone: () => {
      notify.success({ key, title: copy.deleted });
      onClose();
    },
    onFailed: ({ detail }) => notify.failure({ key, title: copy.deleteFailed, detail }),
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={toDeleteMessageTitleText(name)}
      description={<p>{copy.deleteText}</p>}
      confirm={pending ? deletingText : copy.delete}
      pending={pending}
      error={failure?.detail}
      onConfirm={() => void submit(null)}
    />
  );
}
