import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { TableCell, TableHeader } from './table.tsx';

/** The red margin line of every ledger, to the right of the first column. */
const margin = 'border-r-2 border-margin/60';

export function MarginHeader({ className, ...props }: ComponentProps<typeof TableHeader>) {
  return <TableHeader className={cx(margin, className)} {...props} />;
}

export function MarginCell({ className, ...props }: ComponentProps<typeof TableCell>) {
  return <TableCell className={cx(margin, 'text-quiet', className)} {...props} />;
}
