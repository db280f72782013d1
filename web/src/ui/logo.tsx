import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { productName } from '../copy/common.ts';

/** The logo: a page of a register with its red margin line and a tick. */
function LogoMark({ className, ...props }: ComponentProps<'svg'>) {
  return (
    <svg viewBox="0 0 24 28" fill="none" aria-hidden="true" className={cx('h-7 w-6 shrink-0', className)} {...props}>
      <rect x="1" y="1" width="22" height="26" rx="3" className="fill-sheet stroke-ink" strokeWidth="2" />
      <path d="M8 2v24" className="stroke-margin" strokeWidth="2" />
      <path
        d="m10 16.5 4 4.5 7.5-9.5"
        className="stroke-accent"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

export function Logo({ name = productName, className, ...props }: ComponentProps<'span'> & { name?: string }) {
  return (
    <span
      className={cx(
        'inline-flex items-center gap-2.5 font-serif leading-tight font-semibold sm:text-heading',
        className,
      )}
      {...props}
    >
      <LogoMark />
      {name}
    </span>
  );
}
