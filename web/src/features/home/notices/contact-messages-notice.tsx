import { Mail } from 'lucide-react';
import { messagesTitleText, reviewMessagesText, toUnansweredMessagesText } from '../../../copy/dashboard-notices.ts';
import { paths } from '../../../navigation/paths.ts';
import { NoticeWithLink } from './notice-with-link.tsx';

/** The number of messages from the contact form that wait for an answer, with a link to them. */
export function ContactMessagesNotice({ count, className }: { count: number; className?: string }) {
  if (count === 0) return null;
  return (
    <NoticeWithLink
      icon={Mail}
      href={paths.messages}
      link={reviewMessagesText}
      context={messagesTitleText}
      className={className}
    >
      {toUnansweredMessagesText(count)}
    </NoticeWithLink>
  );
}
