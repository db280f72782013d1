import { Mail } from 'lucide-react';
import { contactMessagesTexts as copy, toUnansweredMessagesText } from '../../../copy/contact-messages.ts';
import { paths } from '../../../navigation/paths.ts';
import { NoticeWithLink } from './notice-with-link.tsx';

/** The number of messages from the contact form that wait for an answer, with a link to them. */
export function ContactMessagesNotice({ count, className }: { count: number; className?: string }) {
  if (count === 0) return null;
  return (
    <NoticeWithLink icon={Mail} href={paths.messages} link={copy.review} context={copy.title} className={className}>
      {toUnansweredMessagesText(count)}
    </NoticeWithLink>
  );
}
