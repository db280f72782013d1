import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

/** The tick of an attendance mark, animated when it appears. */
export function TickIcon({ className, ...props }: ComponentProps<'svg'>) {
  return (
    <svg
      viewBox="0 0 20 20"
      fill="none"
      aria-hidden="true"
      className={cx('size-4 shrink-0 stroke-current', className)}
      {...props}
    >
      <path
        d="m3 10.6 4.6 5.2L17 4.2"
        pathLength={1}
        strokeDasharray={1}
        strokeWidth="2.6"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="animate-written"
      />
    </svg>
  );
}
