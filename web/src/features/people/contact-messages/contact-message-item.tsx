import type { ContactMessageRow } from '#contracts/contact.ts';
import { peopleApi } from '../../../api/people-api.ts';
import { useCommand } from '../../../commands/use-command-dialog.ts';
import { savingText } from '../../../copy/common.ts';
import { formatDate, formatMediumDate, formatTime, toCentreDate } from '../../../lib/dates.ts';
import { useCentre } from '../../../session/session.ts';
import { notify } from '../../../toasts/notify.ts';
import { BidiIsolatedName } from '../../../ui/bidi-isolated-name.tsx';
import { Button } from '../../../ui/button.tsx';
import { contactMessagesTexts as copy, toAnsweredText } from './contact-messages-copy.ts';
import { toContactLink } from './to-contact-link.ts';

/** One message: who wrote and how to reach them, when, the text, and the acts. */
export function ContactMessageItem({ message, onDelete }: { message: ContactMessageRow; onDelete(): void }) {
  const { id, name, contact, sent_at, answered_at, answered_by_name } = message;
  const link = toContactLink(contact);
  const timeZone = useCentre()?.time_zone;
  const key = `mark-contact-message/${id}`;
  const [mark] = peopleApi.useMarkContactMessageMutation();
  const { submit, pending } = useCommand(mark, {
    key,
    onDone: () => notify.settled(key),
    failed: copy.markFailed,
  });
  const about = { 'aria-description': name, size: 'small' } as const;
  return (
    <li className="flex flex-col gap-2 px-4 py-4 sm:px-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h3 className="font-sans text-base font-semibold wrap-anywhere">
          <BidiIsolatedName name={name} />
        </h3>
        {timeZone && (
          <p className="text-sm text-quiet">
            {formatMediumDate(toCentreDate(sent_at, timeZone))}, {formatTime(sent_at, timeZone)}
          </p>
        )}
      </div>
      {contact !== '' && (
        <p className="wrap-anywhere">
          {link === undefined ? (
            contact
          ) : (
            <a href={link} className="inline-flex min-h-11 items-center text-accent underline">
              {contact}
            </a>
          )}
        </p>
      )}
      <p className="max-w-prose whitespace-pre-line wrap-anywhere">{message.message}</p>
      {answered_at !== null && timeZone && (
        <p className="text-sm text-quiet">
          {toAnsweredText(formatDate(toCentreDate(answered_at, timeZone)), answered_by_name)}
        </p>
      )}
      <div className="mt-1 flex flex-wrap gap-2">
        <Button {...about} pending={pending} onClick={() => submit({ id, body: { answered: answered_at === null } })}>
          {pending ? savingText : answered_at === null ? copy.mark : copy.unmark}
        </Button>
        <Button {...about} variant="quiet-danger" onClick={onDelete}>
          {copy.delete}
        </Button>
      </div>
    </li>
  );
}
