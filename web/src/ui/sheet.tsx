import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

/** The surface of lists, tables and forms. */
export function Sheet({ className, ...props }: ComponentProps<'div'>) {
  return <div className={cx('overflow-hidden rounded-sheet border border-rule bg-sheet', className)} {...props} />;
}
