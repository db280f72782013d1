import { cx } from 'class-variance-authority';
import { LoaderCircle } from 'lucide-react';
import type { ComponentProps } from 'react';
import { loadingText } from '../copy/common.ts';

/** Shows and announces that something is loading. */
export function Spinner({ label = loadingText, className, ...props }: ComponentProps<'div'> & { label?: string }) {
  return (
    <div
      role="status"
      className={cx('flex items-center justify-center gap-2.5 py-10 text-quiet', className)}
      {...props}
    >
      <LoaderCircle aria-hidden className="size-5 animate-turn" />
      {label}
    </div>
  );
}
