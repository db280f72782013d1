import { cx } from 'class-variance-authority';
import { LoaderCircle } from 'lucide-react';
import type { ComponentProps } from 'react';
import { loadingText } from '../copy/common.ts';
import { SlowRequestNotice } from './slow-request-notice.tsx';

/** Shows and announces that something is loading. */
export function Spinner({ label = loadingText, className, ...props }: ComponentProps<'div'> & { label?: string }) {
  return (
    <div className={cx('flex flex-wrap items-center justify-center gap-2.5 py-10 text-quiet', className)} {...props}>
      <span role="status" className="flex items-center gap-2.5">
        <LoaderCircle aria-hidden className="size-5 animate-turn" />
        {label}
      </span>
      <SlowRequestNotice className="w-full" />
    </div>
  );
}
