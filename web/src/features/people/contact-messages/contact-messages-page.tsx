import type { ContactMessageRow } from '#contracts/contact.ts';
import { useOpenDialog } from '../../../commands/use-dialog-draft.ts';
import { loadingText } from '../../../copy/common.ts';
import { BackToDashboard } from '../../../navigation/back-to-dashboard.tsx';
import { LoadedPart } from '../../../page/loaded-part.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { ContactMessageItem } from './contact-message-item.tsx';
import { useGetContactMessagesQuery } from './contact-messages-api.ts';
import { contactMessagesTexts as copy } from './contact-messages-copy.ts';
import { DeleteMessageDialog } from './delete-message-dialog.tsx';

/** The messages of the contact form, for tutors. */
export function ContactMessagesPage() {
  const messages = useGetContactMessagesQuery();
  const [deleted, setDeleted] = useOpenDialog<Pick<ContactMessageRow, 'id' | 'name'>>();
  const onDelete = ({ id, name }: ContactMessageRow) => setDeleted({ id, name });
  return (
    <>
      <PageHeader back={<BackToDashboard />} title={copy.title} description={copy.description} />
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
