import type { ContactMessageRow } from '#contracts/contact.ts';
import { peopleApi } from '../../../api/people-api.ts';
import { useCommandDialog } from '../../../commands/use-command-dialog.ts';
import { useOpenDialog } from '../../../commands/use-dialog-draft.ts';
import { deletingText, loadingText } from '../../../copy/common.ts';
import { BackToDashboard } from '../../../navigation/back-to-dashboard.tsx';
import { LoadedPart } from '../../../page/loaded-part.tsx';
import { useCentre } from '../../../session/session.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { ContactMessageItem } from './contact-message-item.tsx';
import { contactMessagesTexts as copy, toDeleteMessageTitleText } from './contact-messages-copy.ts';

/** The messages of the contact form, for tutors. */
export function ContactMessagesPage() {
  const days = useCentre()?.contact_message_days;
  const messages = peopleApi.useGetContactMessagesQuery();
  const [deleted, setDeleted] = useOpenDialog<Pick<ContactMessageRow, 'id' | 'name'>>();
  const onDelete = ({ id, name }: ContactMessageRow) => setDeleted({ id, name });
  return (
    <>
      <PageHeader back={<BackToDashboard />} title={copy.title} description={copy.toDescription(days)} />
      <LoadedPart query={messages} failed={copy.failed} loading={loadingText}>
        {({ unanswered, answered }) => (
          <div className="flex flex-col gap-10">
            <MessageList heading={copy.unanswered} rows={unanswered} onDelete={onDelete} />
            {answered.length > 0 && <MessageList heading={copy.answered} rows={answered} onDelete={onDelete} />}
          </div>
        )}
      </LoadedPart>
      {deleted && <DeleteMessageDialog message={deleted} onClose={() => setDeleted(null)} />}
    </>
  );
}

interface MessageListProps {
  heading: string;
  rows: readonly ContactMessageRow[];
  onDelete(message: ContactMessageRow): void;
}

const MessageList = ({ heading, rows, onDelete }: MessageListProps) => (
  <section aria-label={heading}>
    <h2 className="mb-3 text-heading">{heading}</h2>
    <Sheet>
      {rows.length === 0 ? (
        <EmptyState {...copy.none} />
      ) : (
        <ol className="divide-y divide-rule">
          {rows.map((row) => (
            <ContactMessageItem key={row.id} message={row} onDelete={() => onDelete(row)} />
          ))}
        </ol>
      )}
    </Sheet>
  </section>
);

interface DeleteMessageDialogProps {
  message: Pick<ContactMessageRow, 'id' | 'name'>;
  onClose(): void;
}

function DeleteMessageDialog({ message: { id, name }, onClose }: DeleteMessageDialogProps) {
  const [remove] = peopleApi.useDeleteContactMessageMutation();
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
