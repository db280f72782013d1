import { Mail } from 'lucide-react';
import { Link } from 'wouter';
import { contactMessagesTexts as copy, toUnansweredMessagesText } from '../../copy/contact-messages.ts';
import { FACT_SEPARATOR } from '../../lib/fact-separator.ts';
import { paths } from '../../navigation/paths.ts';
import { Notice } from '../../ui/notice.tsx';

/** The number of messages from the contact form that wait for an answer, with a link to them. */
export function ContactMessagesNotice({ count, className }: { count: number; className?: string }) {
  if (count === 0) return null;
  return (
    <Notice className={className} role="status">
      <p className="flex gap-2.5">
        <Mail aria-hidden className="mt-0.5 size-4 shrink-0 text-info" />
        <span>
          {toUnansweredMessagesText(count)}
          {FACT_SEPARATOR}
          <Link
            href={paths.messages}
            className="-my-3 inline-block rounded-control py-3 font-semibold text-accent hover:underline"
          >
            {copy.review}
            <span className="sr-only"> {copy.title}</span>
          </Link>
        </span>
      </p>
    </Notice>
  );
}
