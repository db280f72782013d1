import { cx } from 'class-variance-authority';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { FACT_SEPARATOR } from '../../../lib/fact-separator.ts';
import { Notice } from '../../../ui/notice.tsx';

interface NoticeWithLinkProps {
  icon: LucideIcon;
  href: string;
  /** Text of the link, and the words that follow it for screen readers. */
  link: string;
  context: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A notice about work on another screen, with a link to it. */
export const NoticeWithLink = ({ icon: Icon, href, link, context, className, children }: NoticeWithLinkProps) => (
  <Notice className={cx('flex gap-2.5', className)} role="status">
    <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-info" />
    <p>
      {children}
      {FACT_SEPARATOR}
      <Link href={href} className="-my-3 inline-block rounded-control py-3 font-semibold text-accent hover:underline">
        {link}
        <span className="sr-only"> {context}</span>
      </Link>
    </p>
  </Notice>
);
