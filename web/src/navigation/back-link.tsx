import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';

/** A link back to the parent page, shown above a page's title. */
export function BackLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} className="-mt-3 inline-flex min-h-11 items-center gap-1.5 text-accent hover:underline">
      <ArrowLeft aria-hidden className="size-4" />
      {children}
    </Link>
  );
}
